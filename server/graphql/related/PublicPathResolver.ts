import { FieldResolver, Resolver, Root } from 'type-graphql';
import { publicPath } from '../../domain/shared/publicPath.js';
import type { Book } from '../../usecases/catalogue/book.js';
import type { Edition } from '../../usecases/editions/viewEditions.js';
import { BookType } from '../books/BookType.js';
import { EditionType } from '../editions/EditionType.js';
import { UserType } from '../users/UserType.js';

const DESCRIPTION =
  'The address of its page that everybody may see, as a path on this server: for links to share.';

@Resolver(() => BookType)
export class PublicPathOfBookResolver {
  @FieldResolver(() => String, { description: DESCRIPTION })
  publicPath(@Root() { id, title }: Book): string {
    return publicPath('book', id, title);
  }
}

@Resolver(() => EditionType)
export class PublicPathOfEditionResolver {
  @FieldResolver(() => String, { description: DESCRIPTION })
  publicPath(@Root() { id, title }: Edition): string {
    return publicPath('edition', id, title);
  }
}

@Resolver(() => UserType)
export class PublicPathOfUserResolver {
  @FieldResolver(() => String, {
    description:
      'The address of the page of a seller that everybody may see, as a path on this server: for links to share.',
  })
  publicPath(@Root() { id, name }: UserType): string {
    return publicPath('seller', id, name);
  }
}
