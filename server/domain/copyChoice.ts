import type { CartItemType } from './cart.js';

/** How many copies a line needs, and which copies are free on all of its days, the best to take first. */
export interface CopyNeed {
  type: CartItemType;
  quantity: number;
  freeCopyIds: readonly string[];
}

/**
 * Which copies each line of a cart takes, so that no two lines take the same. Purchases choose first: what is free for
 * good is also free for a while, but not the other way round. A line that cannot have all it needs takes none and is
 * given the copies that it could have had.
 */
export function chooseCopies(needs: readonly CopyNeed[]): string[][] {
  const taken = new Set<string>();
  const chosen = needs.map((): string[] => []);
  for (const type of ['PURCHASE', 'RENTAL'] as const) {
    for (const [index, need] of needs.entries()) {
      if (need.type !== type) continue;
      const copies = need.freeCopyIds.filter((id) => !taken.has(id)).slice(0, need.quantity);
      chosen[index] = copies;
      if (copies.length === need.quantity) copies.forEach((id) => taken.add(id));
    }
  }
  return chosen;
}
