import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../sql.js';

/** Maximum age of a cached answer, in milliseconds. */
const KEPT_FOR_MS = 600_000;

/**
 * Returns a read whose answer is cached for ten minutes. Use it only for statistics, which affect the speed of a statement but
 * not its result.
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
