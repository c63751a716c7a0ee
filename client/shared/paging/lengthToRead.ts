import { LONGEST_READ } from './longestRead';

/**
 * Returns the number of entries to load in one request, so that a list with several loaded pages keeps its length. The
 * number is at least `page` and at most LONGEST_READ. `data` is the cached result that contains the list.
 */
export function lengthToRead(data: unknown, page: number): number {
  return Math.min(Math.max(lengthOf(data), page), LONGEST_READ);
}

/** Returns the length of the longest paged list in a result. */
function lengthOf(data: unknown): number {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  if ('edges' in data && Array.isArray(data.edges)) return data.edges.length;
  return Math.max(0, ...Object.values(data).map(lengthOf));
}
