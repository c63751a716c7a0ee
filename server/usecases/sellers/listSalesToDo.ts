import { z } from 'zod';
import type { SellerTask } from '../../domain/orders/sellerTask.js';
import { countTasks, salesToDo, type TaskCounts } from '../../persistence/queries/orders/salesToDo.js';
import { findOrders } from '../orders/findOrders.js';
import type { Fulfillment } from '../orders/order.js';
import { keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';

const placeSchema = z.tuple([z.int(), z.iso.datetime(), z.string().max(90)]);

/**
 * Returns a page of the fulfillments that need an action by the viewer as seller. Overdue rentals come first, then the oldest
 * fulfillments. If `task` is given, lists only the fulfillments that need this action.
 */
export async function listSalesToDo(
  scope: Scope,
  request: PageArguments & { task?: SellerTask | null },
): Promise<Page<Fulfillment>> {
  const { id: sellerId } = await requireAbility(scope, 'sales:read');
  const list = { sellerId, task: request.task ?? null, today: today(scope) };
  return keysetPage(request, {
    place: placeSchema,
    read: (stretch) => salesToDo(scope.database, list, stretch),
    async nodesOf(entries) {
      const orders = await findOrders(
        scope,
        entries.map(({ orderId }) => orderId),
      );
      return entries.map(({ id }, index) =>
        orders[index]?.fulfillments.find((fulfillment) => fulfillment.id === id),
      );
    },
    placeOf: ({ rank, createdAt, id }) => [rank, createdAt, id],
    count: async () => countOf(await countTasks(scope.database, list), list.task),
  });
}

function countOf({ toConfirm, toShip, toTakeBack }: TaskCounts, task: SellerTask | null): number {
  const counts = { CONFIRM: toConfirm, SHIP: toShip, TAKE_BACK: toTakeBack };
  return task ? counts[task] : toConfirm + toShip + toTakeBack;
}
