import type { BookSort } from '../../../domain/catalogue/book.js';
import type { Piece } from '../../sql.js';
import type { Stretch } from '../statements/keyset.js';
import type { BookFilter } from './bookFilters.js';

/** The sorts that a caller may name, and the default order of a search for words. */
export type BookOrder = BookSort | 'RELEVANCE';

/** The books to read: their list and the stretch. The limit includes the skipped rows. */
export interface BooksQuery extends Stretch {
  filter: BookFilter;
  order: BookOrder;
  /** Only the first offer of each edition (queries/books/firstOffers.ts). */
  ofEditions?: boolean;
  /** True if rows read from books include their edition and whether they have copies. */
  saysEdition?: boolean;
  /** Rows to skip at the beginning: the cost of a page requested by number. */
  skip: number;
  /** True if a far page is cheaper to reach by sorting the whole list than by reading it in order. */
  isNarrow?: boolean;
}

/** The ids of a page with their sort keys, as SQL. */
export interface PageOfIds {
  rows: Piece;
  /** Its name in ORDER BY: `b` if the page has whole books instead of ids. */
  name: 'page' | 'b';
  orderBy: Piece;
}
