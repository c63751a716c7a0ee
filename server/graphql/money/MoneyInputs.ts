import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class RetryRefundInput {
  @Field(() => ID, { description: 'The ID of the stuck refund.' })
  refundId!: string;
}

@InputType()
export class SettleRefundInput {
  @Field(() => ID, {
    description:
      'The ID of the stuck refund, or of the refund by payout that staff paid by hand or found in the ' +
      'bank’s records.',
  })
  refundId!: string;

  @Field(() => String, {
    description:
      'The reason why the buyer was paid another way, at most 1,000 characters. The reason is kept even if the ' +
      'buyer closes the account.',
  })
  reason!: string;

  @Field(() => String, {
    description: 'The reference of the transfer, at most 100 characters. The buyer can read it.',
  })
  reference!: string;
}

@InputType()
export class AcceptChargebackInput {
  @Field(() => ID, { description: 'The ID of the chargeback to accept.' })
  chargebackId!: string;

  @Field(() => String, { description: 'The reason for accepting the chargeback: at most 1,000 characters.' })
  reason!: string;
}

@InputType()
export class ContestChargebackInput {
  @Field(() => ID, { description: 'The ID of the chargeback to contest.' })
  chargebackId!: string;

  @Field(() => String, {
    description:
      'The reasons against the chargeback, at most 1,000 characters. The bank receives the text with the evidence.',
  })
  explanation!: string;
}

@InputType()
export class SettleDifferenceInput {
  @Field(() => ID, { description: 'The ID of the difference to settle.' })
  differenceId!: string;

  @Field(() => String, {
    description: 'The reason for the difference and the steps taken, at most 1,000 characters.',
  })
  reason!: string;
}

@InputType()
export class SettleUnknownPaymentInput {
  @Field(() => ID, { description: 'The ID of the payment of unknown origin.' })
  attemptId!: string;

  @Field(() => String, { description: 'The outcome of the payment, at most 1,000 characters.' })
  reason!: string;
}
