import type { Money } from '../../../domain/money/money.js';
import { PaymentEntity } from '../../../persistence/entities/payments.js';
import type { StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { entryRows } from '../../bookkeeping/entryRows.js';
import { record, type RecordingScope } from '../../record.js';
import { insertRefund } from './insertRefund.js';

/** A refund that has reached the buyer. Without a payment, it was of a payment that paid no order. */
interface CompletedRefund {
  id: string;
  amount: Money;
  /** True if staff paid the buyer another way. */
  byHand: boolean;
  fulfillmentId: string | null;
  paymentId: string | null;
}

/**
 * Posts a refund that was made, settles the payment of a fulfillment that it pays, and begins the next refund if
 * more has become due meanwhile. The transaction must have locked the order.
 */
export async function completeRefund(
  scope: RecordingScope,
  tx: Transaction,
  { id: orderId, buyerId, fulfillments }: StoredOrder,
  { id: refundId, amount, byHand, fulfillmentId, paymentId }: CompletedRefund,
): Promise<void> {
  const kind = byHand ? 'REFUNDED_BY_HAND' : 'REFUNDED';
  const refunded = paymentId === null ? 'EXCESS_REFUNDED' : kind;
  await tx.insertTogether(
    entryRows(scope, refunded, { orderId, refundId }, { amount, buyerId, fulfillmentId }),
  );
  const sellerId = fulfillments.find(({ id }) => id === fulfillmentId)?.sellerId;
  if (!fulfillmentId || !paymentId || !sellerId) return;
  const settledAt = scope.clock.now();
  await tx.update(PaymentEntity, { id: paymentId }, { status: 'CAPTURED', settledAt });
  await insertRefund(scope, tx, { orderId, fulfillmentId });
  await record(scope, tx, { type: 'RefundMade', orderId, fulfillmentId, paymentId, buyerId, sellerId });
}
