import { refuse } from '../shared/errors.js';

/** The most books that are shown beside another, as those by its author and those that are similar. */
export const MOST_RELATED = 12;

/** How many of them are shown when nobody says. */
export const USUAL_RELATED = 6;

/**
 * What so many people have saved together is taken to be similar. Fewer would tell somebody who knows of one bookmark of a
 * person what else that person has saved.
 */
export const LEAST_SAVERS = 3;

/** How many related books are asked for. Refuses PAGE_SIZE_OUT_OF_RANGE. */
export function relatedCount(first: number | null | undefined): number {
  const size = first ?? USUAL_RELATED;
  if (size < 1 || size > MOST_RELATED) {
    refuse('PAGE_SIZE_OUT_OF_RANGE', { field: ['first'], values: { max: MOST_RELATED } });
  }
  return size;
}
