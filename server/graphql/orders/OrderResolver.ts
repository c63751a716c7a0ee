import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import { cancelOrder } from '../../usecases/orders/steps/cancelOrder.js';
import { listOwnOrders } from '../../usecases/orders/listOrders.js';
import type { Order } from '../../usecases/orders/order.js';
import { payDirectly } from '../../usecases/orders/steps/payDirectly.js';
import { placeOrder } from '../../usecases/orders/placing/placeOrder.js';
import { askForPayment } from '../../usecases/payments/online/askForPayment.js';
import type { Page } from '../../usecases/paging.js';
import { rateSeller } from '../../usecases/sellers/rateSeller.js';
import type { GraphQLContext } from '../context.js';
import { freshLoaders } from '../loaders.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { UserType } from '../users/UserType.js';
import { CheckPaymentInput } from '../payments/OnlinePaymentTypes.js';
import { CancelOrderInput, PayDirectlyInput, PlaceOrderInput, RateSellerInput } from './OrderInputs.js';
import {
  CancelOrderPayload,
  CheckPaymentPayload,
  PayDirectlyPayload,
  PlaceOrderPayload,
  RateSellerPayload,
} from './OrderPayloads.js';
import { OrderConnection, OrderType } from './OrderType.js';

@Resolver(() => OrderType)
export class OrderResolver {
  @Query(() => OrderType, {
    nullable: true,
    description:
      'An order by ID. Null if it does not exist, or if you are neither its buyer, one of its sellers nor staff ' +
      'with `orders:read-any`.',
  })
  order(@Arg('id', () => ID) id: string, @Ctx() { loaders }: GraphQLContext): Promise<Order | null> {
    return loaders.order.load(id);
  }

  @Query(() => OrderConnection, {
    complexity: pageCost,
    description: 'The orders you placed, newest first.',
  })
  orders(@Args(() => PageArgs) page: PageArgs, @Ctx() { scope }: GraphQLContext): Promise<Page<Order>> {
    return listOwnOrders(scope, page);
  }

  @FieldResolver(() => UserType, { description: 'The account that placed the order.' })
  buyer(@Root() order: Order, @Ctx() { loaders }: GraphQLContext): Promise<PublicAccount | null> {
    return loaders.account.load(order.buyerId);
  }

  @Mutation(() => PlaceOrderPayload, {
    description:
      'Orders everything in your cart. If a line cannot be ordered, nothing is ordered, and `userErrors` ' +
      'names each such line. Refused with TOO_MANY_ATTEMPTS after 60 orders within an hour, or 12 from ' +
      'the same seller.',
  })
  placeOrder(
    @Arg('input', () => PlaceOrderInput) input: PlaceOrderInput,
    @Ctx() context: GraphQLContext,
  ): Promise<PlaceOrderPayload> {
    return payload(async () => ({ order: await orderNow(context, await placeOrder(context.scope, input)) }));
  }

  @Mutation(() => CancelOrderPayload, {
    description:
      'Cancels all fulfillments of an order. If one of them can no longer be cancelled, none is cancelled. For the ' +
      'buyer only.',
  })
  cancelOrder(
    @Arg('input', () => CancelOrderInput) input: CancelOrderInput,
    @Ctx() context: GraphQLContext,
  ): Promise<CancelOrderPayload> {
    return payload(async () => ({ order: await orderNow(context, await cancelOrder(context.scope, input)) }));
  }

  @Mutation(() => CheckPaymentPayload, {
    description:
      'Asks the provider whether the online payment of an order has arrived, for example when the buyer returns ' +
      'from the provider’s page. `Order.payment` shows the result within seconds. For the buyer only.',
  })
  checkPayment(
    @Arg('input', () => CheckPaymentInput) input: CheckPaymentInput,
    @Ctx() context: GraphQLContext,
  ): Promise<CheckPaymentPayload> {
    return payload(async () => ({
      order: await orderNow(context, await askForPayment(context.scope, input)),
    }));
  }

  @Mutation(() => PayDirectlyPayload, {
    description:
      'Changes an order that awaits its online payment, so that you pay the sellers directly. The sellers then see ' +
      'the order as placed. An online payment that arrives later is refunded. For the buyer only. Refused with ' +
      'ONLINE_PAYMENT_REQUIRED if the marketplace requires online payment.',
  })
  payDirectly(
    @Arg('input', () => PayDirectlyInput) input: PayDirectlyInput,
    @Ctx() context: GraphQLContext,
  ): Promise<PayDirectlyPayload> {
    return payload(async () => ({
      order: await orderNow(context, await payDirectly(context.scope, input)),
    }));
  }

  @Mutation(() => RateSellerPayload, {
    description:
      'Rates a seller of one of your orders, after delivery. You can rate each seller of an order once. ' +
      'For the buyer only.',
  })
  rateSeller(
    @Arg('input', () => RateSellerInput) input: RateSellerInput,
    @Ctx() context: GraphQLContext,
  ): Promise<RateSellerPayload> {
    return payload(async () => {
      const { orderId, sellerId } = await rateSeller(context.scope, input);
      const order = await orderNow(context, orderId);
      return { order, seller: await context.loaders.account.load(sellerId) };
    });
  }
}

/** Returns the current state of an order, for the result of a mutation that changed it. */
function orderNow(context: GraphQLContext, id: string): Promise<Order | null> {
  return freshLoaders(context).order.load(id);
}
