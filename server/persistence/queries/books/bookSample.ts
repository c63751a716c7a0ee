import { and, literal, sql, type Piece } from '../../sql.js';
import { bookSource, type BookFilter } from './bookFilters.js';

/** One book in so many is looked at. */
export const SAMPLED = 1_000;

/** Books `s` that stand for all of them: the same ones each time, so that a list is always read alike. */
export const BOOK_SAMPLE = literal(`books s TABLESAMPLE SYSTEM (${100 / SAMPLED}) REPEATABLE (0)`);

/** How many of the sample a filter finds, whatever days it asks for. */
export function foundInSample(filter: BookFilter): Piece {
  const { conditions, search } = bookSource(filter, true);
  return sql`count(*) FILTER (WHERE ${and([...conditions, ...search])})`;
}
