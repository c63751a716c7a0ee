import type { CartItemType } from './cart.js';

/** The number of copies that a line needs, and the copies that are free on all days of the line. */
export interface CopyNeed {
  bookId: string;
  type: CartItemType;
  quantity: number;
  /** Number of copies that are not promised on any day. Such copies are interchangeable. */
  freeCopies: number;
  /** Ids of copies that are promised on other days only, best first; empty for a purchase. */
  fittingCopyIds: readonly string[];
}

/** The copies that are allocated to a line. */
export interface CopyChoice {
  /**
   * Ids of copies that are promised on other days. Such copies are chosen first, so that as many copies as possible
   * stay free without end.
   */
  promisedCopyIds: string[];
  /** Number of copies that are not promised on any day. */
  freeCopies: number;
}

/**
 * Chooses copies for each line of a cart, so that no two lines get the same copy. Purchases come first, because they
 * need copies that are free without end. A line that cannot get enough copies takes none, and so leaves them to later
 * lines. Its result still lists the available copies.
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

/** Returns the total number of copies that are chosen for a line. */
export function countOf({ promisedCopyIds, freeCopies }: CopyChoice): number {
  return promisedCopyIds.length + freeCopies;
}
