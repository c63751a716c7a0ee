import type { BookLanguage } from '../../../domain/catalogue/bookFacts.js';
import type { PriceRange } from '../../../domain/catalogue/bookFilter.js';
import type { BookCondition, Genre, ListingType } from '../../../domain/catalogue/book.js';
import type { SearchTier } from '../../../domain/catalogue/search/searchPlaces.js';
import type { Days } from '../../../domain/rental/rentalCalendar.js';
import { and, empty, joined, literal, sql, type Piece } from '../../sql.js';
import { fittingCopies } from '../allocations/rentedCopies.js';
import { ofDistrict } from './districts.js';

/**
 * The subject of a search: one ISBN, or words (a tsquery). Titles that begin with `titleKey` come first, then
 * the books that the `tiers` find; the last tier is those words.
 */
export type BookSearch = { isbn: string } | { words: string; titleKey: string; tiers: readonly SearchTier[] };

/** Conditions on the listed books of a list. An absent one restricts nothing. */
export interface BookFilter {
  search?: BookSearch;
  genre?: Genre;
  listingType?: ListingType;
  sellerId?: string;
  conditions?: readonly BookCondition[];
  language?: BookLanguage;
  /** In paise. A book that is not for sale (or rent) is in no range. */
  salePrice?: PriceRange;
  rentPerMonth?: PriceRange;
  /** The first digits of the seller's PIN code. */
  district?: string;
  /** True if the district has so many sellers that their books are spread all over a list. */
  isLargeDistrict?: boolean;
  /** A copy has to be available on this day, which is today. */
  availableOn?: string;
  /** Offers of this edition, while they have copies. */
  editionId?: string;
  /** Books among these that were listed since a moment. */
  listed?: { since: Date; among: readonly string[] };
  notOfSeller?: string;
  /** A copy has to be available on all of these days, and not be overdue today. */
  free?: Days & { today: string };
}

/** A source of rows to choose books from, under the name `s`. */
export interface BookSource {
  table: Piece;
  isBooks: boolean;
  /** The conditions on the wanted rows, except for the search and the days. */
  conditions: Piece[];
  /** The conditions among them on values of a book (see isSelective). */
  selective: Piece[];
  /** The further conditions on books without copies in stock, beyond the row's own columns. */
  promised: Piece[];
  /** The columns that these conditions read. */
  stock: Piece;
  /** The columns for a row's edition and for its stock; empty if the rows do not have them. */
  offer: Piece;
  search: Piece[];
}

/**
 * Gives each book one row for each genre, under the column names of books: the indexes read a genre in order.
 */
const ONE_GENRE = sql`(SELECT book_id AS id, genre, seller_id, listing_type, listed_at, headline_price, rent_per_month, in_stock
  FROM book_genres)`;

/** Worded like the partial indexes, so that PostgreSQL sees that they fit. */
const OFFERED: Record<ListingType, Piece> = {
  SALE: sql`s.listing_type IN ('SALE', 'BOTH')`,
  LEASE: sql`s.listing_type IN ('LEASE', 'BOTH')`,
  BOTH: sql`s.listing_type = 'BOTH'`,
};

/**
 * True if a filter names values that are common in some lists and rare in others: the best plan then depends
 * on the values.
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

/** Returns the source of a filter's books, with its conditions; whole books if `isWhole`. */
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

/** The edition itself, or the one that it was joined into. */
const standing = (editionId: string) =>
  sql`(SELECT coalesce(e.joined_into, e.id) FROM editions e WHERE e.id = ${editionId})`;

const IS_IN_STOCK = sql`s.in_stock`;

/**
 * Returns a filter's conditions on the days as questions to each row: IS TRUE keeps PostgreSQL from
 * evaluating all books at once.
 */
export function askedOf({ promised }: BookSource): Piece[] {
  return promised.map((each) => sql`(${IS_IN_STOCK} OR (${each})) IS TRUE`);
}

/** Returns all of a filter's conditions on whole books, as questions to each of them. */
export function askedOfBook(filter: BookFilter): Piece[] {
  const source = bookSource(filter, true);
  const asked = [...source.conditions, ...source.search].map((condition) => sql`(${condition}) IS TRUE`);
  return [...asked, ...askedOf(source)];
}

/** Returns the rows of a source, unordered. Rows in stock come first, because they need no further check. */
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
  // The books of a genre are few enough to gather.
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

/** The rule of `bookStatus.ts`, for a book without copies in stock. */
function comesBackInTime(today: string): Piece {
  return sql`copies_promised_later(b.id, ${today}::date) > 0`;
}

/** Asks of a book `b` without copies in stock. */
function freeCopy({ startsOn, endsOn, today }: Days & { today: string }): Piece {
  const days = { from: sql`${startsOn}::date`, until: sql`${endsOn}::date` };
  return sql`EXISTS (${fittingCopies(sql`${today}::date`, days, sql`1`)})`;
}

/**
 * Returns a condition on `b` that holds only for books with promised copies. With ANY on a row of a genre,
 * PostgreSQL asks each book in turn; otherwise it would gather all books with promised copies first.
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
