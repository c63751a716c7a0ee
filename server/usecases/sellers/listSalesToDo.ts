import { z } from 'zod';
import type { SellerTask } from '../../domain/orders/sellerTask.js';
import { countTasks, salesToDo, type TaskCounts } from '../../persistence/queries/orders/salesToDo.js';
import { findOrders } from '../orders/findOrders.js';
import type { Fulfillment } from '../orders/order.js';
import { decodeCursor, encodeCursor, pageOf, pageRequest, type Page, type PageArguments } from '../paging.js';
import { requireViewer, today, type Scope } from '../scope.js';

const placeSchema = z.tuple([z.int(), z.iso.datetime(), z.string().max(90)]);

/**
 * A page of what waits for the viewer as a seller: parts with an overdue rental first, then those that wait longest. All
 * tasks when none is named.
 */
export async function listSalesToDo(
  scope: Scope,
  request: PageArguments & { task?: SellerTask | null },
): Promise<Page<Fulfillment>> {
  const { id: sellerId } = await requireViewer(scope);
  const page = pageRequest(request);
  const task = request.task ?? null;
  const list = { sellerId, task, today: today(scope) };
  const entries = await salesToDo(scope.database, {
    ...list,
    limit: page.size + 1,
    backward: page.backward,
    place: page.cursor === null ? null : decodeCursor(page.cursor, placeSchema),
  });
  const ranks = new Map(entries.map(({ id, rank }) => [id, rank]));
  const orders = await findOrders(
    scope,
    entries.map(({ orderId }) => orderId),
  );
  const parts = orders.flatMap((order) => order?.fulfillments.find(({ id }) => ranks.has(id)) ?? []);
  return pageOf(parts, page, {
    cursorOf: ({ id, createdAt }) => encodeCursor([ranks.get(id), createdAt, id]),
    count: async () => countOf(await countTasks(scope.database, list), task),
  });
}

function countOf({ toConfirm, toShip, toTakeBack }: TaskCounts, task: SellerTask | null): number {
  const counts = { CONFIRM: toConfirm, SHIP: toShip, TAKE_BACK: toTakeBack };
  return task ? counts[task] : toConfirm + toShip + toTakeBack;
}
