import { partyOf } from '../../domain/orders/policies.js';
import { awardOf } from '../../domain/disputes/claim.js';
import { assertDisputeStep } from '../../domain/disputes/dispute.js';
import { decideDisputeSchema } from '../../domain/disputes/disputeInput.js';
import { money, type Money } from '../../domain/money/money.js';
import { refuse } from '../../domain/shared/errors.js';
import type { Transaction } from '../../persistence/transaction.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { noteStaffAction } from '../noteStaffAction.js';
import { readInput } from '../readInput.js';
import type { Scope } from '../scope.js';
import { askReturn } from './askReturn.js';
import { endDispute } from './endDispute.js';
import { lockedDispute, type DisputeIds, type LockedDispute } from './lockedDispute.js';

/**
 * Decides a dispute, for staff: awards the buyer an amount between zero and the whole claim, to be paid at once or after the
 * buyer has sent the books back. Throws CONFIRMATION_REQUIRED if the session was not confirmed within the last 10 minutes,
 * DISPUTE_NOT_FOUND, OWN_DISPUTE for the buyer and the seller of the fulfillment, DISPUTE_ENDED, RETURN_FIRST while the books
 * are on their way, CLAIMED_TOO_MUCH, and the errors of askReturn.
 */
export async function decideDispute(scope: Scope, input: unknown): Promise<DisputeIds> {
  const { id: staffId, ...viewer } = await requireFreshConfirmation(scope, 'disputes:decide');
  const { disputeId, decision, amount, returnFirst } = await readInput(
    decideDisputeSchema,
    input,
    scope.currency,
  );
  return scope.database.transaction(async (tx) => {
    const found = await lockedDispute(tx, disputeId);
    const { order, fulfillment, dispute } = found;
    const sides = { buyerId: order.buyerId, sellerId: fulfillment.sellerId };
    if (partyOf({ ...viewer, id: staffId }, sides)) refuse('OWN_DISPUTE', { field: ['disputeId'] });
    assertDisputeStep(returnFirst ? 'orderReturn' : 'decide', dispute, 'STAFF');
    const awarded = awardOf(amount, money(dispute.claimed, fulfillment.currency));
    const noted = { staffId, userId: order.buyerId, detail: disputeId };
    await noteStaffAction(scope, tx, { action: 'DECIDE_DISPUTE', ...noted });
    await decide(scope, tx, found, { staffId, awarded, decision, returnFirst });
    return { orderId: order.id, fulfillmentId: fulfillment.id, disputeId };
  });
}

/** A decision of staff. If `returnFirst` is true, the books must be sent back before the awarded amount is refunded. */
interface Decision {
  staffId: string;
  awarded: Money;
  decision: string;
  returnFirst: boolean;
}

function decide(
  scope: Scope,
  tx: Transaction,
  found: LockedDispute,
  { staffId: actorId, awarded, decision, returnFirst }: Decision,
): Promise<void> {
  if (!returnFirst) {
    const details = { decision, decidedBy: actorId };
    return endDispute(scope, tx, found, { action: 'decide', actorId, awarded, details });
  }
  const ordered = { returnReason: decision, returnOrderedBy: actorId };
  return askReturn(scope, tx, found, { action: 'orderReturn', actorId, refund: awarded, decision: ordered });
}
