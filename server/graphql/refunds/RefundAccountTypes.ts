import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { PAYOUT_LIMITS } from '../../domain/payouts/payout.js';
import { PayoutMethod } from '../../domain/payouts/payoutAccount.js';
import { RefundPayoutState } from '../../domain/payouts/refundByPayout.js';
import type { Order } from '../../usecases/orders/order.js';
import type { RefundAccount } from '../../usecases/refunds/refundAccount.js';
import type { RefundByPayout } from '../../usecases/refunds/viewRefundByPayout.js';
import { OrderType } from '../orders/OrderType.js';
import { BankAccountInput } from '../payouts/PayoutAccountTypes.js';
import { MoneyType } from '../schema/MoneyType.js';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(RefundPayoutState, {
  name: 'RefundPayoutState',
  description:
    'The progress of a refund by payout, which is made if the payment is too old for an ordinary refund.',
  valuesConfig: {
    NOT_DUE: { description: 'There is nothing to refund yet.' },
    WAITING: { description: 'The refund will be sent to the payout provider soon.' },
    BY_HAND: { description: 'The marketplace pays the refund by hand.' },
    SENT: { description: 'The payout provider is paying the refund to the account.' },
    LINK_SENT: { description: 'The buyer was sent a payout link for entering an account.' },
    FAILED: { description: 'The last try failed. The refund is tried again, or staff pay it another way.' },
    PAID: { description: 'The refund was paid.' },
  },
});

@ObjectType('RefundAccount', {
  simpleResolvers: true,
  description: 'The account of a buyer to which refunds of one order are paid out.',
})
export class RefundAccountType implements RefundAccount {
  @Field(() => PayoutMethod, { description: 'The kind of account: UPI ID or bank account.' })
  method!: PayoutMethod;

  @Field(() => String, {
    description:
      'The first two letters and the handle of the UPI ID, or the last four digits of the bank account.',
  })
  shown!: string;

  @Field(() => DateTimeScalar, { description: 'When the buyer gave or last changed the account.' })
  changedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      `The time at which refunds to the account resume, ${PAYOUT_LIMITS.hoursAfterChange} hours after the account ` +
      'was changed; null if they are not paused.',
  })
  pausedUntil!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reason why a refund to the account failed; null if no refund failed.',
  })
  failure!: string | null;
}

@ObjectType('RefundByPayout', {
  simpleResolvers: true,
  description:
    'The refunds of an order that are paid out to the buyer because the payment is too old for an ordinary refund.',
})
export class RefundByPayoutType implements Omit<RefundByPayout, 'orderId'> {
  @Field(() => RefundPayoutState, { description: 'The progress of the refund, such as sent or paid.' })
  state!: RefundPayoutState;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The amount to be refunded; null if nothing is due.',
  })
  amount!: MoneyType | null;

  @Field(() => RefundAccountType, {
    nullable: true,
    description: 'The account that you gave for the refunds; null if you gave none.',
  })
  account!: RefundAccountType | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reason why the last try failed, in the provider’s words; null if it did not fail.',
  })
  failure!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The page of the payout provider on which you enter an account; null without a payout link.',
  })
  linkUrl!: string | null;

  @Field(() => Boolean, { description: 'True if you can give or change the account now.' })
  viewerCanGiveAccount!: boolean;
}

@InputType({
  description:
    'The account to which refunds of an order are paid out. Nothing is paid to the account in the first ' +
    `${PAYOUT_LIMITS.hoursAfterChange} hours.`,
})
export class GiveRefundAccountInput {
  @Field(() => ID, { description: 'The ID of the order whose refunds go to the account.' })
  orderId!: string;

  @Field(() => PayoutMethod, { description: 'The kind of account: UPI ID or bank account.' })
  method!: PayoutMethod;

  @Field(() => String, {
    nullable: true,
    description: 'Your UPI ID, such as `asha@okbank`, if the method is `UPI`.',
  })
  upiAddress?: string | null;

  @Field(() => BankAccountInput, {
    nullable: true,
    description: 'Your bank account, if the method is `BANK_ACCOUNT`.',
  })
  bankAccount?: BankAccountInput | null;
}

@ObjectType()
export class GiveRefundAccountPayload extends Payload {
  @Field(() => OrderType, { nullable: true, description: 'The order after the change.' })
  order!: Order | null;
}
