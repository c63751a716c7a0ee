import { LRUCache } from 'lru-cache';
import { COUNT_LIMIT } from '../../domain/shared/page.js';
import type { BookFilter } from '../../persistence/queries/books/bookFilters.js';
import { countBooks } from '../../persistence/queries/books/booksPage.js';
import { countEditions } from '../../persistence/queries/editions/countEditions.js';
import type { Scope } from '../scope.js';

type Counting = Pick<Scope, 'reads'>;
type Counts = LRUCache<string, Promise<number>>;

/** The list to count: the matching books, or their editions if `ofEditions`. */
export interface ListToCount {
  filter: BookFilter;
  ofEditions: boolean;
}

/** Maximum age of a cached count, in milliseconds. Counting a long list costs more than reading a page of it. */
const COUNTED_FOR_MS = 10_000;

const totals = new WeakMap<Scope['reads'], Counts>();
const totalsOfPages = new WeakMap<Scope['reads'], Counts>();

/**
 * Returns the current number of entries in a list, counted to at most COUNT_LIMIT + 1. Simultaneous requests share a
 * count. A capped count is cached for 10 seconds, because it is expensive to compute and hardly ever changes.
 */
export async function countListed({ reads }: Counting, list: ListToCount): Promise<number> {
  const counts = countsOf(reads, totals);
  const key = JSON.stringify(list);
  const count = await counted(reads, list, counts);
  if (count <= COUNT_LIMIT) counts.delete(key);
  return count;
}

/** Returns the number of entries in a list for a numbered page. The count may be up to 10 seconds old. */
export function countListedLately({ reads }: Counting, list: ListToCount): Promise<number> {
  return counted(reads, list, countsOf(reads, totalsOfPages));
}

function counted(reads: Scope['reads'], list: ListToCount, counts: Counts): Promise<number> {
  const key = JSON.stringify(list);
  const known = counts.get(key);
  if (known) return known;
  const countEntries = list.ofEditions ? countEditions : countBooks;
  const count = countEntries(reads, list.filter, COUNT_LIMIT + 1);
  counts.set(key, count);
  count.catch(() => counts.delete(key));
  return count;
}

function countsOf(reads: Scope['reads'], all: WeakMap<Scope['reads'], Counts>): Counts {
  const counts: Counts = all.get(reads) ?? new LRUCache({ max: 1_000, ttl: COUNTED_FOR_MS });
  all.set(reads, counts);
  return counts;
}
