import { topics, type Topic } from '../../liveTopics/liveTopics.js';

/** The screens of an order, and the shop of its seller. */
export function screensOfOrder({ orderId, sellerId }: { orderId: string; sellerId: string }): Topic[] {
  return [topics.order(orderId), topics.shop(sellerId)];
}

/** The cart, on every screen of its owner. */
export function screensOfCart({ buyerId }: { buyerId: string }): Topic[] {
  return [topics.cart(buyerId)];
}

/** The seller's shop. */
export function screensOfShop({ sellerId }: { sellerId: string }): Topic[] {
  return [topics.shop(sellerId)];
}

/** Everything that the sessions which ended were watching. */
export function screensOfSessions({ userId }: { userId: string }): Topic[] {
  return [topics.sessions(userId)];
}

/** The person's waiting list, on every screen of theirs. */
export function screensOfWaiting({ userId }: { userId: string }): Topic[] {
  return [topics.waiting(userId)];
}
