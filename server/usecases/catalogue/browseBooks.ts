import { COUNT_LIMIT } from '../../domain/shared/page.js';
import type { BookFilter } from '../../persistence/queries/books/bookFilters.js';
import { booksPage } from '../../persistence/queries/books/booksPage.js';
import type { StoredBook } from '../../persistence/queries/books/storedBook.js';
import { today, type Scope } from '../scope.js';
import { presentBook, type Book } from './book.js';
import type { BookList } from './bookCursor.js';
import { countListedLately, type ListToCount } from './countListed.js';
import { refuseUnknownIds } from './finding/refuseUnknownIds.js';
import { listOf, orderOf, interpretationsOf, type ListRequest } from './bookLists.js';

/**
 * If this many or more entries are skipped, the list is counted first, because reading a page past the end would read
 * the whole list.
 */
const DEEP = 1_000;

/** A request for a numbered page. Pages are numbered from 1; `limit` is the page size. */
export interface NumberedPage extends ListRequest {
  page: number;
  limit: number;
}

/** Number of entries in a list, at most COUNT_LIMIT; `totalIsCapped` is true if there are more. */
interface Counted {
  total: number;
  totalIsCapped: boolean;
}

/** A numbered page of books, with the number of books in the list. */
export interface BrowsedBooks extends Counted {
  books: Book[];
}

/** A numbered page of listings as stored: all books of a list, or the first offer of each edition. */
export interface BrowsedListings extends Counted {
  listings: StoredBook[];
  /** The filter that found these listings, with the interpreted search text. */
  filter: BookFilter;
}

/**
 * Returns a numbered page of the books on the market, sorted as in searchBooks. Numbered pages show only the first
 * COUNT_LIMIT books of a list; cursors reach all of them. Throws the same errors as searchBooks for invalid filters.
 */
export async function browseBooks(scope: Scope, request: NumberedPage): Promise<BrowsedBooks> {
  const { listings, total, totalIsCapped } = await browseListings(scope, request, false);
  return { books: listings.map(presentBook), total, totalIsCapped };
}

/** Returns a numbered page as stored listings: all books, or only the first offer of each edition if `ofEditions`. */
export async function browseListings(
  scope: Scope,
  request: NumberedPage,
  ofEditions: boolean,
): Promise<BrowsedListings> {
  const order = orderOf(request);
  for (const interpretation of interpretationsOf(request)) {
    const list = await listOf(scope, request, order, interpretation);
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
