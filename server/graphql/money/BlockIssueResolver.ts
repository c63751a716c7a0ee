import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import { listBlockIssues, type BlockIssue } from '../../usecases/money/listBlockIssues.js';
import type { Order } from '../../usecases/orders/order.js';
import type { Page } from '../../usecases/paging.js';
import type { GraphQLContext } from '../context.js';
import { OrderType } from '../orders/OrderType.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { UserType } from '../users/UserType.js';
import { BlockIssueConnection, BlockIssueType } from './BlockIssueTypes.js';

/** Lists the blocked deposits that need the attention of staff. */
@Resolver(() => BlockIssueType)
export class BlockIssueResolver {
  @Query(() => BlockIssueConnection, {
    complexity: pageCost,
    description:
      'The blocked deposits that staff must check, because the block ends soon or the provider refused to ' +
      'release or capture the deposit. The block that ends first is listed first. For staff with ' +
      '`money:read`. Each read is recorded in the audit log.',
  })
  blockIssues(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<BlockIssue>> {
    return listBlockIssues(scope, page);
  }

  @FieldResolver(() => OrderType, {
    nullable: true,
    description: 'The order that the money belongs to; null if you may not see the order.',
  })
  order(@Root() { orderId }: BlockIssue, @Ctx() { loaders }: GraphQLContext): Promise<Order | null> {
    return loaders.order.load(orderId);
  }

  @FieldResolver(() => UserType, { description: 'The buyer whose deposit is blocked.' })
  buyer(@Root() { buyerId }: BlockIssue, @Ctx() { loaders }: GraphQLContext): Promise<PublicAccount | null> {
    return loaders.account.load(buyerId);
  }

  @FieldResolver(() => UserType, {
    nullable: true,
    description: 'The seller to whom the buyer owes the amount; null unless the kind is `CAPTURE_REFUSED`.',
  })
  seller(
    @Root() { sellerId }: BlockIssue,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> | null {
    return sellerId === null ? null : loaders.account.load(sellerId);
  }
}
