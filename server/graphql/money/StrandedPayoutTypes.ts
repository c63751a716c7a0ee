import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { StrandedKind } from '../../domain/payouts/payout.js';
import type { StrandedPayout } from '../../usecases/money/listStrandedPayouts.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(StrandedKind, {
  name: 'StrandedKind',
  description: 'The kind of something that was sent at a provider which is not configured any more.',
  valuesConfig: {
    PAYOUT: {
      description:
        'A payout to a seller. Staff can record the outcome with `markPayoutPaid` or `markPayoutFailed`.',
    },
    RELEASE: { description: 'The release of a transfer to a seller, which only its provider ends.' },
    REFUND: {
      description:
        'A refund by payout to a buyer. Staff can record the outcome with `settleRefund` or `markRefundFailed`.',
    },
  },
});

@ObjectType('StrandedPayout', {
  simpleResolvers: true,
  description:
    'A payout or refund by payout that was sent at a provider which is not configured any more, so that nobody reports its outcome.',
})
export class StrandedPayoutType implements Omit<StrandedPayout, 'recipientId' | 'orderId'> {
  @Field(() => ID, { description: 'The ID of the payout or refund.' })
  id!: string;

  @Field(() => StrandedKind, { description: 'Whether it is a payout, a release or a refund.' })
  kind!: StrandedKind;

  @Field(() => MoneyType, { description: 'The amount that is to be paid.' })
  amount!: MoneyType;

  @Field(() => String, { description: 'The name of the provider that has it.' })
  provider!: string;

  @Field(() => String, { description: 'The account of the operator at that provider.' })
  account!: string;

  @Field(() => DateTimeScalar, { description: 'When the provider got it.' })
  sentAt!: Date;

  @Field(() => Int, { description: 'Whole days since `sentAt`.' })
  daysOpen!: number;
}

export const StrandedPayoutConnection = connectionOf<StrandedPayout>(
  'StrandedPayout',
  () => StrandedPayoutType,
);
