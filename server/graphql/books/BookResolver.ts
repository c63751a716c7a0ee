import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { canBuy, canRent, isSeller } from '../../domain/policies.js';
import type { Book } from '../../usecases/catalogue/book.js';
import { viewBook } from '../../usecases/catalogue/findBooks.js';
import { searchBooks } from '../../usecases/catalogue/searchBooks.js';
import type { Page } from '../../usecases/paging.js';
import type { GraphQLContext } from '../context.js';
import { pageCost } from '../schema/connection.js';
import { BooksArgs } from './BookInputs.js';
import { BookConnection, BookType } from './BookType.js';

@Resolver(() => BookType)
export class BookResolver {
  @Query(() => BookType, {
    nullable: true,
    description: 'A book by id; null for an unknown one, and for one taken off the market by somebody else.',
  })
  book(@Arg('id', () => ID) id: string, @Ctx() { scope }: GraphQLContext): Promise<Book | null> {
    return viewBook(scope, id);
  }

  @Query(() => BookConnection, { complexity: pageCost, description: 'The books on the market.' })
  books(@Args(() => BooksArgs) request: BooksArgs, @Ctx() { scope }: GraphQLContext): Promise<Page<Book>> {
    return searchBooks(scope, request);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is your own.' })
  async viewerIsSeller(@Root() book: Book, @Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return isSeller(await scope.viewer(), book);
  }

  @FieldResolver(() => Boolean, { description: 'Whether you can put it into your cart to buy it.' })
  async viewerCanBuy(@Root() book: Book, @Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return canBuy(await scope.viewer(), book);
  }

  @FieldResolver(() => Boolean, { description: 'Whether you can put it into your cart to rent it.' })
  async viewerCanRent(@Root() book: Book, @Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return canRent(await scope.viewer(), book);
  }
}
