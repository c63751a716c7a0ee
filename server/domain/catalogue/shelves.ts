import { money, type Money } from '../money/money.js';

/** The shelves of the home page, in their order. */
export const ShelfKind = {
  NEW: 'NEW',
  LOW_RENT: 'LOW_RENT',
  IN_LANGUAGE: 'IN_LANGUAGE',
  MOST_SAVED: 'MOST_SAVED',
} as const;
export type ShelfKind = keyof typeof ShelfKind;

/** The most books on a shelf. */
export const SHELF_SIZE = 8;

/** A month of what stands on the shelf LOW_RENT costs less. */
export const LOW_RENT_BELOW: Money = money(3_000, 'INR');

/** What fewer people have saved is not among the most saved. */
export const FEWEST_SAVERS = 2;

/** So many candidates fill each shelf with books that stand on no other, if there are so many. */
export const MOST_CANDIDATES = SHELF_SIZE * Object.keys(ShelfKind).length;

/** A listing that may stand on a shelf, and the edition that it is an offer of. */
export interface ShelfCandidate {
  id: string;
  editionId: string;
}

/**
 * What stands on each shelf, of its candidates in their order: editions that stand on an earlier shelf only where there are
 * too few others.
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
