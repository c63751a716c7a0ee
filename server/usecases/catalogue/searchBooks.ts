import { booksPage } from '../../persistence/queries/books/booksPage.js';
import { pageOf, pageRequest, type Page, type PageArguments, type PageRequest } from '../paging.js';
import { today, type Scope } from '../scope.js';
import { presentBook, type Book } from './book.js';
import { cursorOf, readCursor, type BookList } from './bookCursor.js';
import { countListed } from './countListed.js';
import { listOf, orderOf, readingsOf, type ListRequest } from './bookLists.js';

/** A list of books and which page of it. */
export interface BooksRequest extends ListRequest, PageArguments {}

/**
 * A page of the listed books: newest first unless a sort is named, the best matches first when words are searched for.
 * A search that finds nothing as it stands is read once more, with a typo forgiven in each longer word.
 */
export async function searchBooks(scope: Scope, request: BooksRequest): Promise<Page<Book>> {
  const page = pageRequest(request);
  const order = orderOf(request);
  const place =
    page.cursor === null ? null : readCursor(page.cursor, order, request.filter?.listingType ?? undefined);
  for (const reading of place ? [place.reading] : readingsOf(request)) {
    const list = await listOf(scope, request, order, reading);
    if (!list) break;
    const found = await readPage(scope, list, page, place?.keys ?? null);
    if (found.nodes.length > 0) return found;
  }
  return pageOf([], page, { cursorOf: () => '', count: async () => 0 });
}

async function readPage(
  scope: Scope,
  list: BookList,
  page: PageRequest,
  place: readonly unknown[] | null,
): Promise<Page<Book>> {
  const query = { ...list, limit: page.size + 1, backward: page.backward, skip: 0, place };
  const books = await booksPage(scope.reads, query, today(scope));
  return pageOf(books.map(presentBook), page, {
    cursorOf: (book) => cursorOf(book, list),
    count: () => countListed(scope, list.filter),
  });
}
