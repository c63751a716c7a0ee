import type { BookSort } from '../../../domain/catalogue/book.js';
import type { Piece } from '../../sql.js';
import type { Stretch } from '../statements/keyset.js';
import type { BookFilter } from './bookFilters.js';

/** The sort orders that a caller can choose, and RELEVANCE, the default for a search for words. */
export type BookOrder = BookSort | 'RELEVANCE';

/** Selects a page of a list of books. `limit` includes the rows in `skip`. */
export interface BooksQuery extends Stretch {
  filter: BookFilter;
  order: BookOrder;
  /** True to return only the first offer of each edition (firstOffers.ts). */
  ofEditions?: boolean;
  /** True to add the columns edition_id and has_copies to rows from `books`. */
  saysEdition?: boolean;
  /** Number of rows to skip, for a page that is requested by number. */
  skip: number;
  /**
   * True if sorting the whole list is faster than reading it in order up to the requested page, which is far from the start.
   */
  isNarrow?: boolean;
  /** True if the best plan for this first page is known in advance (knownPlans.ts). */
  hasKnownPlan?: boolean;
}

/** A SELECT statement for the ids of a page, with their sort keys. */
export interface PageOfIds {
  rows: Piece;
  /** Name of the rows in `orderBy`: `b` for whole books, `page` for ids. */
  name: 'page' | 'b';
  orderBy: Piece;
}
