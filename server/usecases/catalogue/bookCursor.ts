import { z } from 'zod';
import type { ListingType } from '../../domain/catalogue/book.js';
import { hasPlaces } from '../../domain/catalogue/search/searchPlaces.js';
import { indexWords, titleKey } from '../../domain/catalogue/search/searchText.js';
import type { BookFilter } from '../../persistence/queries/books/bookFilters.js';
import type { BookOrder } from '../../persistence/queries/books/booksQuery.js';
import type { StoredBook } from '../../persistence/queries/books/storedBook.js';
import type { Value } from '../../persistence/sql.js';
import { decodeCursor } from '../cursor.js';

/** A list of books: its filter, its sort order, and the interpretation of its search text. */
export interface BookList {
  filter: BookFilter;
  order: BookOrder;
  interpretation: Interpretation;
}

/**
 * The interpretation of a search text. STRICT forgives typos only in words that no listing contains; LOOSE forgives them in
 * every word of at least 4 letters.
 */
export type Interpretation = 'STRICT' | 'LOOSE';

const id = z.string().max(90);
const date = z.iso.datetime();
const byDate = z.tuple([date, id]);
const byPrice = z.tuple([z.boolean(), z.boolean(), z.int(), id]);
const byRent = z.tuple([z.boolean(), z.int(), id]);

/** Schemas of the sort keys of each sort order. Must agree with the comparisons in queries/books/booksPage.ts. */
const KEYS: Record<BookOrder, z.ZodType<readonly Value[]>> = {
  DATE_DESC: byDate,
  DATE_ASC: byDate,
  PRICE_ASC: byPrice,
  PRICE_DESC: byPrice,
  RENT_ASC: byPrice,
  RATING_DESC: z.tuple([z.number(), id, date, id]),
  RELEVANCE: z.tuple([z.int().min(0).max(4), date, id]),
};

/**
 * Returns the interpretation of the search text, and the sort keys, that a cursor contains. Throws CURSOR_INVALID if
 * the cursor is malformed or belongs to a list with another sort order.
 */
export function readCursor(
  cursor: string,
  order: BookOrder,
  listingType: ListingType | undefined,
): { interpretation: Interpretation; keys: readonly Value[] } {
  const keysOfOrder = listingType === 'LEASE' && KEYS[order] === byPrice ? byRent : KEYS[order];
  const [, interpretation, keys] = decodeCursor(
    cursor,
    z.tuple([z.literal(order), z.enum(['STRICT', 'LOOSE']), keysOfOrder]),
  );
  return { interpretation, keys };
}

/** Returns the values that a book's cursor contains; `readCursor` reads them. */
export function placeOf(book: StoredBook, { filter, order, interpretation }: BookList): readonly unknown[] {
  return [order, interpretation, keysOf(book, order, filter)];
}

/** Returns a book's sort keys for this sort order. */
export function keysOf(book: StoredBook, order: BookOrder, filter: BookFilter): readonly Value[] {
  const { id, listedAt, seller } = book;
  switch (order) {
    case 'DATE_DESC':
    case 'DATE_ASC':
      return [listedAt, id];
    case 'PRICE_ASC':
    case 'PRICE_DESC':
      return [...priceKeysOf(book, order === 'PRICE_ASC', filter), id];
    case 'RENT_ASC':
      return [...rentKeysOf(book, filter), id];
    case 'RATING_DESC':
      return [seller.readersScore, seller.id, listedAt, id];
    case 'RELEVANCE':
      return [rankOf(book, filter), listedAt, id];
  }
}

/**
 * Returns the sort keys by price: books in stock first, then sale prices before rents. If prices descend, the flags for
 * stock and sale are inverted, because a descending list reverses all keys.
 */
function priceKeysOf({ price, copies }: StoredBook, rises: boolean, { listingType }: BookFilter): Value[] {
  const inStock = copies.sellable > 0;
  const rent = price.lease?.perMonth.amount ?? null;
  if (listingType === 'LEASE') return [inStock !== rises, rent];
  return [inStock !== rises, (price.sale === null) === rises, price.sale?.amount ?? rent];
}

/** Returns the sort keys by rent: books in stock first, then rents before sale prices. */
function rentKeysOf({ price, copies }: StoredBook, { listingType }: BookFilter): Value[] {
  const inStock = copies.sellable > 0;
  const rent = price.lease?.perMonth.amount ?? null;
  if (listingType === 'LEASE') return [!inStock, rent];
  return [!inStock, rent === null, rent ?? price.sale?.amount ?? null];
}

/**
 * Returns the book's rank in the search results, from 0 (exact title) to 4 (typos forgiven). Must agree with
 * queries/books/booksByRelevance.ts.
 */
function rankOf({ title, author }: StoredBook, { search }: BookFilter): number {
  if (!search || 'isbn' in search) return 2;
  const key = titleKey(title);
  if (key.startsWith(search.titleKey)) return key === search.titleKey ? 0 : 1;
  if (search.tiers.length === 1) return search.tiers[0]?.rank ?? 2;
  const words = indexWords(title, author);
  return search.tiers.find(({ places }) => hasPlaces(words, places))?.rank ?? 4;
}
