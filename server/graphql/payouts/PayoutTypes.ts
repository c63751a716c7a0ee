import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { PAYOUT_LIMITS, PayoutStatus } from '../../domain/payouts/payout.js';
import type { Payout } from '../../usecases/payouts/payout.js';
import type {
  EarningsQuote,
  FulfillmentEarnings,
  PayoutBalance,
} from '../../usecases/payouts/viewEarnings.js';
import type { PayoutLine } from '../../usecases/payouts/viewPayout.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { NodeType } from '../schema/NodeType.js';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(PayoutStatus, {
  name: 'PayoutStatus',
  description: 'The status of a payout to a seller.',
  valuesConfig: {
    PENDING: { description: 'Prepared. The operator has not paid it yet.' },
    PAID: { description: 'Paid to the seller.' },
    FAILED: { description: 'Failed, or came back. Its amount is part of the next payout.' },
  },
});

@ObjectType('FulfillmentEarnings', {
  simpleResolvers: true,
  description: 'What the seller earns from a fulfillment that was paid online.',
})
export class FulfillmentEarningsType implements FulfillmentEarnings {
  @Field(() => MoneyType, {
    description: 'What the seller gets: prices, rents, late fees and withheld deposits, less the commission.',
  })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'The commission of the marketplace.' })
  commission!: MoneyType;

  @Field(() => MoneyType, { description: 'The part of `amount` that was paid out.' })
  paidOut!: MoneyType;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the amount is due; null before the fulfillment has arrived, and during a dispute.',
  })
  dueAt!: Date | null;
}

@ObjectType('Payout', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'A payout of earnings from online payments to their seller.',
})
export class PayoutType extends NodeType implements Payout {
  sellerId!: string;

  @Field(() => PayoutStatus, { description: 'The progress of the payout.' })
  status!: PayoutStatus;

  @Field(() => MoneyType, { description: 'The amount, always above zero.' })
  amount!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The part of a pending payout that a buyer disputes since it was prepared; null if there is none. It is not to be ' +
      'paid: staff report the payout as failed, and the rest is part of the next one.',
  })
  disputedAmount!: MoneyType | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The UPI address to pay to; null for a bank account, and once the seller closed the account.',
  })
  upiAddress!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The last four digits of the bank account to pay to; null for payouts by UPI, and once the seller closed the account.',
  })
  bankAccountEnd!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The bank’s reference (UTR); null before it was paid.',
  })
  reference!: string | null;

  @Field(() => String, { nullable: true, description: 'Why the payout failed; null otherwise.' })
  failure!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the payout was prepared.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was paid or failed; null before.' })
  settledAt!: Date | null;

  @Field(() => Boolean, { description: 'True if you can record now that it was paid, as staff.' })
  viewerCanMarkPaid!: boolean;

  @Field(() => Boolean, { description: 'True if you can record now that it failed, as staff.' })
  viewerCanMarkFailed!: boolean;
}

export const PayoutConnection = connectionOf<Payout>('Payout', () => PayoutType);

@ObjectType('PayoutLine', {
  simpleResolvers: true,
  description: 'The part of a payout that comes from one fulfillment.',
})
export class PayoutLineType implements PayoutLine {
  orderId!: string;

  @Field(() => ID, { description: 'The ID of the fulfillment.' })
  fulfillmentId!: string;

  @Field(() => MoneyType, {
    description: 'The amount; below zero if the buyer got money back after an earlier payout.',
  })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'The commission that was kept.' })
  commission!: MoneyType;
}

export const PayoutLineConnection = connectionOf<PayoutLine>('PayoutLine', () => PayoutLineType);

@ObjectType('PayoutBalance', {
  simpleResolvers: true,
  description: 'A seller’s earnings from online payments that are not paid out.',
})
export class PayoutBalanceType implements PayoutBalance {
  @Field(() => MoneyType, {
    description:
      'Due, and part of the next payout. Below zero if buyers got back more than was earned since the last one. Payouts wait ' +
      `for an active payout account, and for ${PAYOUT_LIMITS.hoursAfterChange} hours after a change of it.`,
  })
  due!: MoneyType;

  @Field(() => MoneyType, { description: 'Sold, but not due yet.' })
  waiting!: MoneyType;

  @Field(() => MoneyType, { description: 'In a payout that is not paid yet.' })
  onTheWay!: MoneyType;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when payouts wait after a change of your payout account; null if they do not wait.',
  })
  pausedUntil!: Date | null;
}

@ObjectType('EarningsQuote', {
  simpleResolvers: true,
  description:
    'The division of a price or a rent between the seller and the marketplace, if it is paid online.',
})
export class EarningsQuoteType implements EarningsQuote {
  @Field(() => MoneyType, { description: 'What the seller earns.' })
  earned!: MoneyType;

  @Field(() => MoneyType, { description: 'The commission of the marketplace.' })
  commission!: MoneyType;
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

  @Field(() => String, { description: 'The reason for the seller, in at most 1,000 characters.' })
  reason!: string;
}

/** Base class of the payloads of both mutations. */
@ObjectType()
abstract class PayoutPayload extends Payload {
  @Field(() => PayoutType, { nullable: true, description: 'The payout after the change.' })
  payout!: PayoutType | null;
}

@ObjectType()
export class MarkPayoutPaidPayload extends PayoutPayload {}

@ObjectType()
export class MarkPayoutFailedPayload extends PayoutPayload {}
