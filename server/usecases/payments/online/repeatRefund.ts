import { refundAfter } from '../../../domain/payments/refund.js';
import { needsPayout } from '../../../domain/payouts/refundByPayout.js';
import { ProviderRefundEntity } from '../../../persistence/entities/onlinePayments.js';
import { newId } from '../../../persistence/ids.js';
import type { StoredRefund } from '../../../persistence/queries/payments/attempts.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { PaymentPorts } from './paymentPorts.js';

/**
 * Inserts a new attempt at a failed refund, which a job sends. If the payment is now too old for an ordinary refund, the
 * attempt is a payout.
 */
export async function repeatRefund(
  { clock }: Pick<PaymentPorts, 'clock'>,
  tx: Transaction,
  {
    attemptId,
    paymentId,
    amount,
    currency,
    refundableUntil,
  }: Pick<StoredRefund, 'attemptId' | 'paymentId' | 'amount' | 'currency' | 'refundableUntil'>,
): Promise<void> {
  const createdAt = clock.now();
  const byPayout = needsPayout(refundableUntil, createdAt);
  const again = { attemptId, paymentId, amount, currency, byPayout, createdAt };
  await tx.insert(ProviderRefundEntity, {
    ...again,
    id: newId('refund'),
    status: refundAfter('beginRefund', null),
  });
}
