import type { BookLanguage } from '../../../domain/catalogue/bookFacts.js';
import type { PriceRange } from '../../../domain/catalogue/bookFilter.js';
import type { BookCondition, Genre, ListingType } from '../../../domain/catalogue/book.js';
import type { SearchTier } from '../../../domain/catalogue/search/searchPlaces.js';
import type { Days } from '../../../domain/rental/rentalCalendar.js';
import { and, empty, joined, literal, sql, type Piece } from '../../sql.js';
import { fittingCopies } from '../allocations/rentedCopies.js';
import { ofDistrict } from './districts.js';

/**
 * A search for an ISBN, or for words (a tsquery). Titles that begin with `titleKey` come first, then the matches of
 * each tier. The last tier is the broadest and matches the same books as `words`.
 */
export type BookSearch = { isbn: string } | { words: string; titleKey: string; tiers: readonly SearchTier[] };

/** The filters of a list of books on the market. Absent filters restrict nothing. */
export interface BookFilter {
  search?: BookSearch;
  genre?: Genre;
  listingType?: ListingType;
  sellerId?: string;
  conditions?: readonly BookCondition[];
  language?: BookLanguage;
  /** A range in paise. A range of sale prices matches only books for sale, and a range of rents only books for rent. */
  salePrice?: PriceRange;
  rentPerMonth?: PriceRange;
  /** The first three digits of the seller's PIN code. */
  district?: string;
  /** True if the district has more than MANY_SELLERS sellers (districts.ts). Its books are spread over the whole list. */
  isLargeDistrict?: boolean;
  /** Only books with a copy that is available today. The value is today's date, YYYY-MM-DD. */
  availableOn?: string;
  /** Only offers of this edition that are not sold out. */
  editionId?: string;
  /** Only books in `among` that were listed at `since` or later. */
  listed?: { since: Date; among: readonly string[] };
  notOfSeller?: string;
  /** Only books with a copy that is available on all these days and on the room days around them, and not overdue today. */
  free?: Days & { today: string };
}

/** The parts of a SELECT statement for a list of books. Its rows are named `s`. */
export interface BookSource {
  table: Piece;
  isBooks: boolean;
  /** Conditions on a row, except the search and the conditions on days. */
  conditions: Piece[];
  /** The conditions in `conditions` that come from selective filters (see isSelective). */
  selective: Piece[];
  /** Conditions on days, for books without free copies. They read rentals. */
  promised: Piece[];
  /** Columns that the conditions on days need. */
  stock: Piece;
  /** Columns edition_id and has_copies; empty if the table lacks them. */
  offer: Piece;
  search: Piece[];
}

/** Selects a row per book and genre, with the column names of `books`. The indexes match the sort orders of lists. */
const ONE_GENRE = sql`(SELECT book_id AS id, genre, seller_id, listing_type, listed_at, headline_price, rent_per_month, in_stock
  FROM book_genres)`;

/** The exact conditions of the partial indexes: PostgreSQL uses an index only if it recognises its condition. */
const OFFERED: Record<ListingType, Piece> = {
  SALE: sql`s.listing_type IN ('SALE', 'BOTH')`,
  LEASE: sql`s.listing_type IN ('LEASE', 'BOTH')`,
  BOTH: sql`s.listing_type = 'BOTH'`,
};

/**
 * True if a filter restricts prices, language, district or condition. Some values match many books and others few, so
 * the best plan depends on the value.
 */
export function isSelective({
  salePrice,
  rentPerMonth,
  language,
  district,
  conditions,
}: BookFilter): boolean {
  return [salePrice, rentPerMonth, language, district, conditions].some((value) => value !== undefined);
}

/** Returns the parts of a SELECT statement. With `isWhole`, it never reads the smaller table `book_genres`. */
export function bookSource(filter: BookFilter, isWhole = false): BookSource {
  const { search, genre, listingType, sellerId, editionId, free, availableOn } = filter;
  const byGenre =
    genre !== undefined && !isWhole && !search && !sellerId && !editionId && !isSelective(filter);
  const conditions = byGenre ? [sql`s.genre = ${genre}`] : [sql`s.unlisted_at IS NULL`];
  if (genre && !byGenre) conditions.push(sql`s.genres @> ARRAY[${genre}]`);
  if (listingType) conditions.push(OFFERED[listingType]);
  if (editionId !== undefined) {
    conditions.push(sql`s.edition_id = ${standing(editionId)} AND s.free_copies + s.promised_copies > 0`);
  }
  if (sellerId !== undefined) conditions.push(sql`s.seller_id = ${sellerId}`);
  const ofValues = selective(filter);
  conditions.push(...ofValues, ...newFor(filter));
  return {
    table: byGenre ? ONE_GENRE : sql`books`,
    isBooks: !byGenre,
    conditions,
    selective: ofValues,
    promised: [
      ...(free ? [hasPromised(!byGenre, freeCopy(free))] : []),
      ...(availableOn ? [hasPromised(!byGenre, comesBackInTime(availableOn))] : []),
    ],
    stock: byGenre ? IS_IN_STOCK : sql`${IS_IN_STOCK}, s.promised_copies`,
    offer: byGenre ? empty : sql`, s.edition_id, s.free_copies + s.promised_copies > 0 AS has_copies`,
    search: search ? [searched(search, 's')] : [],
  };
}

