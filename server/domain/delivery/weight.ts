/** Bounds of the weight that a seller may state for a copy, in grams. */
export const WEIGHT_LIMITS = { least: 1, most: 50_000 } as const;

/**
 * Estimated weight of a cover in A5 format, in grams. Boards of 2.5 mm weigh about 1,700 g/m²: two of 15 by 21 cm weigh
 * about 110 g, and spine, cloth, endpapers and jacket about 70 g more.
 */
const COVER = { PAPERBACK: 60, HARDCOVER: 180 } as const;

/** Estimated weight of the leaves: 1.1 g for each A5 page of 70 g paper, or 340 g if the number of pages is unknown. */
const LEAVES = { tenthsPerPage: 11, withoutPages: 340 } as const;

/** The facts of a listing that decide the weight of a copy. */
export interface WeighedBook {
  weightGrams: number | null;
  binding: keyof typeof COVER | null;
  pages: number | null;
}

/**
 * Returns the weight of a copy in grams: the weight that the seller stated, or else an estimate. The estimate is the sum
 * of COVER and LEAVES, rounded up. A book without a binding counts as a paperback.
 */
export function weightOf({ weightGrams, binding, pages }: WeighedBook): number {
  if (weightGrams !== null) return weightGrams;
  const leaves = pages === null ? LEAVES.withoutPages : Math.ceil((pages * LEAVES.tenthsPerPage) / 10);
  return COVER[binding ?? 'PAPERBACK'] + leaves;
}
