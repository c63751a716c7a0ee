import type { BookSort } from '../../../domain/catalogue/book.js';
import type { BookFilter } from './bookFilters.js';

/** The sorts that a caller may name, and the order of a search for words when none is named. */
export type BookOrder = BookSort | 'RELEVANCE';

/** Which books of which list to read. */
export interface BooksQuery {
  filter: BookFilter;
  order: BookOrder;
  /** So many rows, those passed over included, from the place of the cursor on; backward, from there towards the start of the list. */
  limit: number;
  backward: boolean;
  /** Rows at the beginning that are passed over: what a page that is asked for by its number costs. */
  skip: number;
  /** The values of the order's keys in the row of the cursor; null for the start, or backward for the end. */
  place: readonly unknown[] | null;
}

/** The ids of a page with what they are ordered by, as SQL. */
export interface PageOfIds {
  sql: string;
  /** Its name in ORDER BY: `b` when the page has whole books and not just their ids. */
  name: 'page' | 'b';
  orderBy: string;
}
