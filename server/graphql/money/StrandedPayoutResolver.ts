import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import { listStrandedPayouts, type StrandedPayout } from '../../usecases/money/listStrandedPayouts.js';
import type { Order } from '../../usecases/orders/order.js';
import type { Page } from '../../usecases/paging.js';
import type { GraphQLContext } from '../context.js';
import { OrderType } from '../orders/OrderType.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { UserType } from '../users/UserType.js';
import { StrandedPayoutConnection, StrandedPayoutType } from './StrandedPayoutTypes.js';

/** Lists for staff the payouts, releases and refunds that were sent through a provider that is no longer configured. */
@Resolver(() => StrandedPayoutType)
export class StrandedPayoutResolver {
  @Query(() => StrandedPayoutConnection, {
    complexity: pageCost,
    description:
      'The payouts, releases of transfers and refunds by payout that were sent through a provider that is no longer ' +
      'configured, oldest first. For staff with `money:read`. Each read is recorded in the audit log.',
  })
  strandedPayouts(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<StrandedPayout>> {
    return listStrandedPayouts(scope, page);
  }

  @FieldResolver(() => UserType, { description: 'The seller or the buyer who gets the money.' })
  recipient(
    @Root() { recipientId }: StrandedPayout,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> {
    return loaders.account.load(recipientId);
  }

  @FieldResolver(() => UserType, {
    deprecationReason: 'Use `recipient`.',
    description: 'The recipient. For a refund, this is the buyer.',
  })
  seller(
    @Root() { recipientId }: StrandedPayout,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> {
    return loaders.account.load(recipientId);
  }

  @FieldResolver(() => Boolean, {
    deprecationReason: 'Use `kind`.',
    description: 'True if the entry is the release of a transfer.',
  })
  isRelease(@Root() { kind }: StrandedPayout): boolean {
    return kind === 'RELEASE';
  }

  @FieldResolver(() => OrderType, {
    nullable: true,
    description: 'The order that is refunded; null for other kinds, and if you may not see the order.',
  })
  async order(
    @Root() { orderId }: StrandedPayout,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<Order | null> {
    return orderId === null ? null : loaders.order.load(orderId);
  }
}
