import type { BookStatus } from '../../../domain/catalogue/book.js';
import { and, sql, type Piece, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, orderBy, type Keyset, type Stretch } from '../statements/keyset.js';
import { searched, type BookSearch } from './bookFilters.js';
import { bookColumns, bookJoins } from './books.js';
import { hasStatus } from './bookStatus.js';
import { BookRow } from './bookRow.js';
import { storedBook, type StoredBook } from './storedBook.js';

/**
 * Selects a seller's own listings, including those off the market. A filter that is null restricts nothing. `today` is
 * YYYY-MM-DD.
 */
export interface OwnListings {
  sellerId: string;
  today: string;
  search: BookSearch | null;
  status: BookStatus | null;
}

const newestFirst = (table: string): Keyset => ({
  keys: [`${table}.listed_at`, `${table}.id`],
  descending: true,
});

/**
 * Returns a page of a seller's listings, newest first (reversed if `backward`), by one statement. A cursor contains
 * listed_at and id.
 */
export async function ownListings(
  database: Queryable,
  list: OwnListings,
  stretch: Stretch,
): Promise<StoredBook[]> {
  const rows = await database.rows(
    BookRow,
    sql`SELECT ${bookColumns(list.today)}
     FROM (SELECT b.listed_at, b.id FROM books b
           WHERE ${isListed(list)} AND ${beyond(newestFirst('b'), stretch)} ${inOrder(newestFirst('b'), stretch)}) page
     JOIN books b ON b.id = page.id ${bookJoins(list.today)}
     ORDER BY ${orderBy(newestFirst('page'), stretch.backward)}`,
  );
  return rows.map(storedBook);
}

/** Counts a seller's listings that match the filters, up to `most`. */
export function countOwnListings(database: Queryable, list: OwnListings, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM books b WHERE ${isListed(list)}`);
}

function isListed({ sellerId, today, search, status }: OwnListings): Piece {
  return and([
    sql`b.seller_id = ${sellerId}`,
    ...(status ? [hasStatus(status, today)] : []),
    ...(search ? [searched(search, 'b')] : []),
  ]);
}
