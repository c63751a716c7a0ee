import { z } from 'zod';
import { viewOrder } from '../../usecases/orders/findOrders.js';
import type { Scope } from '../../usecases/scope.js';
import { successOf } from '../envelope.js';
import { orderSchema, presentOrders } from './orderSchema.js';

/** Response with one order. */
export const orderAnswer = successOf(z.object({ order: orderSchema }));

/** Path parameters of requests for one order. */
export const orderParams = z.object({ id: z.string().describe('The `_id` of the order.') });

/** Returns an order in its documented form. */
export async function ownOrder(scope: Scope, id: string) {
  const [order] = await presentOrders(scope, [await viewOrder(scope, id)]);
  return order;
}
