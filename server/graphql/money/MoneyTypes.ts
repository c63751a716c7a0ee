import { Field, Int, ObjectType } from 'type-graphql';
import type { MoneyFigure } from '../../domain/bookkeeping/balances.js';
import type { Money } from '../../domain/money/money.js';
import type { MoneyOverview } from '../../usecases/money/viewMoney.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

@ObjectType('MoneyFigure', {
  simpleResolvers: true,
  description: 'A sum of money and the number of amounts in it.',
})
export class MoneyFigureType implements MoneyFigure {
  @Field(() => MoneyType, {
    description:
      'The sum of the amounts in the currency of the marketplace. Amounts in other currencies are not added.',
  })
  amount!: MoneyType;

  @Field(() => Int, { description: 'The number of amounts, including amounts in other currencies.' })
  count!: number;
}

@ObjectType('MoneyOverview', {
  simpleResolvers: true,
  description:
    'The money that goes through payment providers. Payments made directly between people are not included.',
})
export class MoneyOverviewType implements MoneyOverview {
  @Field(() => MoneyFigureType, {
    description:
      'The payments that were accepted for orders. Payments that came too late, twice or with the wrong amount ' +
      'are not included, because they are refunded in full.',
  })
  captured!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'The refunds that were made by providers, by payouts or by hand, less refunds that came back.',
  })
  refunded!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'The refunds that wait for a provider or are tried again automatically, including refunds of ' +
      'payments that paid no order.',
  })
  refundsUnderWay!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'The refunds that failed so often that staff must act: all entries of `stuckRefunds`. Refunds of payments ' +
      'that paid no order are included.',
  })
  refundsStuck!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'The part of `refundsUnderWay` that is sent to buyers by payout, as listed by `refundPayouts`.',
  })
  refundsByPayout!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description: 'The deposits that buyers paid online and that have been neither released nor withheld yet.',
  })
  depositsHeld!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'Online earnings that have not been paid out to the sellers yet. `count` is the number of fulfillments.',
  })
  owedToSellers!: MoneyFigureType;

  @Field(() => MoneyType, {
    description:
      'The part of `owedToSellers` that is for delivery. Sales are not included if their delivery was not booked ' +
      'separately.',
  })
  owedForDelivery!: Money;

  @Field(() => MoneyFigureType, {
    description:
      'The part of `owedToSellers` that payouts must pay, because no transfer to a linked account covers it. ' +
      'Examples are late fees and withheld deposits.',
  })
  owedBesideTransfers!: MoneyFigureType;

  @Field(() => MoneyFigureType, { description: 'The payouts that were paid to sellers.' })
  paidOut!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'The fees that providers charged for payouts, refunds by payout and transfers, less the fees that ' +
      'they gave back.',
  })
  payoutFees!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description: 'Fees of payment providers for payments and instant refunds, including tax.',
  })
  paymentFees!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'The part of `paymentFees` for payments captured and refunds made in the current calendar month.',
  })
  paymentFeesThisMonth!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description: 'The commission that the marketplace has earned. `count` is the number of fulfillments.',
  })
  commission!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'The tax that was deducted at source and is owed to the government. `count` is the number of fulfillments.',
  })
  taxDeducted!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'The tax that was collected under GST and is owed to the government. `count` is the number of fulfillments.',
  })
  taxCollected!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'The total of the payments of unknown origin that have arrived and are not settled yet. The query ' +
      '`unknownPayments` lists them, and also those that failed.',
  })
  unknownPayments!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'Money that banks took back through open chargebacks, or through lost chargebacks that the marketplace ' +
      'bears. `count` is the number of open chargebacks.',
  })
  chargebacks!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'Money on the linked accounts of sellers that is held until it is due. `count` is the number of transfers.',
  })
  transferred!: MoneyFigureType;

  @Field(() => MoneyFigureType, {
    description:
      'The part of `transferred` that sellers no longer earn and that must still be reversed. Refunds are made ' +
      'before the reversal, so the marketplace bears the amount until then.',
  })
  toReverse!: MoneyFigureType;

  @Field(() => MoneyType, {
    description:
      'All money that providers and banks hold for the marketplace, according to the journal: the money of buyers ' +
      'and sellers, payments of unknown origin, deposits and the commission, less provider fees.',
  })
  float!: Money;

  @Field(() => MoneyType, {
    description: 'The part of `float` that buyers will get back, without the deposits held.',
  })
  owedToBuyers!: Money;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'The time at which payments and refunds were last compared with the lists of the providers; null if never.',
  })
  reconciledAt!: Date | null;
}
