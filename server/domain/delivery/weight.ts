/** The bounds of the weight of a copy that a seller may state, in grams. */
export const WEIGHT_LIMITS = { least: 1, most: 50_000 } as const;

/**
 * The estimate of a weight that nobody stated, in grams: a paperback on 70 g paper in A5 format. A page weighs 1.1 g, and the
 * cover 60 g. Panna does not record bindings, so the seller of a hardcover states its weight.
 */
const ESTIMATE = { cover: 60, tenthsPerPage: 11, withoutPages: 400 } as const;

/** The facts of a listing that decide the weight of a copy. */
export interface WeighedBook {
  weightGrams: number | null;
  pages: number | null;
}

/**
 * Returns the weight of a copy in whole grams: as the seller stated it, otherwise 60 g for the cover and 1.1 g for each page,
 * rounded up, and 400 g for a book without a number of pages.
 */
export function weightOf({ weightGrams, pages }: WeighedBook): number {
  if (weightGrams !== null) return weightGrams;
  if (pages === null) return ESTIMATE.withoutPages;
  return ESTIMATE.cover + Math.ceil((pages * ESTIMATE.tenthsPerPage) / 10);
}
