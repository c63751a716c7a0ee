import { COUNT_LIMIT } from '../../domain/shared/page.js';
import { booksPage } from '../../persistence/queries/books/booksPage.js';
import { today, type Scope } from '../scope.js';
import { presentBook, type Book } from './book.js';
import type { BookList } from './bookCursor.js';
import { countListedLately } from './countListed.js';
import { refuseUnknownSeller } from './finding/refuseUnknownSeller.js';
import { listOf, orderOf, readingsOf, type ListRequest } from './bookLists.js';

/** A list and which of its pages, from 1, of so many books each. */
export interface NumberedPage extends ListRequest {
  page: number;
  limit: number;
}

/** A page by its number. `total` is counted to COUNT_LIMIT; more than that is `totalIsCapped`. */
export interface BrowsedBooks {
  books: Book[];
  total: number;
  totalIsCapped: boolean;
}

/**
 * A page of the listed books by its number, in the orders of searchBooks. Pages end where counting ends, at COUNT_LIMIT
 * books: anyone who wants more narrows the list, or uses cursors.
 */
export async function browseBooks(scope: Scope, request: NumberedPage): Promise<BrowsedBooks> {
  const order = orderOf(request);
  for (const reading of readingsOf(request)) {
    const list = await listOf(scope, request, order, reading);
    if (!list) break;
    const found = await readPage(scope, list, request);
    if (found.total > 0) return found;
  }
  await refuseUnknownSeller(scope, request);
  return { books: [], total: 0, totalIsCapped: false };
}

async function readPage(scope: Scope, list: BookList, { page, limit }: NumberedPage): Promise<BrowsedBooks> {
  const skip = (page - 1) * limit;
  const size = Math.max(0, Math.min(limit, COUNT_LIMIT - skip));
  const query = { ...list, limit: skip + size + 1, backward: false, skip, place: null };
  const rows = size > 0 ? await booksPage(scope.reads, query, today(scope)) : [];
  const endsHere = rows.length <= size && (rows.length > 0 || page === 1);
  const total = endsHere ? skip + rows.length : await countListedLately(scope, list.filter);
  return {
    books: rows.slice(0, size).map(presentBook),
    total: Math.min(total, COUNT_LIMIT),
    totalIsCapped: total > COUNT_LIMIT,
  };
}
