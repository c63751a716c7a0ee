import type { DisputeAction } from '../../domain/disputes/dispute.js';
import { assertReturnFor } from '../../domain/disputes/disputeReturn.js';
import type { Money } from '../../domain/money/money.js';
import { DisputeEntity } from '../../persistence/entities/disputes.js';
import type { Transaction } from '../../persistence/transaction.js';
import { returnableFactsOf } from '../orders/disputesAsSeen.js';
import { record, type RecordingScope } from '../record.js';
import { disputeEvent, type LockedDispute } from './lockedDispute.js';

/** A return of the books that the sides agreed on or that staff decided on. */
interface Asked {
  action: Extract<DisputeAction, 'acceptReturn' | 'orderReturn'>;
  actorId: string;
  refund: Money;
  /** The decision of staff; absent if the sides agreed. */
  decision?: { returnReason: string; returnOrderedBy: string };
}

/**
 * Asks the buyer to send the books back. The refund follows when they have arrived. Throws what assertReturnFor throws.
 */
export async function askReturn(
  scope: RecordingScope,
  tx: Transaction,
  { order, fulfillment, dispute }: LockedDispute,
  { action, actorId, refund, decision }: Asked,
): Promise<void> {
  assertReturnFor(refund, returnableFactsOf(fulfillment, dispute));
  const status = 'AWAITING_RETURN';
  const asked = {
    status,
    returnRefund: refund.amount,
    returnAskedAt: scope.clock.now(),
    ...decision,
  } as const;
  await tx.update(DisputeEntity, { id: dispute.id }, asked);
  const step = { disputeId: dispute.id, action, status, actorId } as const;
  await record(scope, tx, disputeEvent({ order, fulfillment }, step));
}
