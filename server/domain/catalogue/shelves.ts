import { money, type Money } from '../money/money.js';

/** The shelves of the home page, in order. */
export const ShelfKind = {
  NEW: 'NEW',
  LOW_RENT: 'LOW_RENT',
  IN_LANGUAGE: 'IN_LANGUAGE',
  MOST_SAVED: 'MOST_SAVED',
} as const;
export type ShelfKind = keyof typeof ShelfKind;

/** Maximum number of books on a shelf. */
export const SHELF_SIZE = 8;

/** Upper limit (exclusive) of the monthly rent on the LOW_RENT shelf. */
export const LOW_RENT_BELOW: Money = money(3_000, 'INR');

/** Minimum number of people who must have saved an edition before it can be on the MOST_SAVED shelf. */
export const FEWEST_SAVERS = 2;

/** Number of candidates for each shelf, enough to fill all shelves without repeating a book. */
export const MOST_CANDIDATES = SHELF_SIZE * Object.keys(ShelfKind).length;

/** A listing that may be placed on a shelf, and its edition. */
export interface ShelfCandidate {
  id: string;
  editionId: string;
}

/**
 * Returns the ids of the books on each shelf, chosen from the candidates of the shelf. Repeats an edition of an
 * earlier shelf only if there are too few others.
 */
export function fillShelves(candidates: readonly (readonly ShelfCandidate[])[]): string[][] {
  const shown = new Set<string>();
  return candidates.map((ofShelf) => {
    const isShown = ({ editionId }: ShelfCandidate) => shown.has(editionId);
    const wanted = ofShelf.toSorted((a, b) => Number(isShown(a)) - Number(isShown(b)));
    const chosen = new Set(wanted.slice(0, SHELF_SIZE));
    for (const { editionId } of chosen) shown.add(editionId);
    return ofShelf.filter((each) => chosen.has(each)).map(({ id }) => id);
  });
}
