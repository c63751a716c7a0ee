import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { handOver } from '../../usecases/orders/steps/handOver.js';
import type { GraphQLContext } from '../context.js';
import { HandOverFulfillmentInput } from '../fulfillments/FulfillmentInputs.js';
import { payload } from '../schema/payload.js';
import { fulfillmentNow } from './fulfillmentNow.js';
import { HandOverFulfillmentPayload } from './OrderPayloads.js';

@Resolver()
export class HandOverResolver {
  @Mutation(() => HandOverFulfillmentPayload, {
    description:
      'Records that the buyer has picked the books up, and marks them as delivered. Requires the code that the ' +
      'buyer shows; at most 5 wrong codes can be entered within an hour. For the seller only.',
  })
  handOverFulfillment(
    @Arg('input', () => HandOverFulfillmentInput) input: HandOverFulfillmentInput,
    @Ctx() context: GraphQLContext,
  ): Promise<HandOverFulfillmentPayload> {
    return payload(async () => ({
      fulfillment: await fulfillmentNow(context, await handOver(context.scope, input)),
    }));
  }
}
