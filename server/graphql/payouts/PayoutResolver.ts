import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { CartItemType } from '../../domain/orders/cart.js';
import { PayoutDelivery } from '../../domain/payouts/payout.js';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import type { Fulfillment, Order } from '../../usecases/orders/order.js';
import type { Page } from '../../usecases/paging.js';
import { listEndedPayouts, listPayouts, listPendingPayouts } from '../../usecases/payouts/listPayouts.js';
import type { Payout } from '../../usecases/payouts/payout.js';
import { markPayoutFailed, markPayoutPaid, payPayoutByHand } from '../../usecases/payouts/settlePayout.js';
import {
  quoteEarnings,
  viewPayoutBalance,
  type EarningsQuote,
  type FulfillmentEarnings,
  type PayoutBalance,
} from '../../usecases/payouts/viewEarnings.js';
import {
  findPayout,
  listPayoutLines,
  viewPayoutDelivery,
  type PayoutLine,
} from '../../usecases/payouts/viewPayout.js';
import { SECOND_PERSON } from '../approvals/ApprovalTypes.js';
import { withApproval } from '../approvals/withApproval.js';
import type { GraphQLContext } from '../context.js';
import { FulfillmentType } from '../fulfillments/FulfillmentType.js';
import { OrderType } from '../orders/OrderType.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { DecimalScalar } from '../schema/scalars.js';
import { UserType } from '../users/UserType.js';
import { EarningsQuoteType, FulfillmentEarningsType, PayoutBalanceType } from './EarningsTypes.js';
import { MarkPayoutFailedInput, MarkPayoutPaidInput, PayPayoutByHandInput } from './PayoutInputs.js';
import {
  MarkPayoutFailedPayload,
  MarkPayoutPaidPayload,
  PayPayoutByHandPayload,
  PayoutConnection,
  PayoutLineConnection,
  PayoutLineType,
  PayoutType,
} from './PayoutTypes.js';

@Resolver(() => PayoutType)
export class PayoutResolver {
  @Query(() => PayoutConnection, {
    complexity: pageCost,
    description: 'The payouts to you as a seller, newest first.',
  })
  payouts(@Args(() => PageArgs) page: PageArgs, @Ctx() { scope }: GraphQLContext): Promise<Page<Payout>> {
    return listPayouts(scope, page);
  }

  @Query(() => PayoutBalanceType, {
    description: 'Your online earnings that have not been paid out yet.',
  })
  payoutBalance(@Ctx() { scope }: GraphQLContext): Promise<PayoutBalance> {
    return viewPayoutBalance(scope);
  }

