import {
  assertPayoutStep,
  canPayByHand,
  markPayoutFailedSchema,
  markPayoutPaidSchema,
  payPayoutByHandSchema,
} from '../../domain/payouts/payout.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { PayoutEntity } from '../../persistence/entities/payouts.js';
import { lockedPayout, type StoredPayout } from '../../persistence/queries/payouts/payouts.js';
import { violatedConstraint, type Transaction } from '../../persistence/transaction.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { noteStaffAction } from '../noteStaffAction.js';
import type { Scope } from '../scope.js';
import { endPayout, type Ending } from './endPayout.js';

/**
 * Records that a payout was paid, with the bank's reference, and returns its id. Repeating it with the same reference
 * changes nothing. Throws what requireFreshConfirmation throws, PAYOUT_NOT_FOUND, OWN_PAYOUT, PAYOUT_ENDED,
 * PAYOUT_WITH_PROVIDER, and PAYOUT_REFERENCE_USED if another payout has the reference.
 */
export async function markPayoutPaid(scope: Scope, input: unknown): Promise<string> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'payouts:settle');
  const { payoutId, reference } = parseInput(markPayoutPaidSchema, input);
  await scope.database
    .transaction(async (tx) => {
      const payout = await payoutToSettle(tx, payoutId, staffId);
      if (payout.status === 'PAID' && payout.reference === reference) return;
      await settle(scope, tx, payout, { action: 'markPayoutPaid', staffId, details: { reference } });
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== 'payouts_reference_once') throw error;
      refuse('PAYOUT_REFERENCE_USED', { field: ['reference'] });
    });
  return payoutId;
}

/**
 * Records that a payout failed or came back, with the reason, and returns its id. Its earnings are part of the next
 * payout. Throws what requireFreshConfirmation throws, PAYOUT_NOT_FOUND, OWN_PAYOUT,
 * PAYOUT_WITH_PROVIDER, and PAYOUT_ENDED if it has failed.
 */
export async function markPayoutFailed(scope: Scope, input: unknown): Promise<string> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'payouts:settle');
  const { payoutId, reason: failure } = parseInput(markPayoutFailedSchema, input);
  await scope.database.transaction(async (tx) => {
    const payout = await payoutToSettle(tx, payoutId, staffId);
    await settle(scope, tx, payout, { action: 'markPayoutFailed', staffId, details: { failure } });
  });
  return payoutId;
}

/**
 * Keeps a payout from the provider, because staff pay it by hand, and returns its id. Repeating it changes nothing. Throws
 * what requireFreshConfirmation throws, PAYOUT_NOT_FOUND, OWN_PAYOUT, PAYOUT_ENDED and PAYOUT_WITH_PROVIDER.
 */
export async function payPayoutByHand(scope: Scope, input: unknown): Promise<string> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'payouts:settle');
  const { payoutId } = parseInput(payPayoutByHandSchema, input);
  await scope.database.transaction(async (tx) => {
    const payout = await payoutToSettle(tx, payoutId, staffId);
    assertPayoutStep('markPayoutPaid', payout.status);
    if (!canPayByHand(payout)) return;
    await tx.update(PayoutEntity, { id: payoutId }, { byHand: true });
    const kept = { staffId, userId: payout.sellerId, detail: payoutId };
    await noteStaffAction(scope, tx, { action: 'SETTLE_PAYOUT', ...kept });
  });
  return payoutId;
}

async function payoutToSettle(tx: Transaction, id: string, staffId: string): Promise<StoredPayout> {
  const payout = (await lockedPayout(tx, id)) ?? refuse('PAYOUT_NOT_FOUND', { field: ['payoutId'] });
  if (payout.sellerId === staffId) refuse('OWN_PAYOUT', { field: ['payoutId'] });
  return payout;
}

type Settlement = Pick<Ending, 'details'> & {
  action: 'markPayoutPaid' | 'markPayoutFailed';
  staffId: string;
};

async function settle(
  scope: Scope,
  tx: Transaction,
  payout: StoredPayout,
  { action, staffId, details }: Settlement,
): Promise<void> {
  const { id: detail, sellerId: userId } = payout;
  await noteStaffAction(scope, tx, { action: 'SETTLE_PAYOUT', staffId, userId, detail });
  await endPayout(scope, tx, payout, { action, details: { ...details, settledBy: staffId } });
}
