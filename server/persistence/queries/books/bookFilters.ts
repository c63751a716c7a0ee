import type { BookLanguage } from '../../../domain/catalogue/bookFacts.js';
import type { PriceRange } from '../../../domain/catalogue/bookFilter.js';
import type { BookCondition, Genre, ListingType } from '../../../domain/catalogue/book.js';
import type { SearchTier } from '../../../domain/catalogue/search/searchPlaces.js';
import type { Days } from '../../../domain/rental/rentalCalendar.js';
import { and, empty, joined, literal, sql, type Piece } from '../../sql.js';
import { fittingCopies } from '../allocations/rentedCopies.js';
import { ofDistrict } from './districts.js';

/**
 * What a search looks for: one ISBN, or words (a tsquery). Titles that begin with `titleKey` come first, and then what the
 * `tiers` find, of which the last is those words.
 */
export type BookSearch = { isbn: string } | { words: string; titleKey: string; tiers: readonly SearchTier[] };

/** Which of the listed books a list shows; what is left out does not restrict it. */
export interface BookFilter {
  search?: BookSearch;
  genre?: Genre;
  listingType?: ListingType;
  sellerId?: string;
  /** One of these. */
  conditions?: readonly BookCondition[];
  language?: BookLanguage;
  /** In paise; a book that is not offered this way is in no range. */
  salePrice?: PriceRange;
  rentPerMonth?: PriceRange;
  /** The first digits of the PIN code of the seller. */
  district?: string;
  /** Whether so many sellers live there that their books are all over a list. */
  isLargeDistrict?: boolean;
  /** A copy has to be free on this day, which is today. */
  availableOn?: string;
  /** Offers of this edition, as long as they have copies. */
  editionId?: string;
  /** Some of these books, listed since a moment. */
  listed?: { since: Date; among: readonly string[] };
  /** Whose listings are left out. */
  notOfSeller?: string;
  /** A copy has to be free on all of these days, and not be overdue today. */
  free?: Days & { today: string };
}

/** Rows to choose books from, under the name `s`. */
export interface BookSource {
  table: Piece;
  /** Whether these are whole books. */
  isBooks: boolean;
  /** What holds for the rows that are wanted, but for the search and the days. */
  conditions: Piece[];
  /** Those of them that are about values of a book (isSelective). */
  selective: Piece[];
  /** What of these must hold where nothing is in stock: more than the row says. */
  promised: Piece[];
  /** The columns that this is asked of. */
  stock: Piece;
  /** Of which edition a row is an offer, and whether it has copies; empty where rows do not say it. */
  offer: Piece;
  /** What holds for the rows that the search finds. */
  search: Piece[];
}

/** One row a book for each genre, under the column names of books: its indexes read a genre in order. */
const ONE_GENRE = sql`(SELECT book_id AS id, genre, seller_id, listing_type, listed_at, headline_price, rent_per_month, in_stock
  FROM book_genres)`;

/** As the partial indexes say it, so that PostgreSQL sees that they fit. */
const OFFERED: Record<ListingType, Piece> = {
  SALE: sql`s.listing_type IN ('SALE', 'BOTH')`,
  LEASE: sql`s.listing_type IN ('LEASE', 'BOTH')`,
  BOTH: sql`s.listing_type = 'BOTH'`,
};

/**
 * Whether a filter is about values of which some are in many books and others in hardly any: how to read its list follows
 * from the values.
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

/** Where the books of a filter are read from, and on what conditions; whole books where `isWhole`. */
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

/** The days that a filter wants a copy for, as questions to each row: IS TRUE keeps PostgreSQL from asking all books at once. */
export function askedOf({ promised }: BookSource): Piece[] {
  return promised.map((each) => sql`(${IS_IN_STOCK} OR (${each})) IS TRUE`);
}

/** All that a filter wants of whole books, as questions to each of them. */
export function askedOfBook(filter: BookFilter): Piece[] {
  const source = bookSource(filter, true);
  const asked = [...source.conditions, ...source.search].map((condition) => sql`(${condition}) IS TRUE`);
  return [...asked, ...askedOf(source)];
}

/** The rows of a source in no order. Those in stock, of which nothing more is asked, come first. */
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

/** As `bookStatus.ts` says it of a book that is read and has no copy in stock. */
function comesBackInTime(today: string): Piece {
  return sql`copies_promised_later(b.id, ${today}::date) > 0`;
}

/** Of a book `b` that has no copy in stock. */
function freeCopy({ startsOn, endsOn, today }: Days & { today: string }): Piece {
  const days = { from: sql`${startsOn}::date`, until: sql`${endsOn}::date` };
  return sql`EXISTS (${fittingCopies(sql`${today}::date`, days, sql`1`)})`;
}

/**
 * A condition on `b`, which can hold only where copies are promised. Of a row of a genre ANY keeps it a question to each book in
 * turn: PostgreSQL would rather gather all books with promised copies first.
 */
function hasPromised(isBooks: boolean, condition: Piece): Piece {
  return isBooks
    ? sql`s.promised_copies > 0 AND EXISTS (SELECT FROM (SELECT s.id) b WHERE ${condition})`
    : sql`EXISTS (SELECT FROM books b WHERE b.id = ANY (ARRAY[s.id]) AND b.promised_copies > 0 AND ${condition})`;
}

/** The condition that the row `table` is what a search looks for. */
export function searched(search: BookSearch, table: 's' | 'b'): Piece {
  return 'isbn' in search
    ? sql`${literal(table)}.isbn = ${search.isbn}`
    : sql`${literal(table)}.search_vector @@ ${search.words}::tsquery`;
}
