import { ProviderRefundEntity } from '../../../persistence/entities/onlinePayments.js';
import { newId } from '../../../persistence/ids.js';
import type { StoredRefund } from '../../../persistence/queries/payments/attempts.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { PaymentPorts } from './paymentPorts.js';

/** Inserts another try of a refund that failed. The job follow-payments sends it. */
export async function repeatRefund(
  { clock }: Pick<PaymentPorts, 'clock'>,
  tx: Transaction,
  {
    attemptId,
    paymentId,
    amount,
    currency,
  }: Pick<StoredRefund, 'attemptId' | 'paymentId' | 'amount' | 'currency'>,
): Promise<void> {
  const again = { attemptId, paymentId, amount, currency, createdAt: clock.now() };
  await tx.insert(ProviderRefundEntity, { ...again, id: newId('refund'), status: 'PENDING' });
}
