import { topics, type Topic } from '../../liveTopics/liveTopics.js';

/** Returns the live topics of the screens that show the order or its seller's shop. */
export function screensOfOrder({ orderId, sellerId }: { orderId: string; sellerId: string }): Topic[] {
  return [topics.order(orderId), topics.shop(sellerId)];
}

/** Returns the live topic of the screens that show the buyer's cart. */
export function screensOfCart({ buyerId }: { buyerId: string }): Topic[] {
  return [topics.cart(buyerId)];
}

/** Returns the live topic of the screens that show the seller's shop. */
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

/** Returns the live topic of the screens that show the person's waiting list. */
export function screensOfWaiting({ userId }: { userId: string }): Topic[] {
  return [topics.waiting(userId)];
}
