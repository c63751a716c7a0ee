import { empty, literal, sql, type Piece } from '../../sql.js';
import type { BookFilter } from './bookFilters.js';
import type { BookOrder, BooksQuery } from './booksQuery.js';

/**
 * Returns the sort keys of a sort order. In lists by price or rent, listings in stock come first.
 *
 * - A list of rentals compares monthly rents.
 * - Any other list by price compares sale prices. Books that are only for rent follow, with their monthly rents.
 * - A list by rent compares monthly rents. Books that are only for sale follow, with their prices.
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
 * Returns the keys of `keysOf` for books `s` as columns kind, value and id, to sort many rows. `kind` combines the
 * booleans into one number, because numbers are compared faster.
 */
export function keyColumns({ order, filter }: BooksQuery): Piece {
  const keys = keysOf(order, filter, 's');
  const [value, id] = keys.slice(-2);
  const kind = keys.slice(0, -2).reduce((number, key) => `(${number}) * 2 + ${key}::int`, '0');
  return literal(`${kind} AS kind, ${value} AS value, ${id}`);
}

/**
 * Returns conditions that limit the sort keys of a list by price or rent to the filter's price range. They match the
 * same rows as the filter does, and tell PostgreSQL where to start in the index.
 */
export function withinPrices({ order, filter }: BooksQuery): Piece[] {
  if (order !== 'PRICE_ASC' && order !== 'PRICE_DESC' && order !== 'RENT_ASC') return [];
  const isRent = order === 'RENT_ASC' || filter.listingType === 'LEASE';
  const range = isRent ? filter.rentPerMonth : filter.salePrice;
  const keys = keysOf(order, filter, 's').slice(0, -1);
  // A key for the kind of offer may precede the price. This key is equal for all listings with a price in the range.
  const kind = keys.length > 2 ? sql`${literal(String(order === 'PRICE_DESC'))}, ` : empty;
  const row = literal(keys.join(', '));
  return [
    ...(range?.from === undefined ? [] : [sql`(${row}) >= (false, ${kind}${range.from}::bigint)`]),
    ...(range?.to === undefined ? [] : [sql`(${row}) <= (true, ${kind}${range.to}::bigint)`]),
  ];
}
