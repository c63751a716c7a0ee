import type { EntryKind } from '../../../domain/bookkeeping/movements.js';
import type { Money } from '../../../domain/money/money.js';
import { PaymentEntity } from '../../../persistence/entities/payments.js';
import type { StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { entryRows } from '../../bookkeeping/entryRows.js';
import { record, type RecordingScope } from '../../record.js';
import { settleFulfillment } from './settleFulfillment.js';

/** The journal entry for each way in which a refund is paid. */
const KINDS = {
  REFUND: 'REFUNDED',
  PAYOUT: 'REFUNDED_BY_PAYOUT',
  BY_HAND: 'REFUNDED_BY_HAND',
} as const satisfies Record<string, EntryKind>;

/** A refund that has reached the buyer. `paymentId` is null if it returned a payment that paid no order. */
interface CompletedRefund {
  id: string;
  amount: Money;
  /** The way in which the refund was paid: by the payment provider, by a payout, or by staff. */
  way: keyof typeof KINDS;
  fulfillmentId: string | null;
  paymentId: string | null;
}

/**
 * Posts a completed refund. If it belongs to a fulfillment, also settles its payment, begins the next refund if more has become
 * due meanwhile, and records the event. The transaction must have locked the order.
 */
export async function completeRefund(
  scope: RecordingScope,
  tx: Transaction,
  { id: orderId, buyerId, fulfillments }: StoredOrder,
  { id: refundId, amount, way, fulfillmentId, paymentId }: CompletedRefund,
): Promise<void> {
  const refunded = paymentId === null ? 'EXCESS_REFUNDED' : KINDS[way];
  await tx.insertTogether(
    entryRows(scope, refunded, { orderId, refundId }, { amount, buyerId, fulfillmentId }),
  );
  const sellerId = fulfillments.find(({ id }) => id === fulfillmentId)?.sellerId;
  if (!fulfillmentId || !paymentId || !sellerId) return;
  const settledAt = scope.clock.now();
  await tx.update(PaymentEntity, { id: paymentId }, { status: 'CAPTURED', settledAt });
  await settleFulfillment(scope, tx, { orderId, fulfillmentId });
  await record(scope, tx, { type: 'RefundMade', orderId, fulfillmentId, paymentId, buyerId, sellerId });
}
