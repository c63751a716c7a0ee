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
  description: 'The kind of record that differs between the provider and Panna.',
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
  description: 'The way in which the records of the provider and of Panna differ.',
  valuesConfig: {
    MISSING_HERE: { description: 'The provider has a record that Panna does not have.' },
    MISSING_THERE: { description: 'Panna has a record that the provider does not have.' },
    AMOUNT: { description: 'The amounts or the currencies differ.' },
    FEE: { description: 'The provider states a fee that differs from the fee that Panna booked.' },
    STATE: {
      description:
        'The states differ: only one of the two records says that the money has moved, or that a transfer is held.',
    },
    REVERSAL: { description: 'The two records disagree on how much of a transfer was reversed.' },
  },
});

registerEnumType(TransferState, {
  name: 'TransferState',
  description:
    'The state of a payment, a refund, a payout, a blocked deposit or a transfer, according to its ' +
    'provider or to Panna.',
  valuesConfig: {
    PENDING: { description: 'The payment, refund, payout, block or transfer is under way.' },
    FAILED: { description: 'No money has moved, or the block has ended.' },
    CAPTURED: { description: 'The payment has arrived.' },
    DONE: { description: 'The refund or the payout was made, or the deposit is blocked.' },
    HELD: { description: 'The transfer is held on the seller’s linked account.' },
    RELEASED: { description: "The transfer was released to the seller's bank." },
    REVERSED: { description: 'The whole transfer was reversed.' },
  },
});

@ObjectType('ReconciliationDifference', {
  simpleResolvers: true,
  description:
    'A payment, a refund, a payout, a blocked deposit or a transfer on which its provider and Panna disagree.',
})
export class DifferenceType implements ReconciliationDifference {
  @Field(() => ID, { description: 'The ID of the difference, for `settleDifference`.' })
  id!: string;

  @Field(() => String, { description: 'The name of the provider whose records were compared.' })
  provider!: string;

  @Field(() => DifferenceSubject, {
    description:
      'The kind of record that differs: a payment, a refund, a payout, a blocked deposit or a transfer.',
  })
  subject!: DifferenceSubject;

  @Field(() => String, {
    description: 'The provider’s ID of the payment, refund, payout, block or transfer.',
  })
  reference!: string;

  @Field(() => DifferenceKind, {
    description: 'The way in which the records of the provider and of Panna differ.',
  })
  kind!: DifferenceKind;

  @Field(() => TransferState, {
    nullable: true,
    description: 'The state that Panna has recorded; null if Panna has no record of the subject.',
  })
  ourStatus!: TransferState | null;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The amount that Panna has recorded. Null if Panna has no record of the subject, or does not know its currency.',
  })
  ourAmount!: Money | null;

  @Field(() => TransferState, {
    nullable: true,
    description: 'The state that the provider lists; null if the provider has no record of the subject.',
  })
  theirStatus!: TransferState | null;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The amount that the provider lists. Null if the provider has no record of the subject, or if Panna does not ' +
      'know its currency.',
  })
  theirAmount!: Money | null;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The fee of the provider that Panna has booked, including tax; null if none is known. Fees for payouts are ' +
      'not compared.',
  })
  ourFee!: Money | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The fee that the provider states, including tax; null if the provider states none.',
  })
  theirFee!: Money | null;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The reversed part of the transfer, according to Panna; null unless the subject is a transfer.',
  })
  ourReversed!: Money | null;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The reversed part of the transfer, according to the provider; null unless the subject is a transfer.',
  })
  theirReversed!: Money | null;

  @Field(() => DateTimeScalar, {
    description: 'When the payment, refund, payout, block or transfer was made.',
  })
  occurredAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the difference was first found.' })
  firstSeenAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the difference was last found.' })
  lastSeenAt!: Date;

  @Field(() => Int, { description: 'The number of whole days since the difference was first found.' })
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
    description: 'The settled difference. If an approval is pending, the difference is still in the list.',
  })
  difference!: ReconciliationDifference | null;
}
