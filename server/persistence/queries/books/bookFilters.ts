import type { BookLanguage } from '../../../domain/catalogue/bookFacts.js';
import type { PriceRange } from '../../../domain/catalogue/bookFilter.js';
import type { BookCondition, Genre, ListingType } from '../../../domain/catalogue/book.js';
import type { SearchTier } from '../../../domain/catalogue/search/searchPlaces.js';
import type { Days } from '../../../domain/rental/rentalCalendar.js';
import { and, empty, joined, literal, sql, type Piece } from '../../sql.js';
import { fittingCopies } from '../allocations/rentedCopies.js';
import { ofDistrict } from './districts.js';

/**
 * A search for one ISBN, or for words (a tsquery). Titles that begin with `titleKey` come first, followed by the
 * matches of each tier. The last tier matches the same books as `words`.
 */
export type BookSearch = { isbn: string } | { words: string; titleKey: string; tiers: readonly SearchTier[] };

/** The filters of a list of books on the market. An absent filter restricts nothing. */
export interface BookFilter {
  search?: BookSearch;
  genre?: Genre;
  listingType?: ListingType;
  sellerId?: string;
  conditions?: readonly BookCondition[];
  language?: BookLanguage;
  /** In paise. Only books for sale match a range of sale prices, and only books for rent a range of rents. */
  salePrice?: PriceRange;
  rentPerMonth?: PriceRange;
  /** The first three digits of the seller's PIN code. */
  district?: string;
  /** True if the district has more than MANY_SELLERS sellers (districts.ts): its books are all over a list. */
  isLargeDistrict?: boolean;
  /** Only books with a copy that is available on this day: today, as YYYY-MM-DD. */
  availableOn?: string;
  /** Only offers of this edition that have copies in stock. */
  editionId?: string;
  /** Only the books in `among` that were listed at `since` or later. */
  listed?: { since: Date; among: readonly string[] };
  notOfSeller?: string;
  /** Only books with a copy that is available on all these days, and is not overdue today. */
  free?: Days & { today: string };
}

/** The parts of a SELECT of the books of a list. Its rows are named `s`. */
export interface BookSource {
  table: Piece;
  isBooks: boolean;
  /** The conditions on a row, except for the search and the days. */
  conditions: Piece[];
  /** The part of `conditions` that selective filters add (see isSelective). */
  selective: Piece[];
  /** The conditions on days, for books without free copies. They read the rentals. */
  promised: Piece[];
  /** The columns that the conditions on days read. */
  stock: Piece;
  /** The columns edition_id and has_copies; empty if the table lacks them. */
  offer: Piece;
  search: Piece[];
}

/** Selects a row for each book and genre, with the column names of `books`. Its indexes are in list order. */
const ONE_GENRE = sql`(SELECT book_id AS id, genre, seller_id, listing_type, listed_at, headline_price, rent_per_month, in_stock
  FROM book_genres)`;

/** Conditions in the exact words of the partial indexes: PostgreSQL must recognise them to use an index. */
const OFFERED: Record<ListingType, Piece> = {
  SALE: sql`s.listing_type IN ('SALE', 'BOTH')`,
  LEASE: sql`s.listing_type IN ('LEASE', 'BOTH')`,
  BOTH: sql`s.listing_type = 'BOTH'`,
};

/**
 * True if a filter restricts prices, language, district or condition. Such values are common in some lists and
 * rare in others, so the best plan depends on them.
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

/** Returns the SELECT of a filter's books in parts. With `isWhole`, it never reads the smaller `book_genres`. */
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

/** Selects the id of the edition, or of the edition that it was joined into. */
const standing = (editionId: string) =>
  sql`(SELECT coalesce(e.joined_into, e.id) FROM editions e WHERE e.id = ${editionId})`;

const IS_IN_STOCK = sql`s.in_stock`;

/**
 * Returns a filter's conditions on days, each to be checked row by row: without IS TRUE, PostgreSQL would
 * evaluate them for all books at once.
 */
export function askedOf({ promised }: BookSource): Piece[] {
  return promised.map((each) => sql`(${IS_IN_STOCK} OR (${each})) IS TRUE`);
}

/** Returns all conditions of a filter on a row of `books`, each to be checked row by row. */
export function askedOfBook(filter: BookFilter): Piece[] {
  const source = bookSource(filter, true);
  const asked = [...source.conditions, ...source.search].map((condition) => sql`(${condition}) IS TRUE`);
  return [...asked, ...askedOf(source)];
}

/** Returns a SELECT of a source's rows, unordered. Rows in stock come first: they need no check of days. */
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
  // Within a genre, the books of a large district are few enough to be collected.
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

/** The rule of `bookStatus.ts` for a book without free copies: one of its promised copies is available today. */
function comesBackInTime(today: string): Piece {
  return sql`copies_promised_later(b.id, ${today}::date) > 0`;
}

/** Returns the condition that a book `b` without free copies has a promised copy that is available on these days. */
function freeCopy({ startsOn, endsOn, today }: Days & { today: string }): Piece {
  const days = { from: sql`${startsOn}::date`, until: sql`${endsOn}::date` };
  return sql`EXISTS (${fittingCopies(sql`${today}::date`, days, sql`1`)})`;
}

/**
 * Returns a condition on `b` that is true only for books with promised copies. For rows of `book_genres`, ANY
 * makes PostgreSQL check each book in turn; otherwise it would first collect all books with promised copies.
 */
function hasPromised(isBooks: boolean, condition: Piece): Piece {
  return isBooks
    ? sql`s.promised_copies > 0 AND EXISTS (SELECT FROM (SELECT s.id) b WHERE ${condition})`
    : sql`EXISTS (SELECT FROM books b WHERE b.id = ANY (ARRAY[s.id]) AND b.promised_copies > 0 AND ${condition})`;
}

/** Returns the condition that the row `table` matches a search. */
export function searched(search: BookSearch, table: 's' | 'b'): Piece {
  return 'isbn' in search
    ? sql`${literal(table)}.isbn = ${search.isbn}`
    : sql`${literal(table)}.search_vector @@ ${search.words}::tsquery`;
}
