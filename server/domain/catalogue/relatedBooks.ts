import { refuse } from '../shared/errors.js';

/** Maximum length of each list of related books. */
export const MOST_RELATED = 12;

/** Number of related books that a list returns by default. */
export const USUAL_RELATED = 6;

/**
 * Minimum number of people who must have saved both editions for two editions to count as similar. With fewer people, one known
 * bookmark could reveal a person's other bookmarks.
 */
export const LEAST_SAVERS = 3;

/**
 * Returns the number of related books to show. Throws PAGE_SIZE_OUT_OF_RANGE if `first` is below 1 or above
 * MOST_RELATED.
 */
export function relatedCount(first: number | null | undefined): number {
  const size = first ?? USUAL_RELATED;
  if (size < 1 || size > MOST_RELATED) {
    refuse('PAGE_SIZE_OUT_OF_RANGE', { field: ['first'], values: { max: MOST_RELATED } });
  }
  return size;
}
