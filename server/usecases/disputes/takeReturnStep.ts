import { assertDisputeStep, type DisputeAction } from '../../domain/disputes/dispute.js';
import {
  contestReturnSchema,
  disputeStepSchema,
  sendReturnSchema,
} from '../../domain/disputes/disputeInput.js';
import { money } from '../../domain/money/money.js';
import { DisputeEntity } from '../../persistence/entities/disputes.js';
import type { Transaction } from '../../persistence/transaction.js';
import { moveCopies } from '../orders/copies/moveCopies.js';
import { readInput } from '../readInput.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';
import { endDispute } from './endDispute.js';
import {
  disputeEvent,
  idsOf,
  lockedDisputeOf,
  type DisputeIds,
  type LockedDispute,
} from './lockedDispute.js';

/**
 * Records that the buyer has sent the books back, with the carrier and the tracking number. Throws DISPUTE_NOT_FOUND for
 * outsiders, BUYER_ONLY for the seller, NO_RETURN_AGREED, ALREADY_SENT_BACK, and DISPUTE_ENDED.
 */
export async function sendDisputeReturn(scope: Scope, input: unknown): Promise<DisputeIds> {
  const viewer = await requireAbility(scope, 'orders:write');
  const { disputeId, carrier, trackingNumber } = await readInput(sendReturnSchema, input);
  return scope.database.transaction(async (tx) => {
    const found = await lockedDisputeOf(tx, disputeId, viewer);
    assertDisputeStep('sendReturn', found.dispute, found.party);
    const sent = {
      returnCarrier: carrier,
      returnTrackingNumber: trackingNumber,
      returnSentAt: scope.clock.now(),
    };
    return recordStep(scope, tx, found, {
      action: 'sendReturn',
      status: 'RETURN_SENT',
      actorId: viewer.id,
      changes: sent,
    });
  });
}

/**
 * Confirms, for the seller, that the books are back, even if they were handed over in person. The buyer gets the refund, and
 * the copies return to the stock. Throws DISPUTE_NOT_FOUND for outsiders, SELLER_ONLY for the buyer, NO_RETURN_AGREED, and
 * DISPUTE_ENDED.
 */
export async function confirmDisputeReturn(scope: Scope, input: unknown): Promise<DisputeIds> {
  const viewer = await requireAbility(scope, 'sales:write');
  const { disputeId } = await readInput(disputeStepSchema, input);
  return scope.database.transaction(async (tx) => {
    const found = await lockedDisputeOf(tx, disputeId, viewer);
    const { fulfillment, dispute, party } = found;
    assertDisputeStep('confirmReturn', dispute, party);
    const now = scope.clock.now();
    await moveCopies(tx, fulfillment.items, { frees: ['PURCHASE'] }, { now, today: today(scope) });
    await endDispute(scope, tx, found, {
      action: 'confirmReturn',
      actorId: viewer.id,
      awarded: money(dispute.returnOfBooks?.refund ?? 0, fulfillment.currency),
      details: { returnArrivedAt: now },
    });
    return idsOf(found);
  });
}

/**
 * Records the seller's objection that the books did not arrive or are not as they were sent. Staff then decide the dispute.
 * Throws DISPUTE_NOT_FOUND to outsiders, SELLER_ONLY for the buyer, RETURN_NOT_SENT, RETURN_CONTESTED, and DISPUTE_ENDED.
 */
export async function contestDisputeReturn(scope: Scope, input: unknown): Promise<DisputeIds> {
  const viewer = await requireAbility(scope, 'sales:write');
  const { disputeId, problem, statement } = await readInput(contestReturnSchema, input);
  return scope.database.transaction(async (tx) => {
    const found = await lockedDisputeOf(tx, disputeId, viewer);
    assertDisputeStep('contestReturn', found.dispute, found.party);
    return recordStep(scope, tx, found, {
      action: 'contestReturn',
      status: 'RETURN_CONTESTED',
      actorId: viewer.id,
      changes: {
        returnProblem: problem,
        returnStatement: statement,
        returnContestedAt: scope.clock.now(),
      },
    });
  });
}

/** A step of the return that does not end the dispute. */
interface ReturnStep {
  action: Extract<DisputeAction, 'sendReturn' | 'contestReturn'>;
  status: 'RETURN_SENT' | 'RETURN_CONTESTED';
  actorId: string;
  changes: Partial<DisputeEntity>;
}

async function recordStep(
  scope: Scope,
  tx: Transaction,
  found: LockedDispute,
  { action, status, actorId, changes }: ReturnStep,
): Promise<DisputeIds> {
  const ids = idsOf(found);
  await tx.update(DisputeEntity, { id: ids.disputeId }, { ...changes, status });
  await record(scope, tx, disputeEvent(found, { disputeId: ids.disputeId, action, status, actorId }));
  return ids;
}
