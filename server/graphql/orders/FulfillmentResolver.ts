import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { FulfillmentAction } from '../../domain/orders/orderStatus.js';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import { listSales } from '../../usecases/orders/listOrders.js';
import type { Fulfillment, Order } from '../../usecases/orders/order.js';
import { takeStep } from '../../usecases/orders/takeStep.js';
import type { Page } from '../../usecases/paging.js';
import type { GraphQLContext } from '../context.js';
import { freshLoaders } from '../loaders.js';
import { pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { UserType } from '../users/UserType.js';
import {
  CancelFulfillmentInput,
  ConfirmFulfillmentInput,
  MarkDeliveredInput,
  SalesArgs,
  ShipFulfillmentInput,
  TakeBackFulfillmentInput,
} from './FulfillmentInputs.js';
import { FulfillmentConnection, FulfillmentType } from './FulfillmentType.js';
import {
  CancelFulfillmentPayload,
  ConfirmFulfillmentPayload,
  MarkDeliveredPayload,
  ShipFulfillmentPayload,
  TakeBackFulfillmentPayload,
} from './OrderPayloads.js';
import { OrderType } from './OrderType.js';

@Resolver(() => FulfillmentType)
export class FulfillmentResolver {
  @Query(() => FulfillmentConnection, {
    complexity: pageCost,
    description: 'What who is signed in has to send or has sent as a seller, newest first.',
  })
  sales(
    @Args(() => SalesArgs) request: SalesArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Fulfillment>> {
    return listSales(scope, request);
  }

  @FieldResolver(() => OrderType, { description: 'The order that it is a part of.' })
  order(@Root() part: Fulfillment, @Ctx() { loaders }: GraphQLContext): Promise<Order | null> {
    return loaders.order.load(part.orderId);
  }

  @FieldResolver(() => UserType, { description: 'Who sends it.' })
  seller(@Root() part: Fulfillment, @Ctx() { loaders }: GraphQLContext): Promise<PublicAccount | null> {
    return loaders.account.load(part.sellerId);
  }

  @FieldResolver(() => UserType, { description: 'Who ordered it.' })
  buyer(@Root() part: Fulfillment, @Ctx() { loaders }: GraphQLContext): Promise<PublicAccount | null> {
    return loaders.account.load(part.buyerId);
  }

  @Mutation(() => ConfirmFulfillmentPayload, { description: 'The seller says that it will be sent.' })
  confirmFulfillment(
    @Arg('input', () => ConfirmFulfillmentInput) input: ConfirmFulfillmentInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ConfirmFulfillmentPayload> {
    return step(context, 'confirm', input);
  }

  @Mutation(() => ShipFulfillmentPayload, { description: 'The seller says that it is on its way.' })
  shipFulfillment(
    @Arg('input', () => ShipFulfillmentInput) input: ShipFulfillmentInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ShipFulfillmentPayload> {
    return step(context, 'ship', input);
  }

  @Mutation(() => MarkDeliveredPayload, { description: 'The buyer says that it has arrived.' })
  markDelivered(
    @Arg('input', () => MarkDeliveredInput) input: MarkDeliveredInput,
    @Ctx() context: GraphQLContext,
  ): Promise<MarkDeliveredPayload> {
    return step(context, 'markDelivered', input);
  }

  @Mutation(() => TakeBackFulfillmentPayload, {
    description:
      'The seller says that what was rented is back. Its deposit is given back, less the late fee and what is withheld.',
  })
  takeBackFulfillment(
    @Arg('input', () => TakeBackFulfillmentInput) input: TakeBackFulfillmentInput,
    @Ctx() context: GraphQLContext,
  ): Promise<TakeBackFulfillmentPayload> {
    return step(context, 'takeBack', input);
  }

  @Mutation(() => CancelFulfillmentPayload, {
    description:
      'The buyer or the seller cancels it before it is shipped. Its copies are free and its money goes back.',
  })
  cancelFulfillment(
    @Arg('input', () => CancelFulfillmentInput) input: CancelFulfillmentInput,
    @Ctx() context: GraphQLContext,
  ): Promise<CancelFulfillmentPayload> {
    return step(context, 'cancel', input);
  }
}

/** Takes a step and answers the fulfillment after it. */
function step(context: GraphQLContext, action: FulfillmentAction, input: object) {
  return payload(async () => {
    const { orderId, fulfillmentId } = await takeStep(context.scope, action, input);
    const order = await freshLoaders(context).order.load(orderId);
    return { fulfillment: order?.fulfillments.find(({ id }) => id === fulfillmentId) ?? null };
  });
}
