import { orderIdsOfParts } from '../../persistence/queries/orders/orders.js';
import type { Scope } from '../scope.js';
import { findOrders } from './findOrders.js';
import type { Fulfillment, Order, OrderItem } from './order.js';

/** The fulfillments with these ids in the same order; null for an unknown one and for one that is not the viewer's. */
export async function findFulfillments(
  scope: Scope,
  ids: readonly string[],
): Promise<(Fulfillment | null)[]> {
  return findParts(scope, ids, (order) => order.fulfillments);
}

/** The lines of orders with these ids in the same order; null for an unknown one and for one that is not the viewer's. */
export async function findOrderItems(scope: Scope, ids: readonly string[]): Promise<(OrderItem | null)[]> {
  return findParts(scope, ids, (order) => order.items);
}

async function findParts<Part extends { id: string }>(
  scope: Scope,
  ids: readonly string[],
  partsOf: (order: Order) => Part[],
): Promise<(Part | null)[]> {
  const orderIds = await orderIdsOfParts(scope.database, ids);
  const orders = await findOrders(scope, [...new Set(orderIds.values())]);
  const parts = orders.flatMap((order) => (order ? partsOf(order) : []));
  const byId = new Map(parts.map((part) => [part.id, part]));
  return ids.map((id) => byId.get(id) ?? null);
}
