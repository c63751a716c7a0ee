import { Arg, Ctx, ID, Resolver, Subscription } from 'type-graphql';
import { watchCart, watchOrder, watchShop, watchWaiting } from '../../usecases/live/watch.js';
import { viewWaitingList, type WaitingEntry } from '../../usecases/waiting/listWaiting.js';
import { viewOwnOrder } from '../../usecases/orders/findOrders.js';
import type { Order } from '../../usecases/orders/order.js';
import { viewDashboard, type Dashboard } from '../../usecases/sellers/viewDashboard.js';
import { CartType } from '../cart/CartType.js';
import { presentCart } from '../cart/presentCart.js';
import { viewCart } from '../../usecases/cart/viewCart.js';
import type { GraphQLContext } from '../context.js';
import { OrderType } from '../orders/OrderType.js';
import { shortListCost } from '../schema/connection.js';
import { DashboardType } from '../sellers/DashboardType.js';
import { WaitingEntryType } from '../waiting/WaitingTypes.js';
import { Changes } from './changes.js';

/** The arguments of a field's `subscribe` function. */
interface Subscribing<Args = unknown> {
  args: Args;
  context: GraphQLContext;
}

/** Subscriptions. Each sends the current state at once, and again after each change. */
@Resolver()
export class LiveResolver {
  @Subscription(() => OrderType, {
    description: 'An order, now and after each change. For the buyer and the sellers of the order only.',
    subscribe: ({ args, context: { scope } }: Subscribing<{ id: string }>) =>
      Changes.of((onChange) => watchOrder(scope, args.id, onChange)),
  })
  orderChanged(@Arg('id', () => ID) id: string, @Ctx() { scope }: GraphQLContext): Promise<Order> {
    return viewOwnOrder(scope, id);
  }

  @Subscription(() => CartType, {
    description: 'Your cart, now and after each change.',
    subscribe: ({ context: { scope } }: Subscribing) => Changes.of((onChange) => watchCart(scope, onChange)),
  })
  async cartChanged(@Ctx() { scope }: GraphQLContext): Promise<CartType> {
    return presentCart(await viewCart(scope));
  }

  @Subscription(() => DashboardType, {
    description: 'Your figures as a seller, now and after each change to your orders or listings.',
    subscribe: ({ context: { scope } }: Subscribing) => Changes.of((onChange) => watchShop(scope, onChange)),
  })
  dashboardChanged(@Ctx() { scope }: GraphQLContext): Promise<Dashboard> {
    return viewDashboard(scope);
  }

  @Subscription(() => [WaitingEntryType], {
    complexity: shortListCost,
    description:
      'Your waiting-list entries, now and after each change. They change when you join a list, when you ' +
      'are notified and when an entry ends.',
    subscribe: ({ context: { scope } }: Subscribing) =>
      Changes.of((onChange) => watchWaiting(scope, onChange)),
  })
  waitingListChanged(@Ctx() { scope }: GraphQLContext): Promise<WaitingEntry[]> {
    return viewWaitingList(scope);
  }
}
