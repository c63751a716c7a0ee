import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../sql.js';

/** Maximum age of what is kept, in milliseconds. */
const KEPT_FOR_MS = 600_000;

/**
 * Returns a read whose answer is kept in memory for ten minutes. Only for statistics, which decide how fast a statement
 * is, but never what it returns.
 */
export function keptRead<Answer extends object>(
  read: (database: Queryable) => Promise<Answer>,
): (database: Queryable) => Promise<Answer> {
  const caches = new WeakMap<Queryable, LRUCache<'answer', Answer>>();
  return (database) => {
    const cache =
      caches.get(database) ?? new LRUCache({ max: 1, ttl: KEPT_FOR_MS, fetchMethod: () => read(database) });
    caches.set(database, cache);
    return cache.forceFetch('answer');
  };
}
