import type { OrderStatus } from '../../domain/orders/orderStatus.js';
import {
  countListedOrders,
  listOrders,
  type OrderList,
} from '../../persistence/queries/orders/orderLists.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { findOrders } from './findOrders.js';
import type { Fulfillment, Order } from './order.js';

/** Returns a page of the orders that the viewer placed, newest first. */
export async function listOwnOrders(scope: Scope, request: PageArguments): Promise<Page<Order>> {
  const viewer = await requireAbility(scope, 'orders:read');
  return pageOfList(scope, { buyerId: viewer.id }, request, (order) => order);
}

/** Returns a page of the viewer's sales, newest first. If `status` is given, includes only sales with that status. */
export async function listSales(
  scope: Scope,
  request: PageArguments & { status?: OrderStatus | null },
): Promise<Page<Fulfillment>> {
  const viewer = await requireAbility(scope, 'sales:read');
  const list = { sellerId: viewer.id, status: request.status ?? null };
  return pageOfList(scope, list, request, (order, id) =>
    order.fulfillments.find((fulfillment) => fulfillment.id === id),
  );
}

/**
 * Returns a page of a list. Runs two statements, however long the page is: one for the entries, one for their orders.
 */
function pageOfList<Node extends object>(
  scope: Scope,
  list: OrderList,
  request: PageArguments,
  nodeOf: (order: Order, entryId: string) => Node | undefined,
): Promise<Page<Node>> {
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => listOrders(scope.database, list, stretch),
    async nodesOf(entries) {
      const orders = await findOrders(
        scope,
        entries.map(({ orderId }) => orderId),
      );
      return entries.map(({ id }, index) => orders[index] && nodeOf(orders[index], id));
    },
    placeOf: ({ createdAt, id }) => [createdAt, id],
    count: (most) => countListedOrders(scope.database, list, most),
  });
}
