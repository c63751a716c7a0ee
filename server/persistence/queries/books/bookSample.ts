import { and, literal, sql, type Piece } from '../../sql.js';
import { bookSource, type BookFilter } from './bookFilters.js';

/** The sample contains one in this many books. */
export const SAMPLED = 1_000;

/** A random sample `s` of all books. It is the same for every query, so that the plan of a list does not change. */
export const BOOK_SAMPLE = literal(`books s TABLESAMPLE SYSTEM (${100 / SAMPLED}) REPEATABLE (0)`);

/** Returns SQL for the number of books in the sample that match a filter, ignoring its conditions on days. */
export function foundInSample(filter: BookFilter): Piece {
  const { conditions, search } = bookSource(filter, true);
  return sql`count(*) FILTER (WHERE ${and([...conditions, ...search])})`;
}
