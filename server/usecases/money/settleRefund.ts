import { money } from '../../domain/money/money.js';
import { refundAfter } from '../../domain/payments/refund.js';
import { settleRefundSchema } from '../../domain/payments/settling.js';
import { ProviderRefundEntity, RefundPayoutEntity } from '../../persistence/entities/onlinePayments.js';
import { newId } from '../../persistence/ids.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { StaffStep, StepSubject, StepWords } from '../approvals/staffStep.js';
import { takeOrAsk } from '../approvals/takeOrAsk.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { completeRefund } from '../payments/online/completeRefund.js';
import { readInput } from '../readInput.js';
import type { Scope } from '../scope.js';
import { lockedPayableRefund, type LockedRefund } from './lockedRefund.js';

/** The staff step that settles a refund that is stuck, or that staff pay themselves. */
export const SETTLING_REFUNDS: StaffStep<StepSubject & { orderId: string }> = {
  step: 'SETTLE_REFUND',
  action: 'SETTLE_REFUND',
  field: 'refundId',
  own: 'OWN_REFUND',
  async lock(scope, tx, id) {
    const locked = await lockedPayableRefund(tx, id, scope);
    const { amount, currency, buyerId, sellerId } = locked.refund;
    return {
      orderId: locked.order.id,
      stake: { amount, currency },
      userId: buyerId,
      sides: [buyerId, sellerId],
      take: (words) => settle(scope, tx, locked, words),
    };
  },
};

/**
 * Settles a refund that staff paid to the buyer by hand, or a stranded one that staff found at the bank. The refund is then
 * recorded as made. Returns the id of the order. If a second member of staff must approve the step first, also returns the id
 * of the approval request. Throws CONFIRMATION_REQUIRED if the session was not confirmed within the last 10 minutes, what
 * lockedPayableRefund throws, OWN_REFUND for the buyer and the seller, and APPROVAL_PENDING.
 */
export async function settleRefund(
  scope: Scope,
  input: unknown,
): Promise<{ orderId: string; approvalId: string | null }> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'money:settle');
  const { refundId: subjectId, reason, reference } = await readInput(settleRefundSchema, input);
  const words = { subjectId, staffId, reason, reference };
  return scope.database.transaction(async (tx) => {
    const { subject, approvalId } = await takeOrAsk(scope, tx, SETTLING_REFUNDS, words);
    return { orderId: subject.orderId, approvalId };
  });
}

async function settle(
  scope: Scope,
  tx: Transaction,
  { order, refund }: LockedRefund,
  { staffId, reason, reference }: StepWords,
): Promise<void> {
  const { attemptId, paymentId, amount, currency, isStranded } = refund;
  const now = scope.clock.now();
  const id = refund.isOpen ? refund.id : newId('refund');
  const done = {
    status: refundAfter('settleRefund', refund.isOpen ? 'PENDING' : null),
    reference,
    settledAt: now,
    settledBy: staffId,
    settledReason: reason,
    stranded: isStranded,
  };
  const added = { ...done, id, attemptId, paymentId, amount, currency, createdAt: now };
  if (refund.isOpen) await tx.update(ProviderRefundEntity, { id }, done);
  else await tx.insert(ProviderRefundEntity, added);
  // The details of the buyer's refund account are deleted as soon as the refund has ended.
  if (isStranded) await tx.update(RefundPayoutEntity, { refundId: id }, { sealed: null });
  const way = isStranded ? ('PAYOUT' as const) : ('BY_HAND' as const);
  const made = { ...refund, id, amount: money(amount, currency), way };
  await completeRefund(scope, tx, order, made);
}
