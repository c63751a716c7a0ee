import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class PayPayoutByHandInput {
  @Field(() => ID, { description: 'The ID of the payout.' })
  payoutId!: string;
}

@InputType()
export class MarkPayoutPaidInput {
  @Field(() => ID, { description: 'The ID of the payout.' })
  payoutId!: string;

  @Field(() => String, {
    description: 'The bank’s reference (UTR) of the payment, in at most 100 characters.',
  })
  reference!: string;
}

@InputType()
export class MarkPayoutFailedInput {
  @Field(() => ID, { description: 'The ID of the payout.' })
  payoutId!: string;

  @Field(() => String, { description: 'The reason, shown to the seller, in at most 1,000 characters.' })
  reason!: string;
}
