import type { DomainEvent } from '../../domain/events/event.js';
import type { OutgoingMessage } from '../notifications/outbox.js';
import type { Consequences } from './subscriber.js';

/** Tells the buyer and every seller of a new order. */
export function mailOfNewOrder({ orderId, buyerId, fulfillments }: DomainEvent<'OrderPlaced'>): Consequences {
  const toBuyer: OutgoingMessage = { recipientId: buyerId, notification: { topic: 'ORDER_PLACED', orderId } };
  const toSellers = fulfillments.map(({ fulfillmentId, sellerId }): OutgoingMessage => ({
    recipientId: sellerId,
    notification: { topic: 'ORDER_RECEIVED', fulfillmentId },
  }));
  return { mail: [toBuyer, ...toSellers] };
}

/** Tells whoever did not take a step of it: both sides when Panna did. */
export function mailOfStep(event: DomainEvent<'FulfillmentStepTaken'>): Consequences {
  const { fulfillmentId, buyerId, sellerId, actorId, status } = event;
  const others = [buyerId, sellerId].filter((id) => id !== actorId);
  const notification = { topic: 'STATUS_CHANGED', fulfillmentId, status } as const;
  return { mail: others.map((recipientId) => ({ recipientId, notification })) };
}

/** Tells the buyer what becomes of the deposit of a returned book. */
export function mailOfDeposit(event: DomainEvent<'FulfillmentStepTaken'>): Consequences {
  const { fulfillmentId, buyerId, status, movesMoney } = event;
  if (status !== 'RETURNED' || !movesMoney) return {};
  return {
    mail: [{ recipientId: buyerId, notification: { topic: 'DEPOSIT_RETURNED', fulfillmentId } }],
  };
}

/** Tells the seller that what they rented out stays out longer. */
export function mailOfExtension(event: DomainEvent<'RentalExtended'>): Consequences {
  const { orderItemId, sellerId, dueOn } = event;
  const notification = { topic: 'RENTAL_EXTENDED', orderItemId, dueOn } as const;
  return { mail: [{ recipientId: sellerId, notification }] };
}
