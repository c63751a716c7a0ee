import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { FulfillmentAction } from '../../domain/orders/orderStatus.js';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import { listSales } from '../../usecases/orders/listOrders.js';
import type { Fulfillment, Order, TimelineEntry } from '../../usecases/orders/order.js';
import { sendBack } from '../../usecases/orders/steps/sendBack.js';
import { takeStep } from '../../usecases/orders/steps/takeStep.js';
import type { Page } from '../../usecases/paging.js';
import type { GraphQLContext } from '../context.js';
import { pageCost, shortListCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { UserType } from '../users/UserType.js';
import {
  CancelFulfillmentInput,
  ConfirmFulfillmentInput,
  DeclareLostInput,
  MarkDeliveredInput,
  ReportFoundInput,
  SalesArgs,
  SendBackFulfillmentInput,
  ShipFulfillmentInput,
  TakeBackFulfillmentInput,
} from '../fulfillments/FulfillmentInputs.js';
import { FulfillmentConnection, FulfillmentType } from '../fulfillments/FulfillmentType.js';
import {
  CancelFulfillmentPayload,
  ConfirmFulfillmentPayload,
  DeclareLostPayload,
  MarkDeliveredPayload,
  ReportFoundPayload,
  SendBackFulfillmentPayload,
  ShipFulfillmentPayload,
  TakeBackFulfillmentPayload,
} from './OrderPayloads.js';
import { fulfillmentNow } from './fulfillmentNow.js';
import { OrderType } from './OrderType.js';
import { FulfillmentEventType, TimelineEntryType } from '../fulfillments/TimelineType.js';

@Resolver(() => FulfillmentType)
export class FulfillmentResolver {
  @Query(() => FulfillmentConnection, {
    complexity: pageCost,
    description: 'Your sales and rentals as a seller, newest first: the fulfillments that you send.',
  })
  sales(
    @Args(() => SalesArgs) request: SalesArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Fulfillment>> {
    return listSales(scope, request);
  }

  @FieldResolver(() => OrderType, {
    description:
      'The order that the fulfillment is part of. Sellers see only their own fulfillment in the order.',
  })
  order(@Root() fulfillment: Fulfillment, @Ctx() { loaders }: GraphQLContext): Promise<Order | null> {
    return loaders.order.load(fulfillment.orderId);
  }

  @FieldResolver(() => UserType, { description: 'The account that sells or rents out the copies.' })
  seller(
    @Root() fulfillment: Fulfillment,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> {
    return loaders.account.load(fulfillment.sellerId);
  }

  @FieldResolver(() => UserType, { description: 'The account that placed the order.' })
  buyer(@Root() fulfillment: Fulfillment, @Ctx() { loaders }: GraphQLContext): Promise<PublicAccount | null> {
    return loaders.account.load(fulfillment.buyerId);
  }

  @FieldResolver(() => [TimelineEntryType], {
    complexity: shortListCost,
    description: 'The steps taken so far, oldest first.',
  })
  timelineEntries(@Root() { timeline }: Fulfillment): TimelineEntry[] {
    return timeline;
  }

  @FieldResolver(() => [FulfillmentEventType], {
    complexity: shortListCost,
    deprecationReason: 'Use `timelineEntries`.',
    description: 'The steps taken so far, oldest first.',
  })
  timeline(@Root() { timeline }: Fulfillment): TimelineEntry[] {
    return timeline;
  }

  @Mutation(() => ConfirmFulfillmentPayload, {
    description:
      'Confirms that you will send the books of a fulfillment, or have them ready for pick-up. For the seller only.',
  })
  confirmFulfillment(
    @Arg('input', () => ConfirmFulfillmentInput) input: ConfirmFulfillmentInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ConfirmFulfillmentPayload> {
    return step(context, 'confirm', input);
  }

  @Mutation(() => ShipFulfillmentPayload, {
    description:
      'Marks a confirmed fulfillment as shipped, or as ready for pick-up. For a pick-up, the buyer is then shown a ' +
      'code. For the seller of the fulfillment only.',
  })
  shipFulfillment(
    @Arg('input', () => ShipFulfillmentInput) input: ShipFulfillmentInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ShipFulfillmentPayload> {
    return step(context, 'ship', input);
  }

  @Mutation(() => MarkDeliveredPayload, {
    description: 'Marks a shipped fulfillment as delivered. For the buyer of the fulfillment only.',
  })
  markDelivered(
    @Arg('input', () => MarkDeliveredInput) input: MarkDeliveredInput,
    @Ctx() context: GraphQLContext,
  ): Promise<MarkDeliveredPayload> {
    return step(context, 'markDelivered', input);
  }

  @Mutation(() => SendBackFulfillmentPayload, {
    description:
      'Records that you have sent the rented copies back. Late fees are counted only until the day of ' +
      'sending. The copies count as returned after `ORDER_RETURN_DAYS` days if the seller does not ' +
      'confirm the return. For the buyer of the fulfillment only.',
  })
  sendBackFulfillment(
    @Arg('input', () => SendBackFulfillmentInput) input: SendBackFulfillmentInput,
    @Ctx() context: GraphQLContext,
  ): Promise<SendBackFulfillmentPayload> {
    return payload(async () => ({
      fulfillment: await fulfillmentNow(context, await sendBack(context.scope, input)),
    }));
  }

  @Mutation(() => TakeBackFulfillmentPayload, {
    description:
      'Records that the rented copies were returned and releases their deposits, less late fees and the withheld ' +
      'amount. For the seller of the fulfillment only.',
  })
  takeBackFulfillment(
    @Arg('input', () => TakeBackFulfillmentInput) input: TakeBackFulfillmentInput,
    @Ctx() context: GraphQLContext,
  ): Promise<TakeBackFulfillmentPayload> {
    return step(context, 'takeBack', input);
  }

  @Mutation(() => DeclareLostPayload, {
    description:
      'Declares all rented copies of a fulfillment lost. The copies leave the stock. Their deposits pay for them ' +
      'and for late fees; the rest is released. The buyer can do this as soon as the copies are delivered, the ' +
      'seller from `ORDER_LOSS_DECLARATION_DAYS` days after the due date.',
  })
  declareLost(
    @Arg('input', () => DeclareLostInput) input: DeclareLostInput,
    @Ctx() context: GraphQLContext,
  ): Promise<DeclareLostPayload> {
    return step(context, 'declareLost', input);
  }

  @Mutation(() => ReportFoundPayload, {
    description:
      'Records that lost copies were found and are back. The copies return to the stock, and you have to pay back ' +
      'the part of the deposits that you kept for them. For the seller only, within `ORDER_FINDING_DAYS` days of ' +
      'the declaration.',
  })
  reportFound(
    @Arg('input', () => ReportFoundInput) input: ReportFoundInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ReportFoundPayload> {
    return step(context, 'reportFound', input);
  }

  @Mutation(() => CancelFulfillmentPayload, {
    description:
      'Cancels a fulfillment that has not been shipped. Its copies become available again, and its charges and ' +
      'deposits are no longer due. Online payments are refunded automatically; the seller must pay back direct ' +
      'payments. For the buyer and the seller only. The seller must give a reason.',
  })
  cancelFulfillment(
    @Arg('input', () => CancelFulfillmentInput) input: CancelFulfillmentInput,
    @Ctx() context: GraphQLContext,
  ): Promise<CancelFulfillmentPayload> {
    return step(context, 'cancel', input);
  }
}

/** Takes a step of a fulfillment. Returns the fulfillment after the step. */
function step(context: GraphQLContext, action: FulfillmentAction, input: object) {
  return payload(async () => ({
    fulfillment: await fulfillmentNow(context, await takeStep(context.scope, action, input)),
  }));
}
