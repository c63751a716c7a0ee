import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { RefundPayoutMethod, RefundPayoutState } from '../../domain/payouts/refundByPayout.js';
import type { BankAccount } from '../../domain/payouts/payoutAccount.js';
import type { OpenRefundPayout } from '../../usecases/refunds/listRefundPayouts.js';
import type { Order } from '../../usecases/orders/order.js';
import { OrderType } from '../orders/OrderType.js';
import { BankAccountType } from '../payouts/PayoutAccountTypes.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar } from '../schema/scalars.js';
import { RefundAccountType } from './RefundAccountTypes.js';

registerEnumType(RefundPayoutMethod, {
  name: 'RefundPayoutMethod',
  description: 'The way in which a refund by payout reaches the buyer.',
  valuesConfig: {
    UPI: { description: 'To a UPI ID.' },
    BANK_ACCOUNT: { description: 'To the bank account that the buyer gave.' },
    LINK: { description: 'By a payout link, which asks the buyer for an account.' },
  },
});

@ObjectType('RefundPayout', {
  simpleResolvers: true,
  description: 'A refund by payout that has not ended.',
})
export class RefundPayoutType implements Omit<OpenRefundPayout, 'orderId' | 'buyerId' | 'sellerId'> {
  @Field(() => ID, { description: 'The ID of the refund, for `settleRefund` and `markRefundFailed`.' })
  id!: string;

  @Field(() => MoneyType, { description: 'The amount that the buyer will get back.' })
  amount!: MoneyType;

  @Field(() => RefundPayoutState, { description: 'The progress of the refund, such as sent or paid.' })
  state!: RefundPayoutState;

  @Field(() => RefundPayoutMethod, {
    nullable: true,
    description:
      'The way in which the payout provider pays the refund; null until the provider has received the refund.',
  })
  method!: RefundPayoutMethod | null;

  @Field(() => RefundAccountType, {
    nullable: true,
    description: 'The account that the buyer has given; null if there is none.',
  })
  account!: RefundAccountType | null;

  @Field(() => DateTimeScalar, { description: 'When the refund became due.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the provider received the refund; null until then.',
  })
  sentAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The provider’s remark about the refund; null if there is none.',
  })
  note!: string | null;

  @Field(() => Boolean, {
    description: 'True if the provider is waiting for enough money in the operator’s account.',
  })
  awaitsBalance!: boolean;

  @Field(() => Boolean, {
    description:
      'True if the refund was sent through a provider that is no longer configured, so that its outcome is not ' +
      'reported. Check with the bank and record the outcome with `settleRefund` or `markRefundFailed`.',
  })
  isStranded!: boolean;

  @Field(() => Boolean, {
    description:
      'True if you can settle the refund, as staff. False if you are the buyer or a seller of the order. Settle it ' +
      'after paying it by hand, or, if it is stranded, after finding it in the bank’s records.',
  })
  viewerCanSettle!: boolean;
}

@InputType()
export class MarkRefundFailedInput {
  @Field(() => ID, { description: 'The ID of the refund by payout that did not reach the buyer.' })
  refundId!: string;

  @Field(() => String, {
    description:
      'The reason why the buyer did not get the refund, at most 1,000 characters. It is shown to the buyer.',
  })
  reason!: string;
}

@ObjectType()
export class MarkRefundFailedPayload extends Payload {
  @Field(() => OrderType, { nullable: true, description: 'The order whose buyer did not get the refund.' })
  order!: Order | null;
}

export const RefundPayoutConnection = connectionOf<OpenRefundPayout>('RefundPayout', () => RefundPayoutType);

@ObjectType('RefundPlace', {
  simpleResolvers: true,
  description: 'The complete account to which a refund goes: either a bank account or a UPI ID.',
})
export class RefundPlaceType {
  @Field(() => String, { nullable: true, description: 'The UPI ID; null for a bank account.' })
  upiAddress!: string | null;

  @Field(() => BankAccountType, { nullable: true, description: 'The bank account; null for a UPI ID.' })
  bankAccount!: BankAccount | null;
}
