import type { DisputeIds } from '../../usecases/disputes/lockedDispute.js';
import type { GraphQLContext } from '../context.js';
import { payload } from '../schema/payload.js';
import { fulfillmentNow } from './fulfillmentNow.js';

/** Takes a step of a dispute. Returns the dispute and its fulfillment after the step. */
export function disputeStep(context: GraphQLContext, take: () => Promise<DisputeIds>) {
  return payload(async () => {
    const ids = await take();
    const fulfillment = await fulfillmentNow(context, ids);
    return { fulfillment, dispute: fulfillment?.disputes.find(({ id }) => id === ids.disputeId) ?? null };
  });
}
