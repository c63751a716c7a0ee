import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import type { Order } from '../../usecases/orders/order.js';
import type { Page } from '../../usecases/paging.js';
import {
  listRefundPayouts,
  readRefundAccount,
  viewRefundPayout,
  type OpenRefundPayout,
} from '../../usecases/refunds/listRefundPayouts.js';
import { markRefundFailed } from '../../usecases/refunds/markRefundFailed.js';
import type { GraphQLContext } from '../context.js';
import { freshLoaders } from '../loaders.js';
import { OrderType } from '../orders/OrderType.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { UserType } from '../users/UserType.js';
import {
  MarkRefundFailedInput,
  MarkRefundFailedPayload,
  RefundPayoutConnection,
  RefundPayoutType,
  RefundPlaceType,
} from './RefundPayoutTypes.js';

/** Refunds by payout of payments that are too old for an ordinary refund, for staff. */
@Resolver(() => RefundPayoutType)
export class RefundPayoutResolver {
  @Query(() => RefundPayoutConnection, {
    complexity: pageCost,
    description:
      'The refunds by payout that have not ended, oldest first. For staff with `money:read`. Each read is recorded ' +
      'in the audit log.',
  })
  refundPayouts(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<OpenRefundPayout>> {
    return listRefundPayouts(scope, page);
  }

  @Query(() => RefundPayoutType, {
    nullable: true,
    description:
      'A refund by payout; null if it has ended. For staff with `money:read`. Each read is recorded in the audit log.',
  })
  refundPayout(
    @Arg('id', () => ID, { description: 'The ID of the refund, as in `RefundPayout.id`.' }) id: string,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<OpenRefundPayout | null> {
    return viewRefundPayout(scope, id);
  }

  @Mutation(() => MarkRefundFailedPayload, {
    description:
      'Records that a refund did not reach the buyer, if it was sent as a payout by a provider that is no longer ' +
      'configured. The refund is then tried again. Refused if you are the buyer or a seller of the order. Requires ' +
      '`money:settle` and a session confirmed within the last 10 minutes.',
  })
  markRefundFailed(
    @Arg('input', () => MarkRefundFailedInput) input: MarkRefundFailedInput,
    @Ctx() context: GraphQLContext,
  ): Promise<MarkRefundFailedPayload> {
    return payload(async () => {
      const id = await markRefundFailed(context.scope, input);
      return { order: await freshLoaders(context).order.load(id) };
    });
  }

  @FieldResolver(() => OrderType, {
    nullable: true,
    description: 'The order that the money belongs to; null if you may not see the order.',
  })
  order(@Root() { orderId }: OpenRefundPayout, @Ctx() { loaders }: GraphQLContext): Promise<Order | null> {
    return loaders.order.load(orderId);
  }

  @FieldResolver(() => UserType, { description: 'The buyer who gets the money back.' })
  buyer(
    @Root() { buyerId }: OpenRefundPayout,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> {
    return loaders.account.load(buyerId);
  }

  @FieldResolver(() => RefundPlaceType, {
    nullable: true,
    description:
      'The complete account of the buyer. Null if the buyer gave none, and for everyone except staff who can settle ' +
      'the refund. Each read is recorded in the audit log.',
  })
  async payTo(
    @Root() refund: OpenRefundPayout,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<RefundPlaceType | null> {
    const place = await readRefundAccount(scope, refund);
    return place && { upiAddress: null, bankAccount: null, ...place };
  }
}
