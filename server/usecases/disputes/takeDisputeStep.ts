import { awardOf } from '../../domain/disputes/claim.js';
import { assertDisputeStep } from '../../domain/disputes/dispute.js';
import { answerDisputeSchema, disputeStepSchema } from '../../domain/disputes/disputeInput.js';
import { assertReturnFor } from '../../domain/disputes/disputeReturn.js';
import { money } from '../../domain/money/money.js';
import { DisputeEntity } from '../../persistence/entities/disputes.js';
import { returnableFactsOf } from '../orders/disputesAsSeen.js';
import { readInput } from '../readInput.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { askReturn } from './askReturn.js';
import { endDispute } from './endDispute.js';
import { disputeEvent, idsOf, lockedDisputeOf, type DisputeIds } from './lockedDispute.js';

/**
 * Answers a dispute, for the seller. An offer of the whole claim without a return settles it. Any other offer waits for the
 * buyer or for staff. The seller can answer again while the dispute is open. Throws DISPUTE_NOT_FOUND to outsiders, SELLER_ONLY
 * for the buyer, DISPUTE_ENDED, CLAIMED_TOO_MUCH if the offer exceeds the claim, and the errors of assertReturnFor.
 */
export async function answerDispute(scope: Scope, input: unknown): Promise<DisputeIds> {
  const viewer = await requireAbility(scope, 'sales:write');
  const {
    disputeId,
    answer,
    amount,
    returnFirst: offersReturn,
  } = await readInput(answerDisputeSchema, input, scope.currency);
  return scope.database.transaction(async (tx) => {
    const found = await lockedDisputeOf(tx, disputeId, viewer);
    const { dispute, fulfillment, party } = found;
    assertDisputeStep('answer', dispute, party);
    const claimed = money(dispute.claimed, fulfillment.currency);
    const offer = awardOf(amount, claimed);
    if (offersReturn) assertReturnFor(offer, returnableFactsOf(fulfillment, dispute));
    const answeredAt = dispute.answeredAt ?? scope.clock.now();
    const details = { answer, offered: offer.amount, offersReturn, answeredAt };
    if (offer.amount === claimed.amount && !offersReturn) {
      await endDispute(scope, tx, found, { action: 'concede', actorId: viewer.id, awarded: offer, details });
    } else {
      await tx.update(DisputeEntity, { id: disputeId }, { ...details, status: 'ANSWERED' });
      const step = { disputeId, action: 'answer', status: 'ANSWERED', actorId: viewer.id } as const;
      await record(scope, tx, disputeEvent(found, step));
    }
    return idsOf(found);
  });
}

/**
 * Accepts the seller's offer or withdraws the dispute, for the buyer. If the offer requires a return, the buyer must then send
 * the books back. Throws DISPUTE_NOT_FOUND to outsiders, BUYER_ONLY for the seller, DISPUTE_ENDED, and NOTHING_OFFERED if there
 * is no offer to accept.
 */
export async function endOwnDispute(
  scope: Scope,
  action: 'acceptOffer' | 'withdraw',
  input: unknown,
): Promise<DisputeIds> {
  const viewer = await requireAbility(scope, 'orders:write');
  const { disputeId } = await readInput(disputeStepSchema, input);
  return scope.database.transaction(async (tx) => {
    const found = await lockedDisputeOf(tx, disputeId, viewer);
    const { dispute, fulfillment, party } = found;
    const offered = money(dispute.offered ?? 0, fulfillment.currency);
    const actorId = viewer.id;
    if (action === 'acceptOffer' && dispute.offersReturn) {
      assertDisputeStep('acceptReturn', dispute, party);
      await askReturn(scope, tx, found, { action: 'acceptReturn', actorId, refund: offered });
      return idsOf(found);
    }
    assertDisputeStep(action, dispute, party);
    const awarded = action === 'acceptOffer' ? offered : null;
    await endDispute(scope, tx, found, { action, actorId, awarded });
    return idsOf(found);
  });
}
