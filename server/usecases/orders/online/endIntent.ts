import type { DomainEvent } from '../../../domain/events/event.js';
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
  if (onlinePayment?.status !== 'AWAITING') return [];
  await tx.update(
    PaymentIntentEntity,
    { orderId, purpose: 'ORDER' },
    { status: 'CANCELLED', settledAt: clock.now() },
  );
  return [{ type: 'OnlinePaymentChanged', orderId, buyerId, status: 'CANCELLED' }];
}
