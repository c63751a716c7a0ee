import {
  assertPayoutStep,
  goesToProvider,
  isStopped,
  isStranded,
  markPayoutFailedSchema,
  markPayoutPaidSchema,
  payPayoutByHandSchema,
  stepOfStaff,
} from '../../domain/payouts/payout.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { PayoutEntity } from '../../persistence/entities/payouts.js';
import { lockedPayout, type StoredPayout } from '../../persistence/queries/payouts/payouts.js';
import { lockedPayoutAccount } from '../../persistence/queries/payouts/payoutAccounts.js';
import { violatedConstraint, type Transaction } from '../../persistence/transaction.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import type { StaffStep, StepSubject, StepWords } from '../approvals/staffStep.js';
import { takeOrAsk } from '../approvals/takeOrAsk.js';
import { noteStaffAction } from '../noteStaffAction.js';
import type { Scope } from '../scope.js';
import { endPayout } from './endPayout.js';

/** The staff step that records a payout as paid by hand. */
export const SETTLING_PAYOUTS: StaffStep<StepSubject & { payout: StoredPayout }> = {
  step: 'SETTLE_PAYOUT',
  action: 'SETTLE_PAYOUT',
  field: 'payoutId',
  own: 'OWN_PAYOUT',
  async lock(scope, tx, id) {
    const payout = (await lockedPayout(tx, id)) ?? refuse('PAYOUT_NOT_FOUND', { field: ['payoutId'] });
    const configured = scope.payouts?.name ?? null;
    assertPayoutStep(stepOfStaff(payout, configured, 'PAID'), payout.status);
    if (goesToProvider(payout, configured !== null)) refuse('PAYOUT_NOT_BY_HAND', { field: ['payoutId'] });
    await assertNotStopped(tx, payout);
    const { amount, currency, sellerId } = payout;
    const take = (words: StepWords) => recordPaid(scope, tx, payout, words);
    return { payout, stake: { amount, currency }, userId: sellerId, sides: [sellerId], take };
  },
};

/**
 * Records that a payout was paid, with the bank's reference. A repeated call with the same reference changes nothing. Returns
 * the ID of the payout. If a second member of staff must approve the step first, also returns the ID of the approval request.
 * Throws what requireFreshConfirmation throws, PAYOUT_NOT_FOUND, OWN_PAYOUT, PAYOUT_ENDED, PAYOUT_WITH_PROVIDER,
 * PAYOUT_STOPPED, PAYOUT_NOT_BY_HAND if the provider will pay it, APPROVAL_PENDING, and PAYOUT_REFERENCE_USED if another
 * payout has the reference.
 */
export async function markPayoutPaid(
  scope: Scope,
  input: unknown,
): Promise<{ payoutId: string; approvalId: string | null }> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'payouts:settle');
  const { payoutId, reference } = parseInput(markPayoutPaidSchema, input);
  const words = { subjectId: payoutId, staffId, reason: null, reference };
  return scope.database.transaction(async (tx) => {
    const { status, ...paid } = await payoutToSettle(tx, payoutId, staffId);
    if (status === 'PAID' && paid.reference === reference) return { payoutId, approvalId: null };
    const { approvalId } = await takeOrAsk(scope, tx, SETTLING_PAYOUTS, words);
    return { payoutId, approvalId };
  });
}

async function recordPaid(
  scope: Scope,
  tx: Transaction,
  payout: StoredPayout,
  { staffId: settledBy, reference }: StepWords,
): Promise<void> {
  const configured = scope.payouts?.name ?? null;
  const action = stepOfStaff(payout, configured, 'PAID');
  const details = { reference, settledBy, stranded: isStranded(payout, configured) };
  await endPayout(scope, tx, payout, { action, details }).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'payouts_reference_once') throw error;
    refuse('PAYOUT_REFERENCE_USED', { field: ['reference'] });
  });
}

/**
 * Records that a payout failed or came back, with the reason, and returns its id. Its earnings become part of the next payout.
 * Throws what requireFreshConfirmation throws, PAYOUT_NOT_FOUND, OWN_PAYOUT, PAYOUT_WITH_PROVIDER, and PAYOUT_ENDED if it has
 * already failed.
 */
export async function markPayoutFailed(scope: Scope, input: unknown): Promise<string> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'payouts:settle');
  const { payoutId, reason: failure } = parseInput(markPayoutFailedSchema, input);
  await scope.database.transaction(async (tx) => {
    const payout = await payoutToSettle(tx, payoutId, staffId);
    await settleFailed(scope, tx, payout, { staffId, failure });
  });
  return payoutId;
}

/**
 * Withholds a payout from the provider, so that staff pay it by hand, and returns its id. Repeating it changes nothing. Throws
 * what requireFreshConfirmation throws, PAYOUT_NOT_FOUND, OWN_PAYOUT, PAYOUT_ENDED, PAYOUT_WITH_PROVIDER and PAYOUT_STOPPED.
 */
export async function payPayoutByHand(scope: Scope, input: unknown): Promise<string> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'payouts:settle');
  const { payoutId } = parseInput(payPayoutByHandSchema, input);
  await scope.database.transaction(async (tx) => {
    const payout = await payoutToSettle(tx, payoutId, staffId);
    assertPayoutStep('markPayoutPaid', payout.status);
    if (payout.byHand) return;
    await assertNotStopped(tx, payout);
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

/** Throws PAYOUT_STOPPED if staff have stopped payouts to the seller, unless this payout was already sent. */
async function assertNotStopped(tx: Transaction, { status, sellerId }: StoredPayout): Promise<void> {
  const account = await lockedPayoutAccount(tx, sellerId, { forChange: false });
  const restriction = account?.restriction ?? null;
  if (isStopped({ status, restriction })) refuse('PAYOUT_STOPPED', { field: ['payoutId'] });
}

async function settleFailed(
  scope: Scope,
  tx: Transaction,
  payout: StoredPayout,
  { staffId, failure }: { staffId: string; failure: string },
): Promise<void> {
  const { id: detail, sellerId: userId, transferId } = payout;
  if (transferId !== null) refuse('PAYOUT_WITH_PROVIDER', { field: ['payoutId'] });
  const configured = scope.payouts?.name ?? null;
  await noteStaffAction(scope, tx, { action: 'SETTLE_PAYOUT', staffId, userId, detail });
  await endPayout(scope, tx, payout, {
    action: stepOfStaff(payout, configured, 'FAILED'),
    details: { failure, settledBy: staffId, ...(isStranded(payout, configured) && { stranded: true }) },
  });
}
