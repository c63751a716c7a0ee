import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import { listFailedTransfers, type FailedTransfer } from '../../usecases/money/listFailedTransfers.js';
import type { Order } from '../../usecases/orders/order.js';
import type { Page } from '../../usecases/paging.js';
import type { GraphQLContext } from '../context.js';
import { OrderType } from '../orders/OrderType.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { UserType } from '../users/UserType.js';
import { FailedTransferConnection, FailedTransferType } from './FailedTransferTypes.js';

/** The transfers, reversals and releases that failed, for staff. */
@Resolver(() => FailedTransferType)
export class FailedTransferResolver {
  @Query(() => FailedTransferConnection, {
    complexity: pageCost,
    description:
      'The transfers to sellers that were refused, that failed or that could not be released, and the reversals ' +
      'that failed, oldest first. A failed transfer is listed until a payout includes its earnings. ' +
      'For staff with `money:read`. Each read is recorded in the audit log.',
  })
  failedTransfers(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<FailedTransfer>> {
    return listFailedTransfers(scope, page);
  }

  @FieldResolver(() => OrderType, {
    nullable: true,
    description: 'The order that the money belongs to; null if you may not see the order.',
  })
  order(@Root() { orderId }: FailedTransfer, @Ctx() { loaders }: GraphQLContext): Promise<Order | null> {
    return loaders.order.load(orderId);
  }

  @FieldResolver(() => UserType, { description: 'The seller whose linked account the transfer is for.' })
  seller(
    @Root() { sellerId }: FailedTransfer,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> {
    return loaders.account.load(sellerId);
  }
}
