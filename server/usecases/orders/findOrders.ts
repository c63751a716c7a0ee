import { refuse } from '../../domain/shared/errors.js';
import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import { noteStaffReads } from '../noteStaffAction.js';
import { requireAbility, visitorOr } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';
import type { Order } from './order.js';
import { concerns, isReadAsStaff, orderAsSeen } from './orderAsSeen.js';

/**
 * Returns the order with this id. Throws UNAUTHENTICATED for visitors, and ORDER_NOT_FOUND unless the viewer is its
 * buyer, one of its sellers, or a member of staff who may see all orders.
 */
export async function viewOrder(scope: Scope, id: string): Promise<Order> {
  await requireAbility(scope, 'orders:read', 'sales:read', 'orders:read-any');
  const [order] = await findOrders(scope, [id]);
  return order ?? refuse('ORDER_NOT_FOUND', { field: ['id'] });
}

/**
 * Returns the order with this id, which the viewer may follow live. Throws UNAUTHENTICATED for visitors, and
 * ORDER_NOT_FOUND if the viewer is neither its buyer nor one of its sellers.
 */
export async function viewOwnOrder(scope: Scope, id: string): Promise<Order> {
  const viewer = await requireAbility(scope, 'orders:read', 'sales:read');
  const [stored] = await ordersByIds(scope.database, [id]);
  const order = stored && concerns(stored, viewer) && orderAsSeen(stored, viewer, timeOf(scope));
  return order || refuse('ORDER_NOT_FOUND', { field: ['id'] });
}

/**
 * Returns the orders with these ids, in the same order. An entry is null if the id is unknown or the viewer may not
 * see the order. Orders that the viewer sees only as staff are recorded in the audit log.
 */
export async function findOrders(scope: Scope, ids: readonly string[]): Promise<(Order | null)[]> {
  const viewer = await visitorOr(scope, 'orders:read', 'sales:read', 'orders:read-any');
  if (!viewer) return ids.map(() => null);
  const stored = await ordersByIds(scope.database, ids);
  const asStaff = stored.filter((order) => isReadAsStaff(order, viewer));
  await noteStaffReads(
    scope,
    asStaff.map(({ id, buyerId }) => ({
      action: 'READ_ORDER',
      staffId: viewer.id,
      userId: buyerId,
      detail: id,
    })),
  );
  const orders = new Map(stored.map((order) => [order.id, orderAsSeen(order, viewer, timeOf(scope))]));
  return ids.map((id) => orders.get(id) ?? null);
}

/** Returns today's date and the numbers of days from which settlements and deadlines are computed. */
function timeOf(scope: Scope) {
  return { today: today(scope), deadlineDays: scope.deadlineDays };
}
