import {
  assertPayoutStep,
  markPayoutFailedSchema,
  markPayoutPaidSchema,
  PAYOUT_LIFECYCLE,
  type PayoutAction,
} from '../../domain/payouts/payout.js';
import { money } from '../../domain/money/money.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { PayoutEntity } from '../../persistence/entities/payouts.js';
import { releaseFromPayout } from '../../persistence/queries/payouts/earnings.js';
import { lockedPayout, type StoredPayout } from '../../persistence/queries/payouts/payouts.js';
import { violatedConstraint, type Transaction } from '../../persistence/transaction.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { entryRows } from '../bookkeeping/entryRows.js';
import { noteStaffAction } from '../noteStaffAction.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';

/**
 * Records that a payout was paid, with the bank's reference, and returns its id. Repeating it with the same reference
 * changes nothing. Throws what requireFreshConfirmation throws, PAYOUT_NOT_FOUND, OWN_PAYOUT, PAYOUT_ENDED, and
 * PAYOUT_REFERENCE_USED if another payout has the reference.
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
 * payout. Throws what requireFreshConfirmation throws, PAYOUT_NOT_FOUND, OWN_PAYOUT, and PAYOUT_ENDED if it has failed.
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

async function payoutToSettle(tx: Transaction, id: string, staffId: string): Promise<StoredPayout> {
  const payout = (await lockedPayout(tx, id)) ?? refuse('PAYOUT_NOT_FOUND', { field: ['payoutId'] });
  if (payout.sellerId === staffId) refuse('OWN_PAYOUT', { field: ['payoutId'] });
  return payout;
}

interface Settlement {
  action: PayoutAction;
  staffId: string;
  details: Partial<Pick<PayoutEntity, 'reference' | 'failure'>>;
}

async function settle(
  scope: Scope,
  tx: Transaction,
  { id: payoutId, sellerId, status: before, amount, currency }: StoredPayout,
  { action, staffId, details }: Settlement,
): Promise<void> {
  assertPayoutStep(action, before);
  const { to: status } = PAYOUT_LIFECYCLE[action];
  const settled = { status, settledBy: staffId, settledAt: scope.clock.now(), bankAccount: null, ...details };
  await tx.update(PayoutEntity, { id: payoutId }, settled);
  const paid = { amount: money(amount, currency), sellerId };
  if (status === 'PAID') await tx.insertTogether(entryRows(scope, 'PAYOUT_PAID', { payoutId }, paid));
  else if (before === 'PAID')
    await tx.insertTogether(entryRows(scope, 'PAYOUT_RETURNED', { payoutId }, paid));
  // After the update, because only the earnings of failed payouts can be released.
  if (status === 'FAILED') await releaseFromPayout(tx, payoutId);
  await noteStaffAction(scope, tx, { action: 'SETTLE_PAYOUT', staffId, userId: sellerId, detail: payoutId });
  await record(scope, tx, { type: 'PayoutSettled', payoutId, sellerId, status });
}
