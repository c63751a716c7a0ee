import { AllocationEntity } from '../../../persistence/entities/orders.js';
import { newRows, type NewRows } from '../../../persistence/entityStatements.js';
import { newId } from '../../../persistence/ids.js';
import type { LockedLine } from './lockedLine.js';

/** The days for which copies are kept while a payment is awaited. `until` is null for a purchase, which has no end. */
interface HeldDays {
  intentId: string;
  copyIds: readonly string[];
  from: string;
  until: string | null;
}

/** Returns the allocation rows that reserve these copies for a line on further days while its payment is awaited. */
export function heldDays(
  { fulfillment, item }: Pick<LockedLine, 'fulfillment' | 'item'>,
  { intentId, copyIds, from, until }: HeldDays,
): NewRows {
  return newRows(
    AllocationEntity,
    copyIds.map((copyId) => ({
      id: newId('allocation'),
      copyId,
      bookId: item.bookId,
      sellerId: fulfillment.sellerId,
      orderItemId: item.id,
      period: `[${from},${until ?? ''})`,
      intentId,
    })),
  );
}
