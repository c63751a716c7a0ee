import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { PayoutDelivery, PayoutStatus } from '../../domain/payouts/payout.js';
import type { Payout } from '../../usecases/payouts/payout.js';
import type { PayoutLine } from '../../usecases/payouts/viewPayout.js';
import { ApprovedPayload } from '../approvals/ApprovalTypes.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { NodeType } from '../schema/NodeType.js';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(PayoutDelivery, {
  name: 'PayoutDelivery',
  description: 'The way in which sellers are paid.',
  valuesConfig: {
    BY_HAND: { description: 'Staff pay the sellers outside the site.' },
    PROVIDER: { description: 'A payout provider pays the sellers.' },
    SIMULATED: { description: 'A simulator pays the sellers: no money moves.' },
  },
});

registerEnumType(PayoutStatus, {
  name: 'PayoutStatus',
  description: 'The progress of a payout to a seller.',
  valuesConfig: {
    PENDING: {
      description: 'The payout is prepared, but neither the operator nor a payout provider has paid it yet.',
    },
    SENT: { description: 'A payout provider has received the payout, and has not reported the outcome yet.' },
    PAID: { description: 'Paid to the seller.' },
    FAILED: { description: 'Failed, or returned by the bank. The amount is part of the next payout.' },
  },
});

@ObjectType('Payout', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'A payout of online earnings to a seller.',
})
export class PayoutType extends NodeType implements Payout {
  sellerId!: string;

  transferId!: string | null;

  @Field(() => PayoutStatus, { description: 'The progress of the payout, such as pending or paid.' })
  status!: PayoutStatus;

  @Field(() => MoneyType, { description: 'The amount, always above zero.' })
  amount!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The part of a pending payout that a buyer has disputed since it was prepared; null if there is none. Staff ' +
      'record such a payout as failed instead of paying it; the undisputed part is then in the next payout.',
  })
  disputedAmount!: MoneyType | null;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The repayments that the seller made outside the site for debts in negative `lines`. They are ' +
      'included in `amount`. Null if there are none.',
  })
  repaidAmount!: MoneyType | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The UPI address to pay to. Once the payout has ended, only the first letters and the handle are shown. Null ' +
      'for payouts to a bank account, and if the seller’s account on Panna is closed.',
  })
  upiAddress!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The last four digits of the bank account to pay to; null for payouts by UPI, and if the seller’s account on ' +
      'Panna is closed.',
  })
  bankAccountEnd!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The bank’s reference (UTR); null until the payout is paid.',
  })
  reference!: string | null;

  @Field(() => String, { nullable: true, description: 'The reason why the payout failed; null otherwise.' })
  failure!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time at which a payout provider received the payout; null if none did.',
  })
  sentAt!: Date | null;

  @Field(() => Boolean, {
    description: 'True if the provider is waiting for enough money in the operator’s account.',
  })
  awaitsBalance!: boolean;

  @Field(() => Boolean, {
    description:
      'True if the payout was sent through a provider that is no longer configured. Staff then check with the bank ' +
      'and record the outcome. Always false without `payouts:settle`.',
  })
  isStranded!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The provider’s remark about a payout that is under way. Null without one, and without `payouts:settle`.',
  })
  providerNote!: string | null;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The provider’s fee for the payout, including tax. Null if unknown, and without `payouts:settle`.',
  })
  fee!: MoneyType | null;

  @Field(() => DateTimeScalar, { description: 'When the payout was prepared.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the payout was paid or failed; null until then.',
  })
  settledAt!: Date | null;

  byHand!: boolean;

  @Field(() => Boolean, {
    description: 'True if you can, as staff, reserve the payout for payment by hand with `payPayoutByHand`.',
  })
  viewerCanPayByHand!: boolean;

  @Field(() => Boolean, { description: 'True if you can record now, as staff, that the payout was paid.' })
  viewerCanMarkPaid!: boolean;

  @Field(() => Boolean, { description: 'True if you can record now, as staff, that the payout failed.' })
  viewerCanMarkFailed!: boolean;
}

export const PayoutConnection = connectionOf<Payout>('Payout', () => PayoutType);

@ObjectType('PayoutLine', {
  simpleResolvers: true,
  description: 'The part of a payout that comes from one fulfillment.',
})
export class PayoutLineType implements PayoutLine {
  orderId!: string;

  @Field(() => ID, { description: 'The ID of the fulfillment that the part comes from.' })
  fulfillmentId!: string;

  @Field(() => MoneyType, {
    description: 'The amount; below zero if the buyer got money back after an earlier payout.',
  })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'The commission that the marketplace kept.' })
  commission!: MoneyType;

  @Field(() => MoneyType, { description: 'The tax that was deducted at source.' })
  taxDeducted!: MoneyType;

  @Field(() => MoneyType, { description: 'The tax that was collected under GST.' })
  taxCollected!: MoneyType;
}

export const PayoutLineConnection = connectionOf<PayoutLine>('PayoutLine', () => PayoutLineType);

/** Base class of the payloads that contain a payout and need no approval. */
@ObjectType()
abstract class PayoutPayload extends Payload {
  @Field(() => PayoutType, { nullable: true, description: 'The payout after the change.' })
  payout!: PayoutType | null;
}

@ObjectType()
export class PayPayoutByHandPayload extends PayoutPayload {}

@ObjectType()
export class MarkPayoutPaidPayload extends ApprovedPayload {
  @Field(() => PayoutType, { nullable: true, description: 'The payout after the change.' })
  payout!: PayoutType | null;
}

@ObjectType()
export class MarkPayoutFailedPayload extends PayoutPayload {}
