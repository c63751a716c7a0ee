import { partyOf } from '../../domain/orders/policies.js';
import { awardOf } from '../../domain/disputes/claim.js';
import { assertDisputeStep } from '../../domain/disputes/dispute.js';
import { decideDisputeSchema } from '../../domain/disputes/disputeInput.js';
import { money } from '../../domain/money/money.js';
import { refuse } from '../../domain/shared/errors.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { noteStaffAction } from '../noteStaffAction.js';
import { readInput } from '../readInput.js';
import type { Scope } from '../scope.js';
import { endDispute } from './endDispute.js';
import { lockedDispute, type DisputeIds } from './lockedDispute.js';

/**
 * Decides a dispute, for staff: awards the buyer an amount, from nothing to the whole claim. Throws CONFIRMATION_REQUIRED
 * if the session was not confirmed within the last 10 minutes, DISPUTE_NOT_FOUND, OWN_DISPUTE for the buyer and the
 * seller of the fulfillment, DISPUTE_ENDED, and CLAIMED_TOO_MUCH.
 */
export async function decideDispute(scope: Scope, input: unknown): Promise<DisputeIds> {
  const { id: staffId, ...viewer } = await requireFreshConfirmation(scope, 'disputes:decide');
  const { disputeId, decision, amount } = await readInput(decideDisputeSchema, input, scope.currency);
  return scope.database.transaction(async (tx) => {
    const found = await lockedDispute(tx, disputeId);
    const { order, fulfillment, dispute } = found;
    const sides = { buyerId: order.buyerId, sellerId: fulfillment.sellerId };
    if (partyOf({ ...viewer, id: staffId }, sides)) refuse('OWN_DISPUTE', { field: ['disputeId'] });
    assertDisputeStep('decide', dispute, 'STAFF');
    const awarded = awardOf(amount, money(dispute.claimed, fulfillment.currency));
    const noted = { staffId, userId: order.buyerId, detail: disputeId };
    await noteStaffAction(scope, tx, { action: 'DECIDE_DISPUTE', ...noted });
    const details = { decision, decidedBy: staffId };
    await endDispute(scope, tx, found, { action: 'decide', actorId: staffId, awarded, details });
    return { orderId: order.id, fulfillmentId: fulfillment.id, disputeId };
  });
}
