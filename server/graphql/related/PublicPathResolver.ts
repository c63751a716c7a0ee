import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Book } from '../../usecases/catalogue/book.js';
import type { Edition } from '../../usecases/editions/viewEditions.js';
import { linkPublicPage } from '../../usecases/publicPages/linkPublicPage.js';
import { BookType } from '../books/BookType.js';
import type { GraphQLContext } from '../context.js';
import { EditionType } from '../editions/EditionType.js';
import { UserType } from '../users/UserType.js';

const FOR_LINKS = 'on this server, for sharing. Null if the operator turned public pages off.';
const DESCRIPTION = `The path of the public page ${FOR_LINKS}`;

@Resolver(() => BookType)
export class PublicPathOfBookResolver {
  @FieldResolver(() => String, { nullable: true, description: DESCRIPTION })
  publicPath(@Root() { id, title }: Book, @Ctx() { scope }: GraphQLContext): string | null {
    return linkPublicPage(scope, 'book', id, title);
  }
}

@Resolver(() => EditionType)
export class PublicPathOfEditionResolver {
  @FieldResolver(() => String, { nullable: true, description: DESCRIPTION })
  publicPath(@Root() { id, title }: Edition, @Ctx() { scope }: GraphQLContext): string | null {
    return linkPublicPage(scope, 'edition', id, title);
  }
}

@Resolver(() => UserType)
export class PublicPathOfUserResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: `The path of the seller’s public page ${FOR_LINKS}`,
  })
  publicPath(@Root() { id, name }: UserType, @Ctx() { scope }: GraphQLContext): string | null {
    return linkPublicPage(scope, 'seller', id, name);
  }
}
