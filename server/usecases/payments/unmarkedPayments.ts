import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import type { StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import { unsettledOrders } from '../../persistence/queries/payments/unsettledOrders.js';
import type { Queryable } from '../../persistence/sql.js';
import type { Unmarked } from '../../domain/payments/unmarked.js';
import { unmarkedIn } from '../orders/storedMoney.js';

/** A direct payment that is due, and that neither side has marked. */
export interface UnmarkedPayment extends Unmarked {
  orderId: string;
  fulfillmentId: string;
  buyerId: string;
  sellerId: string;
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
      yield orders.flatMap(unmarkedOfOrder).filter(({ since }) => since < before);
    }
}

function unmarkedOfOrder(order: StoredOrder): UnmarkedPayment[] {
  const { id: orderId, buyerId } = order;
  return order.fulfillments.flatMap((fulfillment) => {
    const unmarked = unmarkedIn(order, fulfillment);
    const { id: fulfillmentId, sellerId } = fulfillment;
    return unmarked ? [{ orderId, fulfillmentId, buyerId, sellerId, ...unmarked }] : [];
  });
}
