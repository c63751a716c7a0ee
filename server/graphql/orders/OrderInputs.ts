import { Field, Float, ID, InputType } from 'type-graphql';
import { PaymentMethod } from '../../domain/orders/checkout.js';
import { DecimalScalar } from '../schema/scalars.js';

@InputType({ description: 'The address to which an order is sent.' })
export class AddressInput {
  @Field(() => String, { description: 'The house number and the street.' })
  street!: string;

  @Field(() => String, { description: 'The town or city, such as Pune.' })
  city!: string;

  @Field(() => String, { description: 'The state or province, such as Maharashtra.' })
  state!: string;

  @Field(() => String, { description: 'The postal code: 5 or 6 digits.' })
  zipcode!: string;

  @Field(() => String, { nullable: true, description: 'The name of the country; India by default.' })
  country?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the person who receives the parcel; your name by default.',
  })
  receiver?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The receiver’s Indian mobile number. Each seller sees the number until their fulfillment is completed or ' +
      'cancelled.',
  })
  phone?: string;
}

@InputType()
export class PlaceOrderInput {
  @Field(() => AddressInput, { description: 'The address to which the order is sent.' })
  shippingAddress!: AddressInput;

  @Field(() => PaymentMethod, { nullable: true, description: 'The payment method; UPI by default.' })
  paymentMethod?: PaymentMethod;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True to pay online: the `payment` of the order then has the payment page and the deadline. False to pay the ' +
      'sellers directly. The default is true if `marketplace.onlinePayment` is REQUIRED, and false otherwise.',
  })
  payOnline?: boolean;

  @Field(() => [ID], {
    nullable: true,
    description:
      'The IDs of the sellers from whom you pick the books up yourself, without a delivery charge. Each of them ' +
      'must offer pick-up, as shown by `pickUp` in the `deliveries` of the cart. All other sellers send the books.',
  })
  pickUpFrom?: string[] | null;

  @Field(() => String, {
    description:
      'A unique text of your choice. Sending the same key again within a week returns the same order ' +
      'instead of placing another one.',
  })
  idempotencyKey!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'The amount due that the buyer saw, in rupees. If it has changed since, the order is refused with ' +
      'PRICE_CHANGED.',
  })
  expectedAmountDue?: number;
}

@InputType()
export class CancelOrderInput {
  @Field(() => ID, { description: 'The ID of the order to cancel.' })
  orderId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The reason for the cancellation, shown to the sellers.',
  })
  reason?: string;
}

@InputType()
export class PayDirectlyInput {
  @Field(() => ID, { description: 'The ID of the order whose sellers you want to pay directly.' })
  orderId!: string;

  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'The payment method; by default the one that was chosen when the order was placed.',
  })
  paymentMethod?: PaymentMethod | null;
}

@InputType()
export class RateSellerInput {
  @Field(() => ID, { description: 'The ID of the order that the rating is for.' })
  orderId!: string;

  @Field(() => ID, { description: 'The ID of the seller to rate.' })
  sellerId!: string;

  @Field(() => Float, { description: 'The number of stars: 0.5 to 5, in steps of 0.5.' })
  stars!: number;
}
