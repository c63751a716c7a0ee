import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { StrandedPayout } from '../../usecases/money/listStrandedPayouts.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

@ObjectType('StrandedPayout', {
  simpleResolvers: true,
  description:
    'A payout that was sent at a provider which is not configured any more, so that nobody reports its outcome.',
})
export class StrandedPayoutType implements Omit<StrandedPayout, 'sellerId'> {
  @Field(() => ID, { description: 'The ID of the payout.' })
  id!: string;

  @Field(() => MoneyType, { description: 'The amount of the payout.' })
  amount!: MoneyType;

  @Field(() => String, { description: 'The name of the provider that has it.' })
  provider!: string;

  @Field(() => String, { description: 'The account of the operator at that provider.' })
  account!: string;

  @Field(() => DateTimeScalar, { description: 'When the provider got it.' })
  sentAt!: Date;

  @Field(() => Int, { description: 'Whole days since `sentAt`.' })
  daysOpen!: number;

  @Field(() => Boolean, {
    description:
      'True if it is the release of a transfer, which only its provider ends. Otherwise staff can record the outcome with ' +
      '`markPayoutPaid` or `markPayoutFailed`.',
  })
  isRelease!: boolean;
}

export const StrandedPayoutConnection = connectionOf<StrandedPayout>(
  'StrandedPayout',
  () => StrandedPayoutType,
);
