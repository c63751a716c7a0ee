import { USUAL_PAGE } from '../../../domain/shared/page.js';
import type { Sql } from '../../sql.js';
import { allOf, bookSource, type BookFilter } from './bookFilters.js';
import { BOOK_COLUMNS, BOOK_JOINS, booksByIds, storedBook, type BookRow, type StoredBook } from './books.js';
import { booksByRating } from './booksByRating.js';
import { booksByRelevance } from './booksByRelevance.js';
import type { BookOrder, BooksQuery, PageOfIds } from './booksQuery.js';
import { beyond, orderBy, type Keyset } from '../statements/keyset.js';
import { Parameters } from '../statements/parameters.js';
import { sharedRead } from '../statements/sharedRead.js';

/**
 * Books of a list in their order (backward: in reverse), in one statement; those of a search in two, of which only the choice
 * of the ids is planned at each call: its plan is in its words. `today` is YYYY-MM-DD.
 */
export function booksPage(sql: Sql, query: BooksQuery, today: string): Promise<StoredBook[]> {
  return readPage(sql, { query, today });
}

const readPage = sharedRead(async (sql: Sql, { query, today }: { query: BooksQuery; today: string }) => {
  const parameters = new Parameters();
  if (query.filter.search) {
    const ids = withoutSkipped(pageOfIds(query, parameters), query);
    const found = await sql.query<{ id: string }>(ids, parameters.values);
    return booksInOrder(sql, found, today);
  }
  parameters.add(today);
  const page = pageOfIds(query, parameters);
  const books = page.name === 'b' ? '' : 'JOIN books b ON b.id = page.id';
  const text = `SELECT ${BOOK_COLUMNS}
    FROM (${withoutSkipped(page, query)}) ${page.name} ${books} ${BOOK_JOINS} ORDER BY ${page.orderBy}`;
  const rows = isPlannedOnce(query)
    ? await sql.queryPrepared<BookRow>(text, parameters.values)
    : await sql.query<BookRow>(text, parameters.values);
  return rows.map(storedBook);
});

async function booksInOrder(
  sql: Sql,
  found: readonly { id: string }[],
  today: string,
): Promise<StoredBook[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const books = new Map((await booksByIds(sql, ids, today)).map((book) => [book.id, book]));
  return ids.flatMap((id) => books.get(id) ?? []);
}

function withoutSkipped({ sql, name, orderBy: order }: PageOfIds, { skip }: BooksQuery): string {
  return skip === 0 ? sql : `SELECT * FROM (${sql}) ${name} ORDER BY ${order} OFFSET ${skip}`;
}

/** How many books a list has, counted to `limit`. */
export async function countBooks(sql: Sql, filter: BookFilter, limit: number): Promise<number> {
  const parameters = new Parameters();
  const { table, conditions, search } = bookSource(filter, parameters);
  const [counted] = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count
     FROM (SELECT FROM ${table} s WHERE ${allOf(conditions, search())} LIMIT ${limit}) counted`,
    parameters.values,
  );
  return counted?.count ?? 0;
}

/** Only the usual pages, or callers could make PostgreSQL keep plans without end. */
function isPlannedOnce({ limit, skip }: BooksQuery): boolean {
  return skip === 0 && limit === USUAL_PAGE + 1;
}

function pageOfIds(query: BooksQuery, parameters: Parameters): PageOfIds {
  if (query.order === 'RATING_DESC') return booksByRating(query, parameters);
  if (query.order === 'RELEVANCE') return booksByRelevance(query, parameters);
  const keyset = (name: string): Keyset => ({
    keys: keysOf(query.order, query.filter, name),
    descending: query.order.endsWith('DESC'),
  });
  const { table, conditions, search } = bookSource(query.filter, parameters);
  if (query.place) conditions.push(beyond(keyset('s'), query.backward, query.place, parameters));
  // What a page is sorted by stands in it, since it is sorted once more when its books have been joined.
  const isWhole = table === 'books' && !query.filter.search && query.skip === 0;
  const name = isWhole ? 'b' : 'page';
  const selected = isWhole ? 's.*' : SORTED_BY;
  return {
    sql: `SELECT ${selected} FROM ${table} s
      WHERE ${allOf(conditions, search())} ORDER BY ${orderBy(keyset('s'), query.backward)} LIMIT ${query.limit}`,
    name,
    orderBy: orderBy(keyset(name), query.backward),
  };
}

/** What keysOf speaks of. */
const SORTED_BY = 's.id, s.listed_at, s.in_stock, s.listing_type, s.headline_price, s.rent_per_month';

/**
 * The keys of an order. By price: what is in stock first, whether the prices rise or fall. A list of books for rent compares
 * what a month costs; any other list compares sale prices, and what is only for rent follows, by what a month costs.
 */
function keysOf(order: BookOrder, { listingType }: BookFilter, name: string): string[] {
  if (order === 'DATE_DESC' || order === 'DATE_ASC') return [`${name}.listed_at`, `${name}.id`];
  const rises = order === 'PRICE_ASC';
  const stock = rises ? `(NOT ${name}.in_stock)` : `${name}.in_stock`;
  if (listingType === 'LEASE') return [stock, `${name}.rent_per_month`, `${name}.id`];
  const kind = `(${name}.listing_type ${rises ? '=' : '<>'} 'LEASE')`;
  return [stock, kind, `${name}.headline_price`, `${name}.id`];
}
