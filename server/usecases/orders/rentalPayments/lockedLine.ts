import type { AccountPrincipal } from '../../../domain/accounts/principal.js';
import type { Party } from '../../../domain/orders/orderStatus.js';
import { partyOf, sideChangedBy } from '../../../domain/orders/policies.js';
import { refuse } from '../../../domain/shared/errors.js';
import { lockedOrder, orderIdsOfFulfillments } from '../../../persistence/queries/orders/orders.js';
import type { StoredOrderItem } from '../../../persistence/queries/orders/storedItem.js';
import type { StoredFulfillment, StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import { lockBooks } from '../../../persistence/queries/stock/copies.js';
import type { Transaction } from '../../../persistence/transaction.js';

/** The ids of an order line, its fulfillment and its order. */
export interface LineOfOrder {
  orderId: string;
  fulfillmentId: string;
  orderItemId: string;
}

/** An order line with its order and fulfillment. The transaction has locked its fulfillment and its book. */
export interface LockedLine {
  order: StoredOrder;
  fulfillment: StoredFulfillment;
  item: StoredOrderItem;
}

/** Returns the order's line with this id, and its fulfillment; null if the order has no such line. */
export function lineIn(order: StoredOrder | null, id: string | null): LockedLine | null {
  const fulfillment = order?.fulfillments.find(({ items }) => items.some((item) => item.id === id));
  const item = fulfillment?.items.find((each) => each.id === id);
  return order && fulfillment && item ? { order, fulfillment, item } : null;
}

/**
 * Returns an order line and the viewer's side of it. Locks its fulfillment, and then its book, so that no other order takes
 * copies. Throws ORDER_ITEM_NOT_FOUND if the viewer is neither the buyer nor the seller of the line.
 */
export async function lockedLine(
  tx: Transaction,
  id: string,
  viewer: AccountPrincipal,
): Promise<LockedLine & { party: Party }> {
  const orderId = (await orderIdsOfFulfillments(tx, [id])).get(id);
  const line = lineIn(orderId ? await lockedOrder(tx, orderId) : null, id);
  const sides = line && { buyerId: line.order.buyerId, sellerId: line.fulfillment.sellerId };
  const party = sides && (sideChangedBy(viewer, sides) ?? partyOf(viewer, sides));
  if (!line || !party) return refuse('ORDER_ITEM_NOT_FOUND', { field: ['orderItemId'] });
  await lockBooks(tx, [line.item.bookId]);
  return { ...line, party };
}
