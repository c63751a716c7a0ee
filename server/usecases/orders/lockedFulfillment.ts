import type { AccountPrincipal } from '../../domain/accounts/principal.js';
import { sideChangedBy } from '../../domain/orders/policies.js';
import type { Side } from '../../domain/orders/orderStatus.js';
import { refuse } from '../../domain/shared/errors.js';
import { lockedOrder, orderIdsOfFulfillments } from '../../persistence/queries/orders/orders.js';
import type { StoredFulfillment, StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import type { Transaction } from '../../persistence/transaction.js';

/** A fulfillment with its order, and the viewer's side: buyer or seller. */
export interface FulfillmentOfViewer {
  order: StoredOrder;
  fulfillment: StoredFulfillment;
  party: Side;
}

/**
 * Returns a fulfillment and locks it. Throws FULFILLMENT_NOT_FOUND if the viewer cannot act as the buyer or the
 * seller.
 */
export async function lockedFulfillment(
  tx: Transaction,
  id: string,
  viewer: AccountPrincipal,
): Promise<FulfillmentOfViewer> {
  const orderId = (await orderIdsOfFulfillments(tx, [id])).get(id);
  const order = orderId ? await lockedOrder(tx, orderId) : null;
  const fulfillment = order?.fulfillments.find((each) => each.id === id);
  const party =
    order && fulfillment && sideChangedBy(viewer, { buyerId: order.buyerId, sellerId: fulfillment.sellerId });
  if (!order || !fulfillment || !party) return refuse('FULFILLMENT_NOT_FOUND', { field: ['fulfillmentId'] });
  return { order, fulfillment, party };
}
