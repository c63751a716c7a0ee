import type { BookStatus } from '../../../domain/catalogue/book.js';
import type { Sql } from '../../sql.js';
import { searched, type BookSearch } from './bookFilters.js';
import { BOOK_COLUMNS, BOOK_JOINS, HAS_STATUS, storedBook, type BookRow, type StoredBook } from './books.js';
import { beyond, orderBy, type Keyset } from '../statements/keyset.js';
import type { Stretch } from '../orders/orderLists.js';
import { Parameters } from '../statements/parameters.js';

/** A seller's own listings, those that were taken off the market too. `today` is YYYY-MM-DD. */
export interface OwnListings {
  sellerId: string;
  today: string;
  search: BookSearch | null;
  status: BookStatus | null;
}

const NEWEST_FIRST = (table: string): Keyset => ({
  keys: [`${table}.listed_at`, `${table}.id`],
  descending: true,
});

/** The listings of a stretch, newest first (backward: in reverse), in one statement. */
export async function ownListings(sql: Sql, list: OwnListings, stretch: Stretch): Promise<StoredBook[]> {
  const parameters = new Parameters();
  const conditions = conditionsOf(list, parameters);
  if (stretch.place) conditions.push(beyond(NEWEST_FIRST('b'), stretch.backward, stretch.place, parameters));
  const rows = await sql.query<BookRow>(
    `SELECT ${BOOK_COLUMNS}
     FROM (SELECT b.listed_at, b.id FROM books b WHERE ${conditions.join(' AND ')}
           ORDER BY ${orderBy(NEWEST_FIRST('b'), stretch.backward)} LIMIT ${stretch.limit}) page
     JOIN books b ON b.id = page.id ${BOOK_JOINS}
     ORDER BY ${orderBy(NEWEST_FIRST('page'), stretch.backward)}`,
    parameters.values,
  );
  return rows.map(storedBook);
}

/** How many listings there are, counted to `limit`. */
export async function countOwnListings(sql: Sql, list: OwnListings, limit: number): Promise<number> {
  const parameters = new Parameters();
  const conditions = conditionsOf(list, parameters);
  const [counted] = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count
     FROM (SELECT FROM books b WHERE ${conditions.join(' AND ')} LIMIT ${limit}) counted`,
    parameters.values,
  );
  return counted?.count ?? 0;
}

function conditionsOf({ sellerId, today, search, status }: OwnListings, parameters: Parameters) {
  const todayParameter = parameters.add(today);
  // Named in every statement: PostgreSQL has to know the type of each parameter.
  const conditions = [`${todayParameter}::date IS NOT NULL`, `b.seller_id = ${parameters.add(sellerId)}`];
  if (status) conditions.push(HAS_STATUS[status]);
  if (search) conditions.push(searched(search, parameters, 'b'));
  return conditions;
}
