import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { EarningsWait } from '../../domain/payouts/earnings.js';
import { PAYOUT_LIMITS } from '../../domain/payouts/payout.js';
import type {
  EarningsQuote,
  FulfillmentEarnings,
  PayoutBalance,
  PayoutDebt,
} from '../../usecases/payouts/viewEarnings.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(EarningsWait, {
  name: 'EarningsWait',
  description: 'The reason why earnings are not due yet.',
  valuesConfig: {
    DELIVERY: { description: 'The books have not arrived.' },
    DISPUTE: { description: 'A dispute about the fulfillment is open.' },
    CHARGEBACK: { description: 'The buyer’s bank questions the payment, and has not decided yet.' },
  },
});

@ObjectType('FulfillmentEarnings', {
  simpleResolvers: true,
  description: 'The earnings of the seller from a fulfillment that was paid online.',
})
export class FulfillmentEarningsType implements FulfillmentEarnings {
  @Field(() => MoneyType, {
    description:
      'The amount for the seller: prices, rents, late fees and withheld deposits, less the commission and the taxes.',
  })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'The part that the marketplace keeps as its commission.' })
  commission!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'The tax that the marketplace has deducted at source for the government; zero if no tax is deducted.',
  })
  taxDeducted!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'The tax that the marketplace has collected under GST for the government; zero for printed books.',
  })
  taxCollected!: MoneyType;

  @Field(() => MoneyType, { description: 'The part of `amount` that was paid out.' })
  paidOut!: MoneyType;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'The time at which the amount is due. Null before the books have arrived, during a dispute and during a ' +
      'chargeback.',
  })
  dueAt!: Date | null;

  @Field(() => EarningsWait, {
    nullable: true,
    description: 'The reason why the amount is not due yet; null if `dueAt` is set.',
  })
  waitsFor!: EarningsWait | null;
}

@ObjectType('EarningsQuote', {
  simpleResolvers: true,
  description:
    'The division of a price or a rent between the seller, the marketplace and the government if the buyer pays ' +
    'online.',
})
export class EarningsQuoteType implements EarningsQuote {
  @Field(() => MoneyType, { description: 'The part that the seller earns.' })
  earned!: MoneyType;

  @Field(() => MoneyType, { description: 'The part that the marketplace keeps as its commission.' })
  commission!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The tax that the marketplace would deduct at source from your sale; zero for visitors.',
  })
  taxDeducted!: MoneyType;
}

@ObjectType('PayoutDebt', {
  simpleResolvers: true,
  description:
    'Your debt to the marketplace as a seller. A debt arises if buyers get money back that was already paid out to ' +
    'you.',
})
class PayoutDebtType implements PayoutDebt {
  @Field(() => MoneyType, {
    description: 'The debt, always above zero. Your next sales pay it off.',
  })
  amount!: MoneyType;

  @Field(() => DateTimeScalar, {
    description: 'The time at which your current debt began.',
  })
  since!: Date;
}

@ObjectType('PayoutBalance', {
  simpleResolvers: true,
  description: 'A seller’s online earnings that have not been paid out yet.',
})
export class PayoutBalanceType implements PayoutBalance {
  @Field(() => MoneyType, {
    description:
      'Earnings that are due and part of the next payout. Below zero if buyers got back more than you earned since ' +
      `the last payout. Payouts wait for an active payout account, and for ${PAYOUT_LIMITS.hoursAfterChange} hours ` +
      'after it is changed.',
  })
  due!: MoneyType;

  @Field(() => MoneyType, { description: 'Earnings from sales that are not due yet.' })
  waiting!: MoneyType;

  @Field(() => MoneyType, { description: 'Earnings in payouts that have not been paid yet.' })
  onTheWay!: MoneyType;

  @Field(() => PayoutDebtType, {
    nullable: true,
    description: 'Your debt to the marketplace; null unless `due` and `waiting` together are below zero.',
  })
  debt!: PayoutDebt | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'The time at which payouts resume after your payout account was changed; null if they are not paused.',
  })
  pausedUntil!: Date | null;
}
