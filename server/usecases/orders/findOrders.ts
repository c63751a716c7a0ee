import { refuse } from '../../domain/shared/errors.js';
import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import { requireAbility, visitorOr } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';
import type { Order } from './order.js';
import { orderAsSeen } from './orderAsSeen.js';

/**
 * Returns the order with this id. Throws UNAUTHENTICATED for visitors, and ORDER_NOT_FOUND if the viewer is neither
 * the buyer nor one of the sellers.
 */
export async function viewOrder(scope: Scope, id: string): Promise<Order> {
  await requireAbility(scope, 'orders:read', 'sales:read');
  const [order] = await findOrders(scope, [id]);
  return order ?? refuse('ORDER_NOT_FOUND', { field: ['id'] });
}

/**
 * Returns the orders with these ids, in the same order. An entry is null if the id is unknown or the viewer is
 * neither the buyer nor one of the sellers.
 */
export async function findOrders(scope: Scope, ids: readonly string[]): Promise<(Order | null)[]> {
  const viewer = await visitorOr(scope, 'orders:read', 'sales:read');
  if (!viewer) return ids.map(() => null);
  const day = today(scope);
  const stored = await ordersByIds(scope.database, ids);
  const orders = new Map(stored.map((order) => [order.id, orderAsSeen(order, viewer, day)]));
  return ids.map((id) => orders.get(id) ?? null);
}
