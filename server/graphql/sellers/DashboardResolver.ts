import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import type { Fulfillment, OrderItem } from '../../usecases/orders/order.js';
import type { Page } from '../../usecases/paging.js';
import { listRentalsOut } from '../../usecases/sellers/listRentalsOut.js';
import { listSalesToDo } from '../../usecases/sellers/listSalesToDo.js';
import { viewDashboard, type Dashboard } from '../../usecases/sellers/viewDashboard.js';
import type { GraphQLContext } from '../context.js';
import { FulfillmentConnection } from '../fulfillments/FulfillmentType.js';
import { OrderItemConnection } from '../fulfillments/OrderItemType.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { UserType } from '../users/UserType.js';
import { DashboardType, SalesToDoArgs } from './DashboardType.js';

@Resolver(() => DashboardType)
export class DashboardResolver {
  @Query(() => DashboardType, {
    description: 'Your figures as a seller, such as listings, revenue and tasks.',
  })
  dashboard(@Ctx() { scope }: GraphQLContext): Promise<Dashboard> {
    return viewDashboard(scope);
  }

  @FieldResolver(() => UserType, { description: 'The seller whom the figures describe.' })
  seller(@Root() { sellerId }: Dashboard, @Ctx() { loaders }: GraphQLContext): Promise<PublicAccount | null> {
    return loaders.account.load(sellerId);
  }

  @Query(() => FulfillmentConnection, {
    complexity: pageCost,
    description:
      'The fulfillments that require a step from you as a seller: overdue rentals first, then the ' +
      'longest-waiting fulfillments.',
  })
  salesToDo(
    @Args(() => SalesToDoArgs) request: SalesToDoArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Fulfillment>> {
    return listSalesToDo(scope, request);
  }

  @Query(() => OrderItemConnection, {
    complexity: pageCost,
    description: 'The order lines that you have rented out, earliest due date first.',
  })
  rentalsOut(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<OrderItem>> {
    return listRentalsOut(scope, page);
  }
}
