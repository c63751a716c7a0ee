import { COUNT_LIMIT } from '../../domain/shared/page.js';
import type { BookFilter } from '../../persistence/queries/books/bookFilters.js';
import { booksPage } from '../../persistence/queries/books/booksPage.js';
import type { StoredBook } from '../../persistence/queries/books/storedBook.js';
import { today, type Scope } from '../scope.js';
import { presentBook, type Book } from './book.js';
import type { BookList } from './bookCursor.js';
import { countListedLately, type ListToCount } from './countListed.js';
import { refuseUnknownIds } from './finding/refuseUnknownIds.js';
import { listOf, orderOf, readingsOf, type ListRequest } from './bookLists.js';

/**
 * Beyond this many entries the list is counted first: reading a page past its end would read the whole list.
 */
const DEEP = 1_000;

/** A list, and a page by its number from 1, with its size. */
export interface NumberedPage extends ListRequest {
  page: number;
  limit: number;
}

/** The count of a list: `total` up to COUNT_LIMIT; `totalIsCapped` if there are more. */
interface Counted {
  total: number;
  totalIsCapped: boolean;
}

/** A page by its number. */
export interface BrowsedBooks extends Counted {
  books: Book[];
}

/** A page of a list of books, or of the first offers of its editions. */
export interface BrowsedListings extends Counted {
  listings: StoredBook[];
  /** The filter that found them. */
  filter: BookFilter;
}

/**
 * Returns a page of the listed books by its number, in the orders of searchBooks. Pages end at COUNT_LIMIT
 * books, where counting ends: beyond it, readers narrow the list or use cursors.
 */
export async function browseBooks(scope: Scope, request: NumberedPage): Promise<BrowsedBooks> {
  const { listings, total, totalIsCapped } = await browseListings(scope, request, false);
  return { books: listings.map(presentBook), total, totalIsCapped };
}

/** Returns the same before it is presented; only the first offer of each edition if requested. */
export async function browseListings(
  scope: Scope,
  request: NumberedPage,
  ofEditions: boolean,
): Promise<BrowsedListings> {
  const order = orderOf(request);
  for (const reading of readingsOf(request)) {
    const list = await listOf(scope, request, order, reading);
    if (!list) break;
    const found = await readPage(scope, { ...list, ofEditions }, request);
    if (found.total > 0) return found;
  }
  await refuseUnknownIds(scope, request);
  return { listings: [], filter: {}, total: 0, totalIsCapped: false };
}

async function readPage(
  scope: Scope,
  list: BookList & ListToCount,
  { page, limit }: NumberedPage,
): Promise<BrowsedListings> {
  const { filter, ofEditions } = list;
  const skip = (page - 1) * limit;
  const size = Math.max(0, Math.min(limit, COUNT_LIMIT - skip));
  const query = { ...list, limit: skip + size + 1, backward: false, skip, place: null };
  const isBehind = skip >= DEEP && skip >= (await countListedLately(scope, { filter, ofEditions }));
  const rows = size > 0 && !isBehind ? await booksPage(scope.reads, query, today(scope)) : [];
  const endsHere = rows.length <= size && (rows.length > 0 || page === 1);
  const total = endsHere ? skip + rows.length : await countListedLately(scope, { filter, ofEditions });
  return {
    listings: rows.slice(0, size),
    filter,
    total: Math.min(total, COUNT_LIMIT),
    totalIsCapped: total > COUNT_LIMIT,
  };
}
