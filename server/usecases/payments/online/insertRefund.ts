import { refundAfter } from '../../../domain/payments/refund.js';
import { nextRefund } from '../../../domain/payments/refunding.js';
import { needsPayout } from '../../../domain/payouts/refundByPayout.js';
import { ProviderRefundEntity } from '../../../persistence/entities/onlinePayments.js';
import { PaymentEntity } from '../../../persistence/entities/payments.js';
import { newRows } from '../../../persistence/entityStatements.js';
import { newId } from '../../../persistence/ids.js';
import { ordersByIds } from '../../../persistence/queries/orders/orders.js';
import { refundableUntilOf } from '../../../persistence/queries/payments/attempts.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { RecordingScope } from '../../recording.js';
import { openPaymentIn, paymentsOf } from '../../orders/storedMoney.js';

/**
 * Begins the online refund of the amount that a fulfillment owes its buyer, up to the amount paid online. If there were several
 * payments, refunds one at a time. Does nothing if nothing is owed or a refund is under way. A job sends the refund, as a
 * payout if the payment is too old for an ordinary refund.
 */
export async function insertRefund(
  { clock }: Pick<RecordingScope, 'clock'>,
  tx: Transaction,
  { orderId, fulfillmentId }: { orderId: string; fulfillmentId: string },
): Promise<void> {
  const [order] = await ordersByIds(tx, [orderId]);
  const fulfillment = order?.fulfillments.find(({ id }) => id === fulfillmentId);
  if (!fulfillment) return;
  const open = openPaymentIn(fulfillment);
  if (open.state !== 'TO_REFUND') return;
  const refund = nextRefund(open.amount, paymentsOf(fulfillment), fulfillment.currency);
  if (!refund) return;
  const paymentId = newId('payment');
  const createdAt = clock.now();
  const moved = {
    attemptId: refund.attemptId,
    amount: refund.amount.amount,
    currency: refund.amount.currencyCode,
    createdAt,
  };
  const byPayout = needsPayout(await refundableUntilOf(tx, refund.attemptId), createdAt);
  await tx.insertTogether([
    newRows(PaymentEntity, [
      { ...moved, id: paymentId, fulfillmentId, kind: 'REFUND' as const, status: 'PENDING' as const },
    ]),
    newRows(ProviderRefundEntity, [
      { ...moved, id: newId('refund'), paymentId, byPayout, status: refundAfter('beginRefund', null) },
    ]),
  ]);
}
