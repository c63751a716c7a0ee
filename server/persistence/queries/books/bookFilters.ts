import type { Genre, ListingType } from '../../../domain/catalogue/book.js';
import type { Days } from '../../../domain/rental/rentalCalendar.js';
import type { Parameters } from '../statements/parameters.js';
import { fittingCopies } from '../stock/rentedCopies.js';

/** What a search looks for: one ISBN, or words (a tsquery) whose titles that begin with `titleKey` come first. */
export type BookSearch = { isbn: string } | { words: string; titleKey: string };

/** Which of the listed books a list shows; what is left out does not restrict it. */
export interface BookFilter {
  search?: BookSearch;
  genre?: Genre;
  listingType?: ListingType;
  sellerId?: string;
  /** A copy has to be free on all of these days, and not be overdue today. */
  free?: Days & { today: string };
}

/** Rows to choose books from, under the name `s`. */
export interface BookSource {
  table: string;
  /** What holds for the rows that are wanted, but for the search. */
  conditions: string[];
  /** What holds for the rows that the search finds; a statement that does not ask has no parameter for it. */
  search(): string[];
}

/** One row a book for each genre, under the column names of books: its indexes read a genre in order. */
const ONE_GENRE = `(SELECT book_id AS id, genre, seller_id, listing_type, listed_at, headline_price, rent_per_month, in_stock
  FROM book_genres)`;

/** As the partial indexes say it, so that PostgreSQL sees that they fit. */
const OFFERED: Record<ListingType, string> = {
  SALE: "s.listing_type IN ('SALE', 'BOTH')",
  LEASE: "s.listing_type IN ('LEASE', 'BOTH')",
  BOTH: "s.listing_type = 'BOTH'",
};

/** Where the books of a filter are read from, and on what conditions. */
export function bookSource(filter: BookFilter, parameters: Parameters): BookSource {
  const { search, genre, listingType, sellerId, free } = filter;
  const byGenre = genre && !search && !sellerId;
  const conditions = byGenre ? [`s.genre = ${parameters.add(genre)}`] : ['s.unlisted_at IS NULL'];
  if (genre && !byGenre) conditions.push(`s.genres @> ARRAY[${parameters.add(genre)}]`);
  if (listingType) conditions.push(OFFERED[listingType]);
  if (sellerId) conditions.push(`s.seller_id = ${parameters.add(sellerId)}`);
  if (free) conditions.push(hasFreeCopy(free, parameters));
  return {
    table: byGenre ? ONE_GENRE : 'books',
    conditions,
    search: () => (search ? [searched(search, parameters)] : []),
  };
}

/** All conditions of a source, as they follow WHERE. */
export function allOf(...conditions: readonly (readonly string[])[]): string {
  return conditions.flat().join(' AND ');
}

/** IS TRUE keeps it a question to each book in turn: a page of books asks it few times. */
function hasFreeCopy(free: Days & { today: string }, parameters: Parameters): string {
  const day = (text: string) => `${parameters.add(text)}::date`;
  const days = { from: day(free.startsOn), until: day(free.endsOn) };
  return `(EXISTS (
    SELECT FROM books b WHERE b.id = s.id AND (b.free_copies > 0
      OR b.promised_copies > 0 AND EXISTS (${fittingCopies(day(free.today), days, '1')})))) IS TRUE`;
}

/** The condition that the row `table` is what a search looks for. */
export function searched(search: BookSearch, parameters: Parameters, table = 's'): string {
  return 'isbn' in search
    ? `${table}.isbn = ${parameters.add(search.isbn)}`
    : `${table}.search_vector @@ ${parameters.add(search.words)}::tsquery`;
}
