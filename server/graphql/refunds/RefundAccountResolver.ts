import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Order } from '../../usecases/orders/order.js';
import { giveRefundAccount } from '../../usecases/refunds/giveRefundAccount.js';
import type { RefundByPayout } from '../../usecases/refunds/viewRefundByPayout.js';
import type { GraphQLContext } from '../context.js';
import { freshLoaders } from '../loaders.js';
import { OrderType } from '../orders/OrderType.js';
import { payload } from '../schema/payload.js';
import {
  GiveRefundAccountInput,
  GiveRefundAccountPayload,
  RefundByPayoutType,
} from './RefundAccountTypes.js';

/** Sets the account to which a buyer's refunds are paid out. */
@Resolver()
export class RefundAccountResolver {
  @Mutation(() => GiveRefundAccountPayload, {
    description:
      'Sets the account to which refunds of your order are paid out. If a refund has failed, it is tried again. ' +
      'Requires a session confirmed within the last 10 minutes.',
  })
  giveRefundAccount(
    @Arg('input', () => GiveRefundAccountInput) input: GiveRefundAccountInput,
    @Ctx() context: GraphQLContext,
  ): Promise<GiveRefundAccountPayload> {
    return payload(async () => {
      const id = await giveRefundAccount(context.scope, input);
      return { order: await freshLoaders(context).order.load(id) };
    });
  }
}

@Resolver(() => OrderType)
export class RefundOfOrderResolver {
  @FieldResolver(() => RefundByPayoutType, {
    nullable: true,
    description:
      'The refunds that are paid out to you because the payment is too old for an ordinary refund. Null if there ' +
      'are none and none is expected soon. Null for everyone except the buyer.',
  })
  refundByPayout(@Root() { id }: Order, @Ctx() { loaders }: GraphQLContext): Promise<RefundByPayout | null> {
    return loaders.refundByPayout.load(id);
  }
}
