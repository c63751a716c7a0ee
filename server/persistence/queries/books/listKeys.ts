import { empty, literal, sql, type Piece } from '../../sql.js';
import type { BookFilter } from './bookFilters.js';
import type { BookOrder, BooksQuery } from './booksQuery.js';

/**
 * Returns the keys of an order. By price, listings in stock come first, in either direction. A list of books
 * for rent compares the monthly rent; any other list compares sale prices, and books only for rent follow by
 * their monthly rent. By rent, it is the other way round.
 */
export function keysOf(order: BookOrder, { listingType }: BookFilter, name: string): string[] {
  if (order === 'DATE_DESC' || order === 'DATE_ASC') return [`${name}.listed_at`, `${name}.id`];
  const rises = order !== 'PRICE_DESC';
  const stock = rises ? `(NOT ${name}.in_stock)` : `${name}.in_stock`;
  if (listingType === 'LEASE') return [stock, `${name}.rent_per_month`, `${name}.id`];
  if (order === 'RENT_ASC') {
    const rent = `coalesce(${name}.rent_per_month, ${name}.headline_price)`;
    return [stock, `(${name}.listing_type = 'SALE')`, rent, `${name}.id`];
  }
  const kind = `(${name}.listing_type ${rises ? '=' : '<>'} 'LEASE')`;
  return [stock, kind, `${name}.headline_price`, `${name}.id`];
}

/**
 * Returns the same keys for books `s` as the columns kind, value and id, to sort many rows by. Booleans are
 * combined into one number, which compares faster.
 */
export function keyColumns({ order, filter }: BooksQuery): Piece {
  const keys = keysOf(order, filter, 's');
  const [value, id] = keys.slice(-2);
  const kind = keys.slice(0, -2).reduce((number, key) => `(${number}) * 2 + ${key}::int`, '0');
  return literal(`${kind} AS kind, ${value} AS value, ${id}`);
}

/**
 * Returns the limits that a price range sets to an order's price keys. They follow from the filter, but they
 * tell PostgreSQL where in an index to begin: the highest price of a range may lie far from the highest of
 * all.
 */
export function withinPrices({ order, filter }: BooksQuery): Piece[] {
  if (order !== 'PRICE_ASC' && order !== 'PRICE_DESC' && order !== 'RENT_ASC') return [];
  const isRent = order === 'RENT_ASC' || filter.listingType === 'LEASE';
  const range = isRent ? filter.rentPerMonth : filter.salePrice;
  const keys = keysOf(order, filter, 's').slice(0, -1);
  // Between the stock and the price there may be a key of the kind, equal for all listings with such a price.
  const kind = keys.length > 2 ? sql`${literal(String(order === 'PRICE_DESC'))}, ` : empty;
  const row = literal(keys.join(', '));
  return [
    ...(range?.from === undefined ? [] : [sql`(${row}) >= (false, ${kind}${range.from}::bigint)`]),
    ...(range?.to === undefined ? [] : [sql`(${row}) <= (true, ${kind}${range.to}::bigint)`]),
  ];
}
