import { z } from 'zod';
import type { OrderStatus } from '../../domain/orders/orderStatus.js';
import { COUNT_LIMIT } from '../../domain/shared/page.js';
import {
  countListedOrders,
  listOrders,
  type OrderList,
} from '../../persistence/queries/orders/orderLists.js';
import { decodeCursor, encodeCursor, pageOf, pageRequest, type Page, type PageArguments } from '../paging.js';
import { requireViewer, type Scope } from '../scope.js';
import { findOrders } from './findOrders.js';
import type { Fulfillment, Order } from './order.js';

const placeSchema = z.tuple([z.iso.datetime(), z.string().max(90)]);

/** A page of the orders that the viewer placed, newest first. */
export async function listOwnOrders(scope: Scope, request: PageArguments): Promise<Page<Order>> {
  const viewer = await requireViewer(scope);
  return pageOfList(scope, { buyerId: viewer.id }, request, (order) => order);
}

/** A page of what the viewer has to send or has sent, newest first; in any status when none is named. */
export async function listSales(
  scope: Scope,
  request: PageArguments & { status?: OrderStatus | null },
): Promise<Page<Fulfillment>> {
  const viewer = await requireViewer(scope);
  const list = { sellerId: viewer.id, status: request.status ?? null };
  return pageOfList(scope, list, request, (order, id) => order.fulfillments.find((part) => part.id === id));
}

/** Two statements, however long the page: which entries, and the orders that they belong to. */
async function pageOfList<Node extends { id: string; createdAt: Date }>(
  scope: Scope,
  list: OrderList,
  request: PageArguments,
  nodeOf: (order: Order, entryId: string) => Node | undefined,
): Promise<Page<Node>> {
  const page = pageRequest(request);
  const entries = await listOrders(scope.database, list, {
    limit: page.size + 1,
    backward: page.backward,
    place: page.cursor === null ? null : decodeCursor(page.cursor, placeSchema),
  });
  const orders = await findOrders(
    scope,
    entries.map((entry) => entry.orderId),
  );
  const nodes = entries.flatMap(({ id }, index) => {
    const order = orders[index];
    return (order && nodeOf(order, id)) ?? [];
  });
  return pageOf(nodes, page, {
    cursorOf: ({ createdAt, id }) => encodeCursor([createdAt, id]),
    count: () => countListedOrders(scope.database, list, COUNT_LIMIT + 1),
  });
}
