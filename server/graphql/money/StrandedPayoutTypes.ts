import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { StrandedKind } from '../../domain/payouts/payout.js';
import type { StrandedPayout } from '../../usecases/money/listStrandedPayouts.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(StrandedKind, {
  name: 'StrandedKind',
  description: 'The kind of payment that was sent through a provider that is no longer configured.',
  valuesConfig: {
    PAYOUT: {
      description:
        'A payout to a seller. Staff can record the outcome with `markPayoutPaid` or `markPayoutFailed`.',
    },
    RELEASE: { description: 'The release of a transfer to a seller. Only its provider can end the release.' },
    REFUND: {
      description:
        'A refund by payout to a buyer. Staff can record the outcome with `settleRefund` or `markRefundFailed`.',
    },
  },
});

@ObjectType('StrandedPayout', {
  simpleResolvers: true,
  description:
    'A payout, a release of a transfer or a refund by payout that was sent through a provider that is no longer ' +
    'configured. Its outcome is not reported to Panna.',
})
export class StrandedPayoutType implements Omit<StrandedPayout, 'recipientId' | 'orderId'> {
  @Field(() => ID, { description: 'The ID of the payout or refund.' })
  id!: string;

  @Field(() => StrandedKind, {
    description: 'The kind: a payout, the release of a transfer, or a refund by payout.',
  })
  kind!: StrandedKind;

  @Field(() => MoneyType, { description: 'The amount of the payout, release or refund.' })
  amount!: MoneyType;

  @Field(() => String, {
    description: 'The name of the provider that received the payout, release or refund.',
  })
  provider!: string;

  @Field(() => String, { description: 'The operator’s account with the provider.' })
  account!: string;

  @Field(() => DateTimeScalar, { description: 'When the provider received the payout, release or refund.' })
  sentAt!: Date;

  @Field(() => Int, { description: 'The number of whole days since `sentAt`.' })
  daysOpen!: number;
}

export const StrandedPayoutConnection = connectionOf<StrandedPayout>(
  'StrandedPayout',
  () => StrandedPayoutType,
);
