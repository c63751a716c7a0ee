import { Field, Int, ObjectType } from 'type-graphql';
import { longestRental } from '../../domain/catalogue/book.js';
import type { CurrencyCode } from '../../domain/money/money.js';
import { purchaseOfferOf, type PurchaseOffer } from '../../domain/rental/purchase.js';
import { MoneyType } from '../schema/MoneyType.js';

@ObjectType('PurchaseOffer', {
  simpleResolvers: true,
  description:
    'An offer to buy rented copies during the rental. An order keeps the offer as it was when the order was placed.',
})
export class PurchaseOfferType implements PurchaseOffer {
  @Field(() => MoneyType, {
    description: 'The sale price, or the deposit if the book is not for sale.',
  })
  price!: MoneyType;

  @Field(() => Int, { description: 'The share of the rent that counts towards the price, in per cent.' })
  rentCreditPercent!: number;
}

@ObjectType('LeasePrice', {
  simpleResolvers: true,
  description: 'The rental terms of a book. Durations are in calendar months.',
})
class LeasePriceType {
  @Field(() => MoneyType, { description: 'The rent of one copy for one month.' })
  perMonth!: MoneyType;

  @Field(() => MoneyType, { description: 'The deposit held for each copy until it is returned.' })
  deposit!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'The late fee for each copy and each day after the due date, taken from the deposit and never more than ' +
      'the deposit; zero if there is none.',
  })
  lateFeePerDay!: MoneyType;

  @Field(() => Int, { description: 'The shortest rental allowed, in calendar months.' })
  minDuration!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The longest rental that the seller allows, in calendar months; null if there is no limit.',
  })
  maxDuration!: number | null;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The price of a lost copy, taken from the deposit and never more than the deposit. If null, the sale price ' +
      'applies or, if the book is not for sale, the whole deposit.',
  })
  replacementPrice!: MoneyType | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The share of the rent, in per cent, that counts towards the price if a reader buys rented copies. Null if ' +
      'rented copies cannot be bought.',
  })
  rentCreditPercent!: number | null;

  @Field(() => Int, {
    description:
      'The longest possible rental, in calendar months: `maxDuration`, or 30 if `maxDuration` is null.',
  })
  longestRental(): number {
    return longestRental(this);
  }
}

@ObjectType('BookPrice', {
  simpleResolvers: true,
  description: 'The sale price and the rental terms of one copy.',
})
export class BookPriceType {
  @Field(() => MoneyType, {
    nullable: true,
    description: 'The price to buy a copy; null if the book is not for sale.',
  })
  sale!: MoneyType | null;

  @Field(() => LeasePriceType, {
    nullable: true,
    description: 'The rental terms of one copy; null if the book is not for rent.',
  })
  lease!: Omit<LeasePriceType, 'longestRental'> | null;

  currency!: CurrencyCode;

  @Field(() => PurchaseOfferType, {
    nullable: true,
    description: 'The offer to buy a rented copy during the rental; null if there is none.',
  })
  purchaseOffer(): PurchaseOffer | null {
    return purchaseOfferOf(this, 1);
  }
}
