import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Money } from '../../domain/money/money.js';
import { DifferenceKind, DifferenceSubject, TransferState } from '../../domain/payments/reconciliation.js';
import type { ReconciliationDifference } from '../../usecases/money/viewDifferences.js';
import { ApprovedPayload } from '../approvals/ApprovalTypes.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(DifferenceSubject, {
  name: 'DifferenceSubject',
  description: 'The subject of a difference.',
  valuesConfig: {
    PAYMENT: { description: 'A payment of a buyer.' },
    REFUND: { description: 'A refund to a buyer.' },
    PAYOUT: { description: 'A payout to a seller.' },
    BLOCK: { description: 'A blocked deposit of a buyer.' },
    TRANSFER: { description: 'A transfer to the linked account of a seller.' },
  },
});

registerEnumType(DifferenceKind, {
  name: 'DifferenceKind',
  description: 'The way in which the provider and Panna differ.',
  valuesConfig: {
    MISSING_HERE: { description: 'The provider lists it, and Panna does not know it.' },
    MISSING_THERE: { description: 'Panna has recorded it, and the provider does not know it.' },
    AMOUNT: { description: 'The amounts or the currencies differ.' },
    FEE: { description: 'The provider states another fee than was booked.' },
    STATE: {
      description:
        'The money has moved by one side and not by the other, or a transfer is held on one side only.',
    },
    REVERSAL: { description: 'More of a transfer was taken back on one side.' },
  },
});

registerEnumType(TransferState, {
  name: 'TransferState',
  description: 'The state of a payment, a refund, a payout, a blocked deposit or a transfer at a provider.',
  valuesConfig: {
    PENDING: { description: 'It is under way.' },
    FAILED: { description: 'No money has moved, or the block has ended.' },
    CAPTURED: { description: 'The payment has arrived.' },
    DONE: { description: 'The refund or the payout was made, or the deposit is blocked.' },
    HELD: { description: "The transfer is held on the seller's account at the provider." },
    RELEASED: { description: "The transfer was released to the seller's bank." },
    REVERSED: { description: 'All of the transfer was taken back.' },
  },
});

@ObjectType('ReconciliationDifference', {
  simpleResolvers: true,
  description:
    'A payment, a refund, a payout, a blocked deposit or a transfer on which its provider and Panna disagree.',
})
export class DifferenceType implements ReconciliationDifference {
  @Field(() => ID, { description: 'The ID of the difference.' })
  id!: string;

  @Field(() => String, { description: 'The name of the provider.' })
  provider!: string;

  @Field(() => DifferenceSubject, {
    description: 'The subject: a payment, a refund, a payout, a blocked deposit or a transfer.',
  })
  subject!: DifferenceSubject;

  @Field(() => String, {
    description: 'The ID of the payment, refund, payout, block or transfer at the provider.',
  })
  reference!: string;

  @Field(() => DifferenceKind, { description: 'The way in which the two sides differ.' })
  kind!: DifferenceKind;

  @Field(() => TransferState, {
    nullable: true,
    description: 'Its state here; null if Panna does not know it.',
  })
  ourStatus!: TransferState | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'Its amount here; null if Panna does not know it, or does not know its currency.',
  })
  ourAmount!: Money | null;

  @Field(() => TransferState, {
    nullable: true,
    description: 'Its state at the provider; null if the provider does not know it.',
  })
  theirStatus!: TransferState | null;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'Its amount at the provider; null if the provider does not know it, or Panna does not know its currency.',
  })
  theirAmount!: Money | null;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      "The provider's fee that was booked here, with the tax on it; null if none is known. Fees of payouts are not compared.",
  })
  ourFee!: Money | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The fee that the provider states, with the tax on it; null if it states none.',
  })
  theirFee!: Money | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The part of a transfer that was taken back here; null for other subjects.',
  })
  ourReversed!: Money | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The part of a transfer that was taken back at the provider; null for other subjects.',
  })
  theirReversed!: Money | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  occurredAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the difference was found first.' })
  firstSeenAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the difference was found last.' })
  lastSeenAt!: Date;

  @Field(() => Int, { description: 'The number of whole days since the difference was found first.' })
  daysOpen!: number;

  @Field(() => Boolean, { description: 'True if you can settle the difference, as staff.' })
  viewerCanSettle!: boolean;
}

export const DifferenceConnection = connectionOf<ReconciliationDifference>(
  'ReconciliationDifference',
  () => DifferenceType,
);

@ObjectType()
export class SettleDifferencePayload extends ApprovedPayload {
  @Field(() => DifferenceType, {
    nullable: true,
    description: 'The difference. It has left the list unless it waits for an approval.',
  })
  difference!: ReconciliationDifference | null;
}
