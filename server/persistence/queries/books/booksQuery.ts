import type { BookSort } from '../../../domain/catalogue/book.js';
import type { Piece } from '../../sql.js';
import type { Stretch } from '../statements/keyset.js';
import type { BookFilter } from './bookFilters.js';

/** The sorts that a caller may name, and the order of a search for words when none is named. */
export type BookOrder = BookSort | 'RELEVANCE';

/** Which books of which list to read; the rows that are passed over are among the limit. */
export interface BooksQuery extends Stretch {
  filter: BookFilter;
  order: BookOrder;
  /** Only the first offer of each edition (queries/books/firstOffers.ts). */
  ofEditions?: boolean;
  /** Whether rows that are read from books say of which edition they are offers, and whether they have copies. */
  saysEdition?: boolean;
  /** Rows at the beginning that are passed over: what a page that is asked for by its number costs. */
  skip: number;
  /** Of a page far behind the start: whether its whole list is sooner sorted than read in order up to it. */
  isNarrow?: boolean;
}

/** The ids of a page with what they are ordered by, as SQL. */
export interface PageOfIds {
  rows: Piece;
  /** Its name in ORDER BY: `b` when the page has whole books and not just their ids. */
  name: 'page' | 'b';
  orderBy: Piece;
}
