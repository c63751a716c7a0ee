import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { PurchaseQuote } from '../../domain/rental/purchase.js';
import type { RentalPurchase } from '../../usecases/orders/order.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar, DecimalScalar } from '../schema/scalars.js';

@ObjectType('PurchaseQuote', {
  simpleResolvers: true,
  description: 'The cost of buying the rented copies of an order line now. A quote reserves nothing.',
})
export class PurchaseQuoteType implements PurchaseQuote {
  @Field(() => MoneyType, { description: 'The price of all copies of the line.' })
  price!: MoneyType;

  @Field(() => MoneyType, { description: 'The part of the rent that counts towards the price.' })
  rentCounted!: MoneyType;

  @Field(() => MoneyType, { description: 'The deposits of all copies of the line.' })
  deposit!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The late fee up to the day of the purchase, taken from the deposit first.',
  })
  lateFee!: MoneyType;

  @Field(() => MoneyType, { description: 'The part of the deposit that pays for the copies.' })
  fromDeposit!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The amount that the buyer still has to pay, online or to the seller.',
  })
  toPay!: MoneyType;

  @Field(() => MoneyType, { description: 'The part of the deposit that goes back to the buyer.' })
  released!: MoneyType;
}

@ObjectType('RentalPurchase', {
  simpleResolvers: true,
  description: 'The purchase of rented copies by the buyer who rented them.',
})
export class RentalPurchaseType extends PurchaseQuoteType implements RentalPurchase {
  @Field(() => DateTimeScalar, { description: 'When the copies were bought.' })
  boughtAt!: Date;
}

@InputType()
export class BuyRentalInput {
  @Field(() => ID, { description: 'The ID of the order line whose copies you buy.' })
  orderItemId!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'The `toPay` amount of the quote that you saw, in rupees. The purchase is refused with PURCHASE_CHANGED if ' +
      'the amount has changed since.',
  })
  expectedToPay?: number;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'The `released` amount of the quote that you saw, in rupees. The purchase is refused with PURCHASE_CHANGED ' +
      'if the amount has changed since, for example because of a late fee.',
  })
  expectedReleased?: number;
}
