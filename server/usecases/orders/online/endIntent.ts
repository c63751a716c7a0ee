import type { DomainEvent } from '../../../domain/events/event.js';
import { INTENT_LIFECYCLE } from '../../../domain/payments/onlinePayment.js';
import { isPossible, statusAfter } from '../../../domain/payments/statusAfter.js';
import { PaymentIntentEntity } from '../../../persistence/entities/onlinePayments.js';
import type { StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { Clock } from '../../scope.js';

/**
 * Ends the unpaid online payment of an order that its buyer cancels, and returns the event to record. The transaction must
 * have locked the order. A payment that arrives later is refunded.
 */
export async function endIntent(
  { clock }: { clock: Clock },
  tx: Transaction,
  { id: orderId, buyerId, onlinePayment }: Pick<StoredOrder, 'id' | 'buyerId' | 'onlinePayment'>,
): Promise<DomainEvent[]> {
  if (!onlinePayment || !isPossible(INTENT_LIFECYCLE.cancel, onlinePayment.status)) return [];
  const status = statusAfter(INTENT_LIFECYCLE.cancel, onlinePayment.status);
  await tx.update(PaymentIntentEntity, { orderId, purpose: 'ORDER' }, { status, settledAt: clock.now() });
  return [{ type: 'OnlinePaymentChanged', orderId, buyerId, status }];
}
