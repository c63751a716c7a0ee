import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import { today, type Scope } from '../scope.js';
import type { Order } from './order.js';
import { orderAsSeen } from './orderAsSeen.js';

/** The orders with these ids in the same order; null for an unknown one and for one that is not the viewer's. */
export async function findOrders(scope: Scope, ids: readonly string[]): Promise<(Order | null)[]> {
  const viewer = await scope.viewer();
  if (!viewer) return ids.map(() => null);
  const day = today(scope);
  const stored = await ordersByIds(scope.database, ids);
  const orders = new Map(stored.map((order) => [order.id, orderAsSeen(order, viewer, day)]));
  return ids.map((id) => orders.get(id) ?? null);
}
