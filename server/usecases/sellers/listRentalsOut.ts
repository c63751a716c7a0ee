import { z } from 'zod';
import { COUNT_LIMIT } from '../../domain/shared/page.js';
import { countRentalsOut, rentalsOut } from '../../persistence/queries/stock/rentalsOut.js';
import { findOrders } from '../orders/findOrders.js';
import type { OrderItem } from '../orders/order.js';
import { decodeCursor, encodeCursor, pageOf, pageRequest, type Page, type PageArguments } from '../paging.js';
import { requireViewer, type Scope } from '../scope.js';

const placeSchema = z.tuple([z.iso.date(), z.string().max(90)]);

/** A page of what readers have rented from the viewer and have with them, the first due (so the overdue) first. */
export async function listRentalsOut(scope: Scope, request: PageArguments): Promise<Page<OrderItem>> {
  const { id: sellerId } = await requireViewer(scope);
  const page = pageRequest(request);
  const lines = await rentalsOut(scope.database, {
    sellerId,
    limit: page.size + 1,
    backward: page.backward,
    place: page.cursor === null ? null : decodeCursor(page.cursor, placeSchema),
  });
  const dueOn = new Map(lines.map((line) => [line.id, line.dueOn]));
  const orders = await findOrders(
    scope,
    lines.map(({ orderId }) => orderId),
  );
  const items = lines.flatMap(({ id }, index) => orders[index]?.items.find((item) => item.id === id) ?? []);
  return pageOf(items, page, {
    cursorOf: ({ id }) => encodeCursor([dueOn.get(id), id]),
    count: () => countRentalsOut(scope.database, sellerId, COUNT_LIMIT + 1),
  });
}
