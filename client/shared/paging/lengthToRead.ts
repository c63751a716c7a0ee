import { LONGEST_READ } from './longestRead';

/**
 * How many entries to read at once of a list that has grown page by page, so that it stays as long as it is: at least a
 * `page`, at most what a query may ask for. `data` is what a query knows of its list, which may be part of something else.
 */
export function lengthToRead(data: unknown, page: number): number {
  return Math.min(Math.max(lengthOf(data), page), LONGEST_READ);
}

/** The length of the longest list that is read by the page. */
function lengthOf(data: unknown): number {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  if ('edges' in data && Array.isArray(data.edges)) return data.edges.length;
  return Math.max(0, ...Object.values(data).map(lengthOf));
}
