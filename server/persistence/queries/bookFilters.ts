import type { Genre, ListingType } from '../../domain/book.js';
import type { Parameters } from './parameters.js';

/** What a search looks for: one ISBN, or words (a tsquery) whose titles that begin with `titleKey` come first. */
export type BookSearch = { isbn: string } | { words: string; titleKey: string };

/** Which of the listed books a list shows; what is left out does not restrict it. */
export interface BookFilter {
  search?: BookSearch;
  genre?: Genre;
  listingType?: ListingType;
  sellerId?: string;
}

/** Rows to choose books from, under the name `s`: its columns, and what holds for those that are wanted. */
export interface BookSource {
  table: string;
  conditions: string[];
}

/** One row a book for each genre, under the column names of books: its indexes read a genre in order. */
const ONE_GENRE = `(SELECT book_id AS id, genre, seller_id, listing_type, listed_at, headline_price, rent_per_month
  FROM book_genres)`;

/** As the partial indexes say it, so that PostgreSQL sees that they fit. */
const OFFERED: Record<ListingType, string> = {
  SALE: "s.listing_type IN ('SALE', 'BOTH')",
  LEASE: "s.listing_type IN ('LEASE', 'BOTH')",
  BOTH: "s.listing_type = 'BOTH'",
};

/** Where the books of a filter are read from, and on what conditions. */
export function bookSource(filter: BookFilter, parameters: Parameters): BookSource {
  const { search, genre, sellerId, listingType } = filter;
  if (genre && !search && !sellerId) {
    const conditions = [`s.genre = ${parameters.add(genre)}`];
    if (listingType) conditions.push(OFFERED[listingType]);
    return { table: ONE_GENRE, conditions };
  }
  const conditions = conditionsButSearch(filter, parameters);
  if (search) conditions.push(searchCondition(search, parameters));
  return { table: 'books', conditions };
}

/** What holds for the rows `s` of books that are wanted, whatever is searched for. */
export function conditionsButSearch(filter: BookFilter, parameters: Parameters): string[] {
  const { genre, listingType, sellerId } = filter;
  const conditions = ['s.unlisted_at IS NULL'];
  if (genre) conditions.push(`s.genres @> ARRAY[${parameters.add(genre)}]`);
  if (listingType) conditions.push(OFFERED[listingType]);
  if (sellerId) conditions.push(`s.seller_id = ${parameters.add(sellerId)}`);
  return conditions;
}

/** What holds for the rows `s` of books that a search finds. */
export function searchCondition(search: BookSearch, parameters: Parameters): string {
  return 'isbn' in search
    ? `s.isbn = ${parameters.add(search.isbn)}`
    : `s.search_vector @@ ${parameters.add(search.words)}::tsquery`;
}
