import { claimedAmount } from '../../domain/disputes/claim.js';
import { openDisputeSchema } from '../../domain/disputes/disputeInput.js';
import { DisputeEntity } from '../../persistence/entities/disputes.js';
import { newId } from '../../persistence/ids.js';
import { disputedFactsOf } from '../orders/disputesAsSeen.js';
import { lockedFulfillment } from '../orders/lockedFulfillment.js';
import { endRentalPayments } from '../orders/rentalPayments/endRentalPayments.js';
import { readInput } from '../readInput.js';
import { recordAll } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { disputeEvent, type DisputeIds } from './lockedDispute.js';

/**
 * Opens a dispute about a fulfillment, for its buyer. Ends purchases of rented copies that await their payment. Throws
 * FULFILLMENT_NOT_FOUND if the viewer is neither the buyer nor the seller, BUYER_ONLY for the seller, DISPUTE_OPEN while
 * another dispute is open, ALREADY_DISPUTED if there was one for the same reason, NOTHING_TO_DISPUTE or DISPUTED_TOO_LATE if
 * the reason does not apply, and CLAIMED_TOO_MUCH.
 */
export async function openDispute(scope: Scope, input: unknown): Promise<DisputeIds> {
  const viewer = await requireAbility(scope, 'orders:write');
  const { fulfillmentId, reason, statement, amount } = await readInput(
    openDisputeSchema,
    input,
    scope.currency,
  );
  return scope.database.transaction(async (tx) => {
    const found = await lockedFulfillment(tx, fulfillmentId, viewer);
    const now = scope.clock.now();
    const claiming = { side: found.party, now, days: scope.deadlineDays };
    const claimed = claimedAmount({ reason, amount }, disputedFactsOf(found.fulfillment), claiming);
    const disputeId = newId('dispute');
    await tx.insert(DisputeEntity, {
      id: disputeId,
      fulfillmentId,
      reason,
      status: 'OPEN',
      statement,
      claimed: claimed.amount,
      currency: claimed.currencyCode,
      openedAt: now,
    });
    const step = { disputeId, action: 'open', status: 'OPEN', actorId: viewer.id } as const;
    const ending = { action: 'cancel', purpose: 'PURCHASE' } as const;
    const ended = await endRentalPayments(scope, tx, found.order, found.fulfillment, ending);
    await recordAll(scope, tx, [disputeEvent(found, step), ...ended]);
    return { orderId: found.order.id, fulfillmentId, disputeId };
  });
}
