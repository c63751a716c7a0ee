import { topics } from '../../liveTopics/liveTopics.js';
import type { Consequences } from './subscriber.js';

/** The screens that show an order, and the shop of its seller. */
export function screensOfOrder({ orderId, sellerId }: { orderId: string; sellerId: string }): Consequences {
  return { topics: [topics.order(orderId), topics.shop(sellerId)] };
}

/** The buyer's cart is empty now, and every seller has something to do. */
export function screensOfNewOrder({
  buyerId,
  fulfillments,
}: {
  buyerId: string;
  fulfillments: readonly { sellerId: string }[];
}): Consequences {
  return { topics: [topics.cart(buyerId), ...fulfillments.map(({ sellerId }) => topics.shop(sellerId))] };
}

/** The cart, on every screen of its owner. */
export function screensOfCart({ buyerId }: { buyerId: string }): Consequences {
  return { topics: [topics.cart(buyerId)] };
}

/** The seller's shop. */
export function screensOfShop({ sellerId }: { sellerId: string }): Consequences {
  return { topics: [topics.shop(sellerId)] };
}

/** Sessions ended: what they watched ends with them. */
export function screensOfSessions({ userId }: { userId: string }): Consequences {
  return { topics: [topics.sessions(userId)] };
}

/** What a suspended seller offered has left the market, and their sessions have ended. */
export function screensOfSuspended({ userId }: { userId: string }): Consequences {
  return { topics: [topics.shop(userId), topics.sessions(userId)] };
}
