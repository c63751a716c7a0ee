import { LRUCache } from 'lru-cache';
import { COUNT_LIMIT } from '../../domain/page.js';
import type { BookFilter } from '../../persistence/queries/bookFilters.js';
import { countBooks } from '../../persistence/queries/booksPage.js';
import type { Scope } from '../scope.js';

/** A list is counted again only after this time: counting a long one costs more than reading a page of it. */
const COUNTED_FOR_MS = 10_000;

const counts = new WeakMap<Scope['database'], LRUCache<string, Promise<number>>>();

/** How many books a list has, counted to one more than COUNT_LIMIT, within the last ten seconds. */
export function countListed({ database }: Pick<Scope, 'database'>, filter: BookFilter): Promise<number> {
  const known = counts.get(database) ?? new LRUCache({ max: 1_000, ttl: COUNTED_FOR_MS });
  counts.set(database, known);
  const key = JSON.stringify(filter);
  const counted = known.get(key) ?? countBooks(database, filter, COUNT_LIMIT + 1);
  known.set(key, counted, { noUpdateTTL: true });
  counted.catch(() => known.delete(key));
  return counted;
}
