import type { DomainEvent } from '../../../domain/events/event.js';
import { INTENT_LIFECYCLE, type EndingIntentAction } from '../../../domain/payments/onlinePayment.js';
import type { RentalPaymentPurpose } from '../../../domain/payments/rentalPayment.js';
import { isPossible, statusAfter } from '../../../domain/payments/statusAfter.js';
import { PaymentIntentEntity } from '../../../persistence/entities/onlinePayments.js';
import type { StoredFulfillment, StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import { releaseHeldDays } from '../../../persistence/queries/stock/promises.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { Clock } from '../../scope.js';

/** The payments to end: all awaited ones of the fulfillment, or only those of one line or one purpose. */
interface Ending {
  action: EndingIntentAction;
  orderItemId?: string;
  purpose?: RentalPaymentPurpose;
}

/**
 * Ends the awaited online payments of extensions and purchases in a fulfillment, releases the days that are kept for them, and
 * returns the events to record. The transaction must have locked the order. A payment that arrives later is refunded.
 */
export async function endRentalPayments(
  { clock }: { clock: Clock },
  tx: Transaction,
  { id: orderId, buyerId }: Pick<StoredOrder, 'id' | 'buyerId'>,
  { id: fulfillmentId, sellerId, items }: StoredFulfillment,
  { action, orderItemId: only, purpose: ofPurpose }: Ending,
): Promise<DomainEvent[]> {
  const events: DomainEvent[] = [];
  const settledAt = clock.now();
  for (const { id: orderItemId, rentalPayment } of items) {
    if (!rentalPayment || !isPossible(INTENT_LIFECYCLE[action], rentalPayment.status)) continue;
    const { id, purpose } = rentalPayment;
    if ((only && only !== orderItemId) || (ofPurpose && ofPurpose !== purpose)) continue;
    const status = statusAfter(INTENT_LIFECYCLE[action], rentalPayment.status);
    await tx.update(PaymentIntentEntity, { id }, { status, settledAt });
    await releaseHeldDays(tx, id, settledAt);
    const line = { orderId, fulfillmentId, orderItemId, buyerId, sellerId };
    events.push({ type: 'RentalPaymentChanged', ...line, intentId: id, purpose, status });
  }
  return events;
}
