import type { Fulfillment } from '../../usecases/orders/order.js';
import type { GraphQLContext } from '../context.js';
import { freshLoaders } from '../loaders.js';

/** Returns the current state of a fulfillment, for the result of a mutation that changed it. */
export async function fulfillmentNow(
  context: GraphQLContext,
  { orderId, fulfillmentId }: { orderId: string; fulfillmentId: string },
): Promise<Fulfillment | null> {
  const order = await freshLoaders(context).order.load(orderId);
  return order?.fulfillments.find(({ id }) => id === fulfillmentId) ?? null;
}
