import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { StuckRefund } from '../../usecases/money/viewMoney.js';
import type { Order } from '../../usecases/orders/order.js';
import { ApprovedPayload } from '../approvals/ApprovalTypes.js';
import { OrderType } from '../orders/OrderType.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar } from '../schema/scalars.js';

@ObjectType('StuckRefund', {
  simpleResolvers: true,
  description: 'A refund that has failed five times or more and is no longer retried automatically.',
})
export class StuckRefundType implements Omit<StuckRefund, 'orderId' | 'buyerId'> {
  @Field(() => ID, {
    description: 'The ID of the last try, for `retryRefund` and `settleRefund`. Every try has its own ID.',
  })
  id!: string;

  @Field(() => MoneyType, { description: 'The amount that the buyer will get back.' })
  amount!: MoneyType;

  @Field(() => String, { description: 'The name of the provider that took the payment.' })
  provider!: string;

  @Field(() => Int, { description: 'The number of failed tries so far.' })
  tries!: number;

  @Field(() => String, { description: 'The reason why the last try failed, in the words of the provider.' })
  failure!: string;

  @Field(() => DateTimeScalar, { description: 'When the last try failed.' })
  failedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the refund was first tried.' })
  since!: Date;

  @Field(() => Boolean, {
    description:
      'True if the buyer is mailed the reference when you settle the refund. False if the payment paid ' +
      'for no order; in that case, tell the buyer yourself.',
  })
  buyerIsMailed!: boolean;

  @Field(() => Boolean, { description: 'True if you can try the refund again, as staff.' })
  viewerCanRetry!: boolean;

  @Field(() => Boolean, {
    description:
      'True if you can settle the refund, as staff. False if you are the buyer or a seller of the order.',
  })
  viewerCanSettle!: boolean;
}

export const StuckRefundConnection = connectionOf<StuckRefund>('StuckRefund', () => StuckRefundType);

@ObjectType()
export class RetryRefundPayload extends Payload {
  @Field(() => OrderType, { nullable: true, description: 'The order whose buyer gets the refund.' })
  order!: Order | null;
}

@ObjectType()
export class SettleRefundPayload extends ApprovedPayload {
  @Field(() => OrderType, { nullable: true, description: 'The order whose buyer got the refund.' })
  order!: Order | null;
}
