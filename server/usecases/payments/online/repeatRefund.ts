import { needsPayout } from '../../../domain/payouts/refundByPayout.js';
import { ProviderRefundEntity } from '../../../persistence/entities/onlinePayments.js';
import { newId } from '../../../persistence/ids.js';
import type { StoredRefund } from '../../../persistence/queries/payments/attempts.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { PaymentPorts } from './paymentPorts.js';

/** Inserts another try of a refund that failed, as a payout once the payment is too old. A job sends it. */
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
  await tx.insert(ProviderRefundEntity, { ...again, id: newId('refund'), status: 'PENDING' });
}
