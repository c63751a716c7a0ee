import { refuse } from '../../domain/shared/errors.js';
import { orderIdsOfFulfillments } from '../../persistence/queries/orders/orders.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { findOrders } from './findOrders.js';
import type { Fulfillment, Order, OrderItem } from './order.js';

/**
 * Returns the fulfillment with this id. Throws UNAUTHENTICATED for visitors, and FULFILLMENT_NOT_FOUND unless the
 * viewer is its buyer, its seller, or a member of staff who may see all orders.
 */
export async function viewFulfillment(scope: Scope, id: string): Promise<Fulfillment> {
  await requireAbility(scope, 'orders:read', 'sales:read', 'orders:read-any');
  const [fulfillment] = await findFulfillments(scope, [id]);
  return fulfillment ?? refuse('FULFILLMENT_NOT_FOUND', { field: ['id'] });
}

/**
 * Returns the fulfillments with these ids, in the same order. An entry is null if the id is unknown or the viewer may not see
 * the fulfillment.
 */
export async function findFulfillments(
  scope: Scope,
  ids: readonly string[],
): Promise<(Fulfillment | null)[]> {
  return findInOrders(scope, ids, (order) => order.fulfillments);
}

/**
 * Returns the order lines with these ids, in the same order. An entry is null if the id is unknown or the viewer may not see
 * the line.
 */
export async function findOrderItems(scope: Scope, ids: readonly string[]): Promise<(OrderItem | null)[]> {
  return findInOrders(scope, ids, (order) => order.items);
}

async function findInOrders<Fulfillment extends { id: string }>(
  scope: Scope,
  ids: readonly string[],
  partsOf: (order: Order) => Fulfillment[],
): Promise<(Fulfillment | null)[]> {
  const orderIds = await orderIdsOfFulfillments(scope.database, ids);
  const orders = await findOrders(scope, [...new Set(orderIds.values())]);
  const fulfillments = orders.flatMap((order) => (order ? partsOf(order) : []));
  const byId = new Map(fulfillments.map((fulfillment) => [fulfillment.id, fulfillment]));
  return ids.map((id) => byId.get(id) ?? null);
}
