import { LARGEST_PAGE } from '../contract/limits.generated';

type Lists = Record<string, { edges?: readonly unknown[] } | null | undefined>;

/**
 * How many entries to read at once of a list that has grown page by page, so that it stays as long as it is: at least a
 * `page`, at most what the server gives. `data` is what a query knows of its list.
 */
export function lengthToRead(data: unknown, page: number): number {
  const lists = Object.values((data ?? {}) as Lists);
  const shown = Math.max(0, ...lists.map((list) => list?.edges?.length ?? 0));
  return Math.min(Math.max(shown, page), LARGEST_PAGE);
}
