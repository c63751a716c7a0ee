import { z } from 'zod';
import { countRentalsOut, rentalsOut } from '../../persistence/queries/stock/rentalsOut.js';
import { findOrders } from '../orders/findOrders.js';
import type { OrderItem } from '../orders/order.js';
import { keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

const placeSchema = z.tuple([z.iso.date(), z.string().max(90)]);

/**
 * Returns a page of the viewer's order lines that are rented out, earliest due date first. Overdue rentals therefore
 * come first.
 */
export async function listRentalsOut(scope: Scope, request: PageArguments): Promise<Page<OrderItem>> {
  const { id: sellerId } = await requireAbility(scope, 'sales:read');
  return keysetPage(request, {
    place: placeSchema,
    read: (stretch) => rentalsOut(scope.database, sellerId, stretch),
    async nodesOf(lines) {
      const orders = await findOrders(
        scope,
        lines.map(({ orderId }) => orderId),
      );
      return lines.map(({ id }, index) => orders[index]?.items.find((item) => item.id === id));
    },
    placeOf: ({ dueOn, id }) => [dueOn, id],
    count: (most) => countRentalsOut(scope.database, sellerId, most),
  });
}
