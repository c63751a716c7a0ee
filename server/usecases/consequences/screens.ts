import { topics, type Topic } from '../../liveTopics/liveTopics.js';

/** Returns the live topics that screens with the order, or with its seller's shop, watch for changes. */
export function screensOfOrder({ orderId, sellerId }: { orderId: string; sellerId: string }): Topic[] {
  return [topics.order(orderId), topics.shop(sellerId)];
}

/** Returns the live topic that screens with the buyer's cart watch for changes. */
export function screensOfCart({ buyerId }: { buyerId: string }): Topic[] {
  return [topics.cart(buyerId)];
}

/** Returns the live topic that screens of the seller's shop watch for changes. */
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

/** Returns the live topic that screens with the person's waiting list watch for changes. */
export function screensOfWaiting({ userId }: { userId: string }): Topic[] {
  return [topics.waiting(userId)];
}
