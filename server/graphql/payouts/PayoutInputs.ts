import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class PayPayoutByHandInput {
  @Field(() => ID, { description: 'The ID of the payout that staff pay by hand.' })
  payoutId!: string;
}

@InputType()
export class MarkPayoutPaidInput {
  @Field(() => ID, { description: 'The ID of the payout that was paid.' })
  payoutId!: string;

  @Field(() => String, {
    description: 'The bank’s reference (UTR) of the payment, at most 100 characters.',
  })
  reference!: string;
}

@InputType()
export class MarkPayoutFailedInput {
  @Field(() => ID, { description: 'The ID of the payout that failed or was returned by the bank.' })
  payoutId!: string;

  @Field(() => String, {
    description: 'The reason for the failure, at most 1,000 characters. It is shown to the seller.',
  })
  reason!: string;
}