/** Selects the id of the edition or, if it was joined into another edition, the id of the other edition. */
const standing = (editionId: string) =>
  sql`(SELECT coalesce(e.joined_into, e.id) FROM editions e WHERE e.id = ${editionId})`;

const IS_IN_STOCK = sql`s.in_stock`;

/**
 * Returns the conditions on days. Because of IS TRUE, PostgreSQL checks them row by row instead of evaluating them
 * for all books at once.
 */
export function askedOf({ promised }: BookSource): Piece[] {
  return promised.map((each) => sql`(${IS_IN_STOCK} OR (${each})) IS TRUE`);
}

/** Returns all conditions of a filter on a row of `books`. IS TRUE makes PostgreSQL check them row by row. */
export function askedOfBook(filter: BookFilter): Piece[] {
  const source = bookSource(filter, true);
  const asked = [...source.conditions, ...source.search].map((condition) => sql`(${condition}) IS TRUE`);
  return [...asked, ...askedOf(source)];
}

/** Returns a SELECT statement for rows. With conditions on days, it reads rows in stock first: they need no check. */
export function rowsOf(source: BookSource, columns: Piece): Piece {
  const { table, conditions, promised, search } = source;
  const parts = promised.length > 0 ? [[IS_IN_STOCK], [sql`NOT ${IS_IN_STOCK}`, ...promised]] : [[]];
  const rows = parts.map(
    (part) => sql`(SELECT ${columns} FROM ${table} s WHERE ${and([...conditions, ...part, ...search])})`,
  );
  return joined(rows, ' UNION ALL ');
}

function selective(filter: BookFilter): Piece[] {
  const { conditions, language, salePrice, rentPerMonth, district, genre } = filter;
  // Within one genre, even a large district has few enough books to sort in memory.
  const isLarge = Boolean(filter.isLargeDistrict && !genre);
  return [
    ...(conditions ? [sql`s.condition = ANY(${conditions}::text[])`] : []),
    ...(language ? [sql`s.language = ${language}`] : []),
    ...within(sql`s.sale_price`, salePrice),
    ...within(sql`s.rent_per_month`, rentPerMonth),
    ...(district ? [ofDistrict(district, isLarge)] : []),
  ];
}

function within(price: Piece, range: PriceRange | undefined): Piece[] {
  if (!range) return [];
  return [
    ...(range.from === undefined ? [] : [sql`${price} >= ${range.from}::bigint`]),
    ...(range.to === undefined ? [] : [sql`${price} <= ${range.to}::bigint`]),
  ];
}

function newFor({ listed, notOfSeller }: BookFilter): Piece[] {
  return [
    ...(listed ? [sql`s.id = ANY(${listed.among}::text[]) AND s.listed_at >= ${listed.since}`] : []),
    ...(notOfSeller ? [sql`s.seller_id <> ${notOfSeller}`] : []),
  ];
}

/** Returns the condition that a promised copy of a book `b` is available today, as in `bookStatus.ts`. */
function comesBackInTime(today: string): Piece {
  return sql`copies_promised_later(b.id, ${today}::date) > 0`;
}

/** Returns the condition that a promised copy of a book `b` is available on all these days. */
function freeCopy({ startsOn, endsOn, today }: Days & { today: string }): Piece {
  const days = { from: sql`${startsOn}::date`, until: sql`${endsOn}::date` };
  return sql`EXISTS (${fittingCopies(sql`${today}::date`, days, sql`1`)})`;
}

/**
 * Returns a condition on `b` that is true only for books with promised copies. For rows of `book_genres`, ANY makes
 * PostgreSQL check book by book; without it, PostgreSQL would first collect all books with promised copies.
 */
function hasPromised(isBooks: boolean, condition: Piece): Piece {
  return isBooks
    ? sql`s.promised_copies > 0 AND EXISTS (SELECT FROM (SELECT s.id) b WHERE ${condition})`
    : sql`EXISTS (SELECT FROM books b WHERE b.id = ANY (ARRAY[s.id]) AND b.promised_copies > 0 AND ${condition})`;
}

/** Returns the condition that a row named `table` matches a search. */
export function searched(search: BookSearch, table: 's' | 'b'): Piece {
  return 'isbn' in search
    ? sql`${literal(table)}.isbn = ${search.isbn}`
    : sql`${literal(table)}.search_vector @@ ${search.words}::tsquery`;
}