  @Query(() => EarningsQuoteType, {
    description:
      'The amount that you would earn today from a price or a rent that is paid online. Anyone can read ' +
      'it. Sign in if the commission depends on the role of the seller.',
  })
  earningsQuote(
    @Arg('price', () => DecimalScalar, {
      description: 'The price of a copy, or its rent for a month, such as `249.50`.',
    })
    price: string,
    @Arg('type', () => CartItemType, { defaultValue: 'PURCHASE', description: 'A sale or a rental.' })
    type: CartItemType,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<EarningsQuote> {
    return quoteEarnings(scope, { price, type });
  }

  @Query(() => PayoutConnection, {
    complexity: pageCost,
    description:
      'All sellers’ payouts that are pending or that a provider is making, oldest first. For staff with ' +
      '`payouts:settle`. Each read is recorded in the audit log.',
  })
  pendingPayouts(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Payout>> {
    return listPendingPayouts(scope, page);
  }

  @Query(() => PayoutConnection, {
    complexity: pageCost,
    description:
      'All sellers’ payouts that were paid, most recently paid first. The bank may still return a paid ' +
      'payout. For staff with `payouts:settle`. Each read is recorded in the audit log.',
  })
  paidPayouts(@Args(() => PageArgs) page: PageArgs, @Ctx() { scope }: GraphQLContext): Promise<Page<Payout>> {
    return listEndedPayouts(scope, 'PAID', page);
  }

  @Query(() => PayoutConnection, {
    complexity: pageCost,
    description:
      'All sellers’ payouts that failed or were returned by the bank, most recent failure first. For ' +
      'staff with `payouts:settle`. Each read is recorded in the audit log.',
  })
  failedPayouts(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Payout>> {
    return listEndedPayouts(scope, 'FAILED', page);
  }

  @Query(() => PayoutDelivery, { description: 'The way in which sellers are paid. Anyone can read it.' })
  payoutDelivery(@Ctx() { scope }: GraphQLContext): PayoutDelivery {
    return viewPayoutDelivery(scope);
  }

  @FieldResolver(() => UserType, { nullable: true, description: 'The seller who is paid.' })
  seller(@Root() { sellerId }: Payout, @Ctx() { loaders }: GraphQLContext): Promise<PublicAccount | null> {
    return loaders.account.load(sellerId);
  }

  @FieldResolver(() => PayoutLineConnection, {
    complexity: pageCost,
    description:
      'The parts of the payout, one for each fulfillment. Empty if the payout failed, because its parts are then in ' +
      'the next payout.',
  })
  lines(
    @Root() payout: Payout,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<PayoutLine>> {
    return listPayoutLines(scope, payout, page);
  }

  @Mutation(() => PayPayoutByHandPayload, {
    description:
      'Reserves a pending payout for payment by hand, so that it is not sent to a payout provider. Requires ' +
      '`payouts:settle` and a session confirmed within the last 10 minutes.',
  })
  payPayoutByHand(
    @Arg('input', () => PayPayoutByHandInput) input: PayPayoutByHandInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<PayPayoutByHandPayload> {
    return payload(async () => ({ payout: await findPayout(scope, await payPayoutByHand(scope, input)) }));
  }

  @Mutation(() => MarkPayoutPaidPayload, {
    description: `Records that a payout was paid. ${SECOND_PERSON} Requires \`payouts:settle\` and a session confirmed within the last 10 minutes.`,
  })
  markPayoutPaid(
    @Arg('input', () => MarkPayoutPaidInput) input: MarkPayoutPaidInput,
    @Ctx() context: GraphQLContext,
  ): Promise<MarkPayoutPaidPayload> {
    const { scope } = context;
    return payload(async () => {
      const { payoutId, approval } = await withApproval(context, markPayoutPaid(scope, input));
      return { payout: await findPayout(scope, payoutId), approval };
    });
  }

  @Mutation(() => MarkPayoutFailedPayload, {
    description:
      'Records that a payout failed or was returned by the bank. Its amount becomes part of the next payout. ' +
      'Requires `payouts:settle` and a session confirmed within the last 10 minutes.',
  })
  markPayoutFailed(
    @Arg('input', () => MarkPayoutFailedInput) input: MarkPayoutFailedInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<MarkPayoutFailedPayload> {
    return payload(async () => ({ payout: await findPayout(scope, await markPayoutFailed(scope, input)) }));
  }
}

@Resolver(() => PayoutLineType)
export class PayoutLineResolver {
  @FieldResolver(() => OrderType, { nullable: true, description: 'The order that the part comes from.' })
  order(@Root() { orderId }: PayoutLine, @Ctx() { loaders }: GraphQLContext): Promise<Order | null> {
    return loaders.order.load(orderId);
  }
}

@Resolver(() => FulfillmentType)
export class EarningsOfFulfillmentResolver {
  @FieldResolver(() => FulfillmentEarningsType, {
    nullable: true,
    description:
      'The earnings of the seller. Null if the fulfillment was not paid online, or if you are neither the ' +
      'seller nor staff with `money:read`.',
  })
  earnings(
    @Root() { id }: Fulfillment,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<FulfillmentEarnings | null> {
    return loaders.earnings.load(id);
  }
}
