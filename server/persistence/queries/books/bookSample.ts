import { and, literal, sql, type Piece } from '../../sql.js';
import { bookSource, type BookFilter } from './bookFilters.js';

/** Number of books for each book in the sample. */
export const SAMPLED = 1_000;

/** A random sample `s` of all books. It is the same each time, so that a list keeps its plan. */
export const BOOK_SAMPLE = literal(`books s TABLESAMPLE SYSTEM (${100 / SAMPLED}) REPEATABLE (0)`);

/** Returns SQL for the number of sampled books that match a filter, without its conditions on days. */
export function foundInSample(filter: BookFilter): Piece {
  const { conditions, search } = bookSource(filter, true);
  return sql`count(*) FILTER (WHERE ${and([...conditions, ...search])})`;
}
