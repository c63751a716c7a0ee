import { Field, Float, ID, InputType } from 'type-graphql';
import { PaymentMethod } from '../../domain/orders/checkout.js';
import { DecimalScalar } from '../schema/scalars.js';

@InputType({ description: 'Where an order is to go.' })
export class AddressInput {
  @Field(() => String, { description: 'House and street.' })
  street!: string;

  @Field(() => String, { description: 'The town or city.' })
  city!: string;

  @Field(() => String, { description: 'The state.' })
  state!: string;

  @Field(() => String, { description: 'The postal code, 5 or 6 digits.' })
  zipcode!: string;

  @Field(() => String, { nullable: true, description: 'The country; India when it is left out.' })
  country?: string;
}

@InputType({ description: 'How to order the cart.' })
export class PlaceOrderInput {
  @Field(() => AddressInput, { description: 'Where it is to go.' })
  shippingAddress!: AddressInput;

  @Field(() => PaymentMethod, { nullable: true, description: 'How to pay; UPI when it is left out.' })
  paymentMethod?: PaymentMethod;

  @Field(() => String, {
    description:
      'A text of your choice, new for every order: the same one gives the same order, however often it is sent in a week.',
  })
  idempotencyKey!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'The amount due that the buyer has seen (rupees): another one is refused with PRICE_CHANGED.',
  })
  expectedAmountDue?: number;
}

@InputType({ description: 'Which order to cancel.' })
export class CancelOrderInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason?: string;
}

@InputType({ description: 'What the buyer of an order thinks of one of its sellers.' })
export class RateSellerInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => ID, { description: 'The seller.' })
  sellerId!: string;

  @Field(() => Float, { description: 'Half a star to five stars, in half stars.' })
  stars!: number;
}
