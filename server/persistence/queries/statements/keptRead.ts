import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../sql.js';

/** Maximum age of what is kept, in milliseconds. */
const KEPT_FOR_MS = 600_000;

/**
 * Returns a read whose answer is kept in memory for ten minutes. Only for statistics, which decide how fast a statement
 * is, but never what it returns.
 */
export function keptRead<Answer>(
  read: (database: Queryable) => Promise<Answer>,
): (database: Queryable) => Promise<Answer> {
  const answers = new WeakMap<Queryable, LRUCache<'answer', Promise<Answer>>>();
  return (database) => {
    const cache = answers.get(database) ?? new LRUCache({ max: 1, ttl: KEPT_FOR_MS });
    answers.set(database, cache);
    const known = cache.get('answer');
    if (known) return known;
    const answer = read(database);
    cache.set('answer', answer);
    answer.catch(() => cache.delete('answer'));
    return answer;
  };
}
