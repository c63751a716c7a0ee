import { topics, type Topic } from '../../liveTopics/liveTopics.js';

/** Returns the topics of an order and of its seller's shop. */
export function screensOfOrder({ orderId, sellerId }: { orderId: string; sellerId: string }): Topic[] {
  return [topics.order(orderId), topics.shop(sellerId)];
}

/** Returns the topic of the buyer's cart. */
export function screensOfCart({ buyerId }: { buyerId: string }): Topic[] {
  return [topics.cart(buyerId)];
}

/** Returns the topic of the seller's shop. */
export function screensOfShop({ sellerId }: { sellerId: string }): Topic[] {
  return [topics.shop(sellerId)];
}

/**
 * Returns the topic that announces that sessions of an account have ended. Every live subscription of the account
 * watches this topic, and closes if its own session has ended.
 */
export function screensOfSessions({ userId }: { userId: string }): Topic[] {
  return [topics.sessions(userId)];
}

/** Returns the topic of the person's waiting list. */
export function screensOfWaiting({ userId }: { userId: string }): Topic[] {
  return [topics.waiting(userId)];
}
