import { refuse } from '../shared/errors.js';

/** Most books on the lists of an author's other books and of similar ones. */
export const MOST_RELATED = 12;

/** Number of related books by default. */
export const USUAL_RELATED = 6;

/**
 * Fewest common savers for editions to count as similar. With fewer, a person's bookmark that is known could
 * reveal their others.
 */
export const LEAST_SAVERS = 3;

/** Returns the number of related books to show. Refuses PAGE_SIZE_OUT_OF_RANGE. */
export function relatedCount(first: number | null | undefined): number {
  const size = first ?? USUAL_RELATED;
  if (size < 1 || size > MOST_RELATED) {
    refuse('PAGE_SIZE_OUT_OF_RANGE', { field: ['first'], values: { max: MOST_RELATED } });
  }
  return size;
}
