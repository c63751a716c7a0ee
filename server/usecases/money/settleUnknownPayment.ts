import { settleUnknownPaymentSchema } from '../../domain/payments/settling.js';
import { refuse } from '../../domain/shared/errors.js';
import { PaymentAttemptEntity } from '../../persistence/entities/onlinePayments.js';
import {
  lockedUnknownPayment,
  type UnknownPaymentRow,
} from '../../persistence/queries/payments/unknownPayments.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { StaffStep, StepSubject, StepWords } from '../approvals/staffStep.js';
import { takeOrAsk } from '../approvals/takeOrAsk.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { entryRows } from '../bookkeeping/entryRows.js';
import { readInput } from '../readInput.js';
import type { Scope } from '../scope.js';
import { unknownPaymentOf, type UnknownPayment } from './viewMoney.js';

/** The staff step that settles a payment of unknown origin. */
export const SETTLING_UNKNOWN_PAYMENTS: StaffStep<StepSubject & { payment: UnknownPaymentRow }> = {
  step: 'SETTLE_UNKNOWN_PAYMENT',
  action: 'SETTLE_UNKNOWN_PAYMENT',
  field: 'attemptId',
  own: null,
  async lock(scope, tx, id) {
    const field = ['attemptId'];
    const payment = (await lockedUnknownPayment(tx, id)) ?? refuse('UNKNOWN_PAYMENT_NOT_FOUND', { field });
    if (payment.isSettled) refuse('UNKNOWN_PAYMENT_SETTLED', { field });
    const { amount, currency } = payment;
    const take = (words: StepWords) => settle(scope, tx, payment, words);
    return { payment, stake: { amount, currency }, userId: null, sides: [], take };
  },
};

/**
 * Settles a payment of unknown origin that staff have explained, so that it leaves the list. Returns the payment. If a second
 * member of staff must approve the step first, also returns the ID of the approval request. Throws CONFIRMATION_REQUIRED if
 * the session was not confirmed within the last 10 minutes, UNKNOWN_PAYMENT_NOT_FOUND, UNKNOWN_PAYMENT_SETTLED and
 * APPROVAL_PENDING.
 */
export async function settleUnknownPayment(
  scope: Scope,
  input: unknown,
): Promise<{ payment: UnknownPayment; approvalId: string | null }> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'money:settle');
  const { attemptId: subjectId, reason } = await readInput(settleUnknownPaymentSchema, input);
  const words = { subjectId, staffId, reason, reference: null };
  return scope.database.transaction(async (tx) => {
    const { subject, approvalId } = await takeOrAsk(scope, tx, SETTLING_UNKNOWN_PAYMENTS, words);
    return { payment: unknownPaymentOf(subject.payment, approvalId !== null), approvalId };
  });
}

async function settle(
  scope: Scope,
  tx: Transaction,
  payment: UnknownPaymentRow,
  { staffId, reason }: StepWords,
): Promise<void> {
  const { id: attemptId, status } = payment;
  const settled = { settledAt: scope.clock.now(), settledBy: staffId, settledReason: reason };
  await tx.update(PaymentAttemptEntity, { id: attemptId }, settled);
  const unknown = unknownPaymentOf(payment, false);
  if (status === 'CAPTURED')
    await tx.insertTogether(entryRows(scope, 'UNKNOWN_SETTLED', { attemptId }, unknown));
}
