import type { Fulfillment } from '../../usecases/orders/order.js';
import type { GraphQLContext } from '../context.js';
import { freshLoaders } from '../loaders.js';

/** Returns a fulfillment after a change of it. */
export async function fulfillmentNow(
  context: GraphQLContext,
  { orderId, fulfillmentId }: { orderId: string; fulfillmentId: string },
): Promise<Fulfillment | null> {
  const order = await freshLoaders(context).order.load(orderId);
  return order?.fulfillments.find(({ id }) => id === fulfillmentId) ?? null;
}
