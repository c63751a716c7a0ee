import type { CartItemType } from './cart.js';

/** How many copies of a book a line needs, and which it could have on all of its days. */
export interface CopyNeed {
  bookId: string;
  type: CartItemType;
  quantity: number;
  /** How many are promised to nobody: nobody needs to tell them apart. */
  freeCopies: number;
  /** Those that are promised for other days only, the best to take first; none for a purchase. */
  fittingCopyIds: readonly string[];
}

/** The copies that a line takes. */
export interface CopyChoice {
  /** Those that are promised for other days, so that as many as possible stay free for good. */
  promisedCopyIds: string[];
  /** How many of those that were promised to nobody. */
  freeCopies: number;
}

/**
 * Which copies each line of a cart takes, so that no two lines take the same. Purchases choose first: what is free for
 * good is also free for a while, but not the other way round. A line that cannot have all it needs takes none and is
 * given the copies that it could have had.
 */
export function chooseCopies(needs: readonly CopyNeed[]): CopyChoice[] {
  const taken = new Map<string, number>();
  const chosen = needs.map((): CopyChoice => ({ promisedCopyIds: [], freeCopies: 0 }));
  for (const type of ['PURCHASE', 'RENTAL'] as const) {
    for (const [index, need] of needs.entries()) {
      if (need.type !== type) continue;
      const takenBefore = taken.get(need.bookId) ?? 0;
      const choice = choose({ ...need, freeCopies: need.freeCopies - takenBefore });
      chosen[index] = choice;
      if (countOf(choice) === need.quantity) taken.set(need.bookId, takenBefore + choice.freeCopies);
    }
  }
  return chosen;
}

function choose({ quantity, freeCopies, fittingCopyIds }: CopyNeed): CopyChoice {
  const promisedCopyIds = fittingCopyIds.slice(0, quantity);
  return { promisedCopyIds, freeCopies: Math.min(quantity - promisedCopyIds.length, freeCopies) };
}

/** How many copies that is. */
export function countOf({ promisedCopyIds, freeCopies }: CopyChoice): number {
  return promisedCopyIds.length + freeCopies;
}
