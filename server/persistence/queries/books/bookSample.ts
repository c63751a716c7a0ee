import { and, literal, sql, type Piece } from '../../sql.js';
import { bookSource, type BookFilter } from './bookFilters.js';

/** One book in this many is in the sample. */
export const SAMPLED = 1_000;

/** A sample `s` of all books: the same ones each time, so that a list keeps its plan. */
export const BOOK_SAMPLE = literal(`books s TABLESAMPLE SYSTEM (${100 / SAMPLED}) REPEATABLE (0)`);

/** Returns the number of sampled books that match a filter, ignoring its days. */
export function foundInSample(filter: BookFilter): Piece {
  const { conditions, search } = bookSource(filter, true);
  return sql`count(*) FILTER (WHERE ${and([...conditions, ...search])})`;
}
