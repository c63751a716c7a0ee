import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { readBookData } from '../../bookData/bookData.js';
import { unavailableReason } from '../../domain/catalogue/unavailable.js';
import { mostCopiesOf } from '../../domain/orders/orderLimits.js';
import { viewerCanBuy, viewerCanRent } from '../../usecases/cart/rightsToAdd.js';
import { viewerIsSeller } from '../../usecases/listings/rightsOnBook.js';
import type { Book } from '../../usecases/catalogue/book.js';
import { viewBook } from '../../usecases/catalogue/findBooks.js';
import { importBookFile } from '../../usecases/listings/importBookFile.js';
import type { ImportReport } from '../../usecases/listings/importBooks.js';
import { listBook } from '../../usecases/listings/listBook.js';
import { searchBooks } from '../../usecases/catalogue/searchBooks.js';
import type { Page } from '../../usecases/paging.js';
import type { GraphQLContext } from '../context.js';
import { pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { userError } from '../schema/userError.js';
import { UnavailableReason } from './bookEnums.js';
import { BooksArgs, ImportBooksInput, ListBookInput } from './BookInputs.js';
import { ImportBooksPayload, ListBookPayload } from './BookPayloads.js';
import { BookConnection, BookType } from './BookType.js';
import { uploadedCover, uploadedFile } from './uploadedFile.js';

const NOTHING_IMPORTED = { createdCount: 0, skippedCount: 0, refusedRows: [] };

@Resolver(() => BookType)
export class BookResolver {
  @Query(() => BookType, {
    nullable: true,
    description:
      'A book by ID. Null if it does not exist, or if it is off the market and you are neither its seller nor ' +
      'a moderator.',
  })
  book(@Arg('id', () => ID) id: string, @Ctx() { scope }: GraphQLContext): Promise<Book | null> {
    return viewBook(scope, id);
  }

  @Query(() => BookConnection, {
    complexity: pageCost,
    description: 'The books on the market that match the filter.',
  })
  books(@Args(() => BooksArgs) request: BooksArgs, @Ctx() { scope }: GraphQLContext): Promise<Page<Book>> {
    return searchBooks(scope, request);
  }

  @Mutation(() => ListBookPayload, {
    description: 'Lists a book for sale, for rent, or both. For readers and publishers only.',
  })
  listBook(
    @Arg('input', () => ListBookInput) { cover, ...listing }: ListBookInput,
    @Ctx() { scope, loaders }: GraphQLContext,
  ): Promise<ListBookPayload> {
    return payload(async () => ({
      book: await loaders.book.load(await listBook(scope, listing, () => uploadedCover(cover))),
    }));
  }

  @Mutation(() => ImportBooksPayload, {
    description:
      'Creates a listing for each book in a JSON file. Importing the same file again adds nothing. For ' +
      'publishers only.',
  })
  async importBooks(
    @Arg('input', () => ImportBooksInput) { file }: ImportBooksInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<ImportBooksPayload> {
    const imported = await payload(async () =>
      presentReport(await importBookFile(scope, () => uploadedFile(file), readBookData)),
    );
    return { ...NOTHING_IMPORTED, ...imported };
  }

  @FieldResolver(() => Int, {
    description: 'The maximum number of copies in one order: 20 unless the seller chose another limit.',
  })
  mostCopiesPerOrder(@Root() book: Book): number {
    return mostCopiesOf(book);
  }

  @FieldResolver(() => UnavailableReason, {
    nullable: true,
    description:
      'The reason why the book is not available today, or why a book for sale cannot be bought. Null if neither ' +
      'applies.',
  })
  async unavailableReason(
    @Root() book: Book,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<UnavailableReason | null> {
    return unavailableReason(book, (await loaders.removalReason.load(book)) !== null);
  }

  @FieldResolver(() => Boolean, { description: 'True if you are the seller of the book.' })
  viewerIsSeller(@Root() book: Book, @Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return viewerIsSeller(scope, book);
  }

  @FieldResolver(() => Boolean, { description: 'True if you can add the book to your cart as a purchase.' })
  viewerCanBuy(@Root() book: Book, @Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return viewerCanBuy(scope, book);
  }

  @FieldResolver(() => Boolean, {
    description: 'True if you can add the book to your cart as a rental, for today or for later days.',
  })
  viewerCanRent(@Root() book: Book, @Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return viewerCanRent(scope, book);
  }
}

function presentReport(report: ImportReport) {
  const refusedRows = report.refusedRows.map(({ index, title, problems }) => ({
    index,
    title,
    errors: problems.map(userError),
  }));
  return { ...report, refusedRows };
}
