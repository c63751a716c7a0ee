import type { BookSort } from '../../../domain/catalogue/book.js';
import type { Piece } from '../../sql.js';
import type { Stretch } from '../statements/keyset.js';
import type { BookFilter } from './bookFilters.js';

/** The orders that a caller can choose, and RELEVANCE: the default of a search for words. */
export type BookOrder = BookSort | 'RELEVANCE';

/** A page of a list of books to read. `limit` includes the rows to skip. */
export interface BooksQuery extends Stretch {
  filter: BookFilter;
  order: BookOrder;
  /** True to return only the first offer of each edition (queries/books/firstOffers.ts). */
  ofEditions?: boolean;
  /** True if rows read from books include their edition and whether they have copies. */
  saysEdition?: boolean;
  /** Rows to skip at the beginning, for a page requested by number. */
  skip: number;
  /** True if a far page is cheaper to reach by sorting the whole list than by reading it in order. */
  isNarrow?: boolean;
}

/** SQL for the ids of a page, with their sort keys. */
export interface PageOfIds {
  rows: Piece;
  /** The name of the page in `orderBy`: `b` if its rows are whole books instead of ids. */
  name: 'page' | 'b';
  orderBy: Piece;
}
