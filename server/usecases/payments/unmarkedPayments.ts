import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import type { StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import { unsettledOrders } from '../../persistence/queries/payments/unsettledOrders.js';
import type { Queryable } from '../../persistence/sql.js';
import { unmarkedSinceIn } from '../orders/storedMoney.js';

/** A direct payment that is due, and that neither side has marked. */
export interface UnmarkedPayment {
  orderId: string;
  fulfillmentId: string;
  buyerId: string;
  sellerId: string;
  since: Date;
}

const ORDERS_AT_ONCE = 100;

/**
 * Yields, in batches, the direct payments that fell due before a given time and that neither side has marked. `pageSize` is the
 * number of fulfillments that one statement reads.
 */
export async function* unmarkedPayments(
  database: Queryable,
  before: Date,
  pageSize?: number,
): AsyncGenerator<UnmarkedPayment[]> {
  for await (const ids of unsettledOrders(database, before, pageSize))
    for (let at = 0; at < ids.length; at += ORDERS_AT_ONCE) {
      const orders = await ordersByIds(database, ids.slice(at, at + ORDERS_AT_ONCE));
      yield orders.flatMap(unmarkedIn).filter(({ since }) => since < before);
    }
}

function unmarkedIn(order: StoredOrder): UnmarkedPayment[] {
  const { id: orderId, buyerId } = order;
  return order.fulfillments.flatMap((fulfillment) => {
    const since = unmarkedSinceIn(order, fulfillment);
    const { id: fulfillmentId, sellerId } = fulfillment;
    return since ? [{ orderId, fulfillmentId, buyerId, sellerId, since }] : [];
  });
}
