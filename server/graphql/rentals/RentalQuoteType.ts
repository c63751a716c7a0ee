import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { RentalQuote } from '../../domain/orders/rentalQuote.js';
import type { PurchaseOffer } from '../../domain/rental/purchase.js';
import { RentalPeriodType } from '../cart/RentalPeriodType.js';
import { PurchaseOfferType } from '../books/BookPriceType.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateScalar } from '../schema/scalars.js';

@ObjectType('RentalQuote', {
  simpleResolvers: true,
  description: 'The cost of a rental at the current price. A quote reserves nothing.',
})
export class RentalQuoteType implements RentalQuote {
  @Field(() => RentalPeriodType, {
    description: 'The days of the rental, if the books arrive by the first day.',
  })
  rentalPeriod!: RentalPeriodType;

  @Field(() => DateScalar, {
    description:
      'The day by which the books should arrive: `ORDER_DELIVERY_DAYS` days after the first day. If they ' +
      'arrive after the first day, the rental starts on the day of delivery instead, and the due date ' +
      'shifts. Books count as delivered `ORDER_DELIVERY_DAYS` days after they were sent.',
  })
  expectedArrivalBy!: string;

  @Field(() => MoneyType, { description: 'The rent for all months and copies.' })
  rent!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The deposits for all copies, held until they are returned.',
  })
  deposit!: MoneyType;

  @Field(() => MoneyType, { description: 'The amount to pay when ordering: the rent and the deposits.' })
  amountDue!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'The part of the deposits that pays for the copies if they are lost. This is the replacement price of the ' +
      'copies or, without one, their sale price, but never more than the deposits. If neither price is set, all of ' +
      'the deposits.',
  })
  keptIfLost!: MoneyType;

  @Field(() => PurchaseOfferType, {
    nullable: true,
    description: 'The offer to buy all copies during the rental; null if there is none.',
  })
  purchaseOffer!: PurchaseOffer | null;
}

@ArgsType()
export class RentalQuoteArgs {
  @Field(() => ID, { description: 'The ID of the book to rent.' })
  bookId!: string;

  @Field(() => Int, { description: 'The length of the rental in calendar months.' })
  months!: number;

  @Field(() => Int, { defaultValue: 1, description: 'The number of copies to rent.' })
  quantity!: number;

  @Field(() => DateScalar, { nullable: true, description: 'The first day; today by default.' })
  startsOn?: string;
}
