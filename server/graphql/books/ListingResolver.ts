import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { viewerCanEdit } from '../../usecases/listings/rightsOnBook.js';
import type { Book } from '../../usecases/catalogue/book.js';
import { adjustCopies } from '../../usecases/listings/adjustCopies.js';
import { editBook } from '../../usecases/listings/editBook.js';
import { listOwnBooks } from '../../usecases/listings/listOwnBooks.js';
import { putBackBook } from '../../usecases/listings/putBackBook.js';
import { takeOffBook } from '../../usecases/listings/takeOffBook.js';
import type { Page } from '../../usecases/paging.js';
import type { GraphQLContext } from '../context.js';
import { freshLoaders } from '../loaders.js';
import { pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { BookConnection, BookType } from './BookType.js';
import {
  AdjustCopiesInput,
  AdjustCopiesPayload,
  EditBookInput,
  EditBookPayload,
  ListingsArgs,
  PutBackBookInput,
  PutBackBookPayload,
  TakeOffBookInput,
  TakeOffBookPayload,
} from './ListingTypes.js';
import { uploadedCover } from './uploadedFile.js';

/** The listings of the viewer, and the mutations that change an existing listing. */
@Resolver(() => BookType)
export class ListingResolver {
  @Query(() => BookConnection, {
    complexity: pageCost,
    description: 'Your listings, newest first, including listings that are off the market.',
  })
  listings(
    @Args(() => ListingsArgs) request: ListingsArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Book>> {
    return listOwnBooks(scope, request);
  }

  @Mutation(() => EditBookPayload, {
    description: 'Changes one of your listings. Existing orders keep their title and price.',
  })
  editBook(
    @Arg('input', () => EditBookInput) { cover, ...edit }: EditBookInput,
    @Ctx() context: GraphQLContext,
  ): Promise<EditBookPayload> {
    return payload(async () => {
      const id = await editBook(context.scope, edit, () => uploadedCover(cover));
      return { book: await bookNow(context, id) };
    });
  }

  @Mutation(() => AdjustCopiesPayload, {
    description:
      'Adds copies to one of your listings, or removes copies from it, even if copies were ordered in the ' +
      'meantime. Copies that are rented out or reserved cannot be removed.',
  })
  adjustCopies(
    @Arg('input', () => AdjustCopiesInput) input: AdjustCopiesInput,
    @Ctx() context: GraphQLContext,
  ): Promise<AdjustCopiesPayload> {
    return payload(async () => ({ book: await bookNow(context, await adjustCopies(context.scope, input)) }));
  }

  @Mutation(() => TakeOffBookPayload, {
    description: 'Takes one of your listings off the market. Its orders are not affected.',
  })
  takeOffBook(
    @Arg('input', () => TakeOffBookInput) input: TakeOffBookInput,
    @Ctx() context: GraphQLContext,
  ): Promise<TakeOffBookPayload> {
    return payload(async () => ({ book: await bookNow(context, await takeOffBook(context.scope, input)) }));
  }

  @Mutation(() => PutBackBookPayload, { description: 'Puts one of your listings back on the market.' })
  putBackBook(
    @Arg('input', () => PutBackBookInput) input: PutBackBookInput,
    @Ctx() context: GraphQLContext,
  ): Promise<PutBackBookPayload> {
    return payload(async () => ({ book: await bookNow(context, await putBackBook(context.scope, input)) }));
  }

  @FieldResolver(() => Boolean, {
    description: 'True if you can edit the listing, take it off the market and put it back.',
  })
  viewerCanEdit(@Root() book: Book, @Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return viewerCanEdit(scope, book);
  }
}

/** Returns the current state of a listing, for the result of a mutation that changed it. */
function bookNow(context: GraphQLContext, id: string): Promise<Book | null> {
  return freshLoaders(context).book.load(id);
}
