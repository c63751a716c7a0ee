import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { REFUND_TRIES } from '../../domain/payments/onlinePayment.js';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import { retryRefund } from '../../usecases/money/retryRefund.js';
import { settleRefund } from '../../usecases/money/settleRefund.js';
import { settleUnknownPayment } from '../../usecases/money/settleUnknownPayment.js';
import {
  listStuckRefunds,
  listUnknownPayments,
  viewMoneyOverview,
  type MoneyOverview,
  type StuckRefund,
  type UnknownPayment,
} from '../../usecases/money/viewMoney.js';
import type { Order } from '../../usecases/orders/order.js';
import type { Page } from '../../usecases/paging.js';
import { SECOND_PERSON } from '../approvals/ApprovalTypes.js';
import { withApproval } from '../approvals/withApproval.js';
import type { GraphQLContext } from '../context.js';
import { freshLoaders } from '../loaders.js';
import { OrderType } from '../orders/OrderType.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { UserType } from '../users/UserType.js';
import { RetryRefundInput, SettleRefundInput, SettleUnknownPaymentInput } from './MoneyInputs.js';
import { MoneyOverviewType } from './MoneyTypes.js';
import {
  RetryRefundPayload,
  SettleRefundPayload,
  StuckRefundConnection,
  StuckRefundType,
} from './StuckRefundTypes.js';
import { SettleUnknownPaymentPayload, UnknownPaymentConnection } from './UnknownPaymentTypes.js';

const FOR_STAFF =
  'For staff with `money:settle` whose session was confirmed within the last 10 minutes. The step is recorded in the ' +
  'audit log.';

/** The money overview, stuck refunds and payments of unknown origin, for staff. */
@Resolver()
export class MoneyResolver {
  @Query(() => MoneyOverviewType, {
    description:
      'The sums of the money that goes through payment providers, such as payments, refunds and deposits. ' +
      'For staff with `money:read`.',
  })
  moneyOverview(@Ctx() { scope }: GraphQLContext): Promise<MoneyOverview> {
    return viewMoneyOverview(scope);
  }

  @Query(() => StuckRefundConnection, {
    complexity: pageCost,
    description:
      `The refunds that failed ${REFUND_TRIES} times or more, oldest failure first. For staff with \`money:read\`. ` +
      'Each read is recorded in the audit log.',
  })
  stuckRefunds(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<StuckRefund>> {
    return listStuckRefunds(scope, page);
  }

  @Query(() => UnknownPaymentConnection, {
    complexity: pageCost,
    description:
      'The payments of unknown origin that staff have not settled yet, oldest first. For staff with `money:read`.',
  })
  unknownPayments(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<UnknownPayment>> {
    return listUnknownPayments(scope, page);
  }

  @Mutation(() => RetryRefundPayload, {
    description: `Tries a stuck refund once more, within a minute. If that fails, the refund is stuck again. ${FOR_STAFF}`,
  })
  retryRefund(
    @Arg('input', () => RetryRefundInput) input: RetryRefundInput,
    @Ctx() context: GraphQLContext,
  ): Promise<RetryRefundPayload> {
    return payload(async () => orderOf(context, await retryRefund(context.scope, input)));
  }

  @Mutation(() => SettleRefundPayload, {
    description:
      'Settles a stuck refund whose buyer was paid another way, or a refund by payout that staff paid by hand or ' +
      'found in the bank’s records. The refund counts as made, and the buyer is mailed the reference if ' +
      `\`buyerIsMailed\` is true. Refused if you are the buyer or a seller of the order. ${SECOND_PERSON} ${FOR_STAFF}`,
  })
  settleRefund(
    @Arg('input', () => SettleRefundInput) input: SettleRefundInput,
    @Ctx() context: GraphQLContext,
  ): Promise<SettleRefundPayload> {
    return payload(async () => {
      const { orderId, approval } = await withApproval(context, settleRefund(context.scope, input));
      return { ...(await orderOf(context, orderId)), approval };
    });
  }

  @Mutation(() => SettleUnknownPaymentPayload, {
    description:
      `Removes a payment of unknown origin from the list and records the reason. No money moves. ${SECOND_PERSON} ` +
      FOR_STAFF,
  })
  settleUnknownPayment(
    @Arg('input', () => SettleUnknownPaymentInput) input: SettleUnknownPaymentInput,
    @Ctx() context: GraphQLContext,
  ): Promise<SettleUnknownPaymentPayload> {
    return payload(() => withApproval(context, settleUnknownPayment(context.scope, input)));
  }
}

@Resolver(() => StuckRefundType)
export class StuckRefundResolver {
  @FieldResolver(() => OrderType, {
    nullable: true,
    description: 'The order that the money belongs to; null if you may not see the order.',
  })
  order(@Root() { orderId }: StuckRefund, @Ctx() { loaders }: GraphQLContext): Promise<Order | null> {
    return loaders.order.load(orderId);
  }

  @FieldResolver(() => UserType, { description: 'The buyer who gets the money back.' })
  buyer(@Root() { buyerId }: StuckRefund, @Ctx() { loaders }: GraphQLContext): Promise<PublicAccount | null> {
    return loaders.account.load(buyerId);
  }
}

async function orderOf(context: GraphQLContext, id: string): Promise<{ order: Order | null }> {
  return { order: await freshLoaders(context).order.load(id) };
}
