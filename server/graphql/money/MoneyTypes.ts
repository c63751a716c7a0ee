import { Field, Int, ObjectType } from 'type-graphql';
import type { MoneyFigure } from '../../domain/bookkeeping/balances.js';
import type { Money } from '../../domain/money/money.js';
import type { MoneyOverview } from '../../usecases/money/viewMoney.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

@ObjectType('MoneyFigure', {
  simpleResolvers: true,
  description: 'A sum of money, and the number of its parts.',
})
export class MoneyFigureType implements MoneyFigure {
  @Field(() => MoneyType, {
    description: 'The sum of all parts in the currency of the marketplace. Parts in others are not added.',
  })
  amount!: MoneyType;

  @Field(() => Int, { description: 'The number of parts, in all currencies.' })
  count!: number;
}

@ObjectType('MoneyOverview', {
  simpleResolvers: true,
  description: 'The money that goes through payment providers. What people pay each other is not included.',
})
export class MoneyOverviewType implements MoneyOverview {
  @Field(() => MoneyFigureType, {
    description:
      'The payments that paid orders. Payments that came late, twice or with another amount are refunded in full and not ' +
      'included.',
  })
  captured!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'The refunds of these payments that were made, by providers, by payouts or by hand, less those that came back.',
  })
  refunded!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description: 'The refunds of all payments that wait for a provider, or are tried again by themselves.',
  })
  refundsUnderWay!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description: 'The refunds of all payments that failed so often that staff have to act: `stuckRefunds`.',
  })
  refundsStuck!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description: 'The part of `refundsUnderWay` that goes to buyers by a payout: `refundPayouts`.',
  })
  refundsByPayout!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description: 'The deposits of orders paid online that are neither released nor withheld yet.',
  })
  depositsHeld!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description: 'Earnings of sellers from these payments that were not paid out yet, by fulfillment.',
  })
  owedToSellers!: MoneyFigureType;

  @Field(() => MoneyType, {
    description:
      'The part of `owedToSellers` that they ask for delivery. What was sold before it was kept apart is not included.',
  })
  owedForDelivery!: Money;

  @Field(() => MoneyFigureType, {
    description:
      'The part of it that no transfer to a linked account pays, such as late fees and withheld deposits. Payouts pay it.',
  })
  owedBesideTransfers!: MoneyFigureType;

  @Field(() => MoneyFigureType, { description: 'The payouts that were paid to sellers.' })
  paidOut!: MoneyFigureType;

  @Field(() => MoneyFigureType, { description: 'Fees of payout providers, less those that came back.' })
  payoutFees!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description: 'Fees of payment providers for payments and instant refunds, with the tax on them.',
  })
  paymentFees!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'The part of `paymentFees` for payments captured and refunds made in the current calendar month.',
  })
  paymentFeesThisMonth!: MoneyFigureType;

  @Field(() => MoneyFigureType, { description: 'The commission of the marketplace, by fulfillment.' })
  commission!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description: 'The tax that was deducted at source and is owed to the government, by fulfillment.',
  })
  taxDeducted!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description: 'The tax that was collected under GST and is owed to the government, by fulfillment.',
  })
  taxCollected!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'The payments of unknown origin that have arrived and that nobody settled: those in `unknownPayments` that did not ' +
      'fail.',
  })
  unknownPayments!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'Money that banks have taken back by chargebacks: of those that are open, and the losses of the marketplace itself. The count ' +
      'is of those that are open.',
  })
  chargebacks!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'Money that is held on the linked accounts of sellers until it is due, and the number of these transfers.',
  })
  transferred!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'The part of it that sellers do not earn any more, and that is not taken back yet. Refunds do not wait for it: the marketplace ' +
      'bears it meanwhile.',
  })
  toReverse!: MoneyFigureType;

  @Field(() => MoneyType, {
    description:
      'All money that is held at providers and banks, by the journal: what belongs to buyers, sellers and nobody known, with ' +
      'deposits and the commission, less the fees of providers.',
  })
  float!: Money;

  @Field(() => MoneyType, {
    description: 'The part of the float that is to go back to buyers, without deposits held.',
  })
  owedToBuyers!: Money;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When payments and refunds were last compared with the provider's lists; null if never.",
  })
  reconciledAt!: Date | null;
}
