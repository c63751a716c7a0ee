import { PaymentEntity } from '../../../persistence/entities/payments.js';
import type { StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { record, type RecordingScope } from '../../record.js';
import { insertRefund } from './insertRefund.js';

/** A refund that has reached the buyer. Without a payment, it was of a payment that paid no order. */
interface CompletedRefund {
  fulfillmentId: string | null;
  paymentId: string | null;
}

/**
 * Settles the payment of a fulfillment whose refund was made, by the provider or by hand, and begins the next refund if
 * more has become due meanwhile. The transaction must have locked the order.
 */
export async function completeRefund(
  scope: RecordingScope,
  tx: Transaction,
  { id: orderId, buyerId, fulfillments }: StoredOrder,
  { fulfillmentId, paymentId }: CompletedRefund,
): Promise<void> {
  const sellerId = fulfillments.find(({ id }) => id === fulfillmentId)?.sellerId;
  if (!fulfillmentId || !paymentId || !sellerId) return;
  const settledAt = scope.clock.now();
  await tx.update(PaymentEntity, { id: paymentId }, { status: 'CAPTURED', settledAt });
  await insertRefund(scope, tx, { orderId, fulfillmentId });
  await record(scope, tx, { type: 'RefundMade', orderId, fulfillmentId, paymentId, buyerId, sellerId });
}
