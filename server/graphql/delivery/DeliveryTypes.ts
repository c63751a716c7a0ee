import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DeliveryKind, MOST_RATES } from '../../domain/delivery/deliveryTerms.js';
import type { PickUpOffer } from '../../domain/delivery/deliveryTerms.js';
import type { DeliveryRate, DeliveryTerms } from '../../usecases/delivery/deliveryTerms.js';
import type { BookDelivery } from '../../usecases/delivery/findBookDeliveries.js';
import { MoneyType } from '../schema/MoneyType.js';
import { Payload } from '../schema/payload.js';
import { DecimalScalar } from '../schema/scalars.js';

registerEnumType(DeliveryKind, {
  name: 'DeliveryKind',
  description: 'The way in which a seller charges for delivery.',
  valuesConfig: {
    FREE: { description: 'Delivery costs nothing.' },
    FLAT: { description: 'The charge is the same for each order, whatever its weight.' },
    BY_WEIGHT: { description: 'The charge depends on the weight of the books.' },
  },
});

@ObjectType('DeliveryRate', {
  simpleResolvers: true,
  description: 'A row of a table of delivery charges by weight.',
})
export class DeliveryRateType implements DeliveryRate {
  @Field(() => Int, { description: 'The maximum weight of a parcel for this charge, in grams.' })
  upToGrams!: number;

  @Field(() => MoneyType, { description: 'The charge for a parcel up to this weight.' })
  charge!: MoneyType;
}

@ObjectType('PickUpOffer', {
  simpleResolvers: true,
  description: 'A seller’s offer to hand books over in person.',
})
export class PickUpOfferType implements PickUpOffer {
  @Field(() => String, {
    description: 'The area where buyers can pick up books, with a note such as the times.',
  })
  place!: string;

  @Field(() => String, { description: 'The city of the seller’s default address.' })
  city!: string;
}

@ObjectType('DeliveryTerms', {
  simpleResolvers: true,
  description: 'The delivery terms of a seller. Delivery is free unless the seller sets a charge.',
})
export class DeliveryTermsType implements DeliveryTerms {
  @Field(() => DeliveryKind, { description: 'The way in which the seller charges for delivery.' })
  kind!: DeliveryKind;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The charge for each order; null unless the kind is FLAT.',
  })
  charge!: MoneyType | null;

  @Field(() => [DeliveryRateType], {
    description:
      'The charges by weight, lightest row first; empty unless the kind is BY_WEIGHT. Orders above the last weight ' +
      'are sent in several parcels.',
  })
  rates!: DeliveryRateType[];

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The order value from which delivery is free, counting only books from the seller. Null if delivery never ' +
      'becomes free.',
  })
  freeAbove!: MoneyType | null;

  @Field(() => PickUpOfferType, {
    nullable: true,
    description: 'The place where buyers can pick up books; null if the seller offers no pick-up.',
  })
  pickUp!: PickUpOfferType | null;

  @Field(() => [DeliveryRateType], {
    description: 'India Post’s rates for books, as a starting point for your own table.',
  })
  suggestedRates!: DeliveryRateType[];
}

@ObjectType('BookDelivery', {
  simpleResolvers: true,
  description: 'The seller’s delivery charge for an order of one copy and nothing else.',
})
export class BookDeliveryType implements BookDelivery {
  @Field(() => MoneyType, { description: 'The delivery charge; zero if delivery is free.' })
  charge!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The order value from which delivery is free, counting only books from this seller. Null if delivery never ' +
      'becomes free.',
  })
  freeAbove!: MoneyType | null;
}

@InputType({ description: 'A row of a table of delivery charges by weight.' })
export class DeliveryRateInput {
  @Field(() => Int, {
    description: 'The maximum weight of a parcel for this charge, in grams: 10 to 100,000.',
  })
  upToGrams!: number;

  @Field(() => DecimalScalar, { description: 'The charge for a parcel up to this weight, in rupees.' })
  charge!: number;
}

@InputType()
export class UpdateDeliveryTermsInput {
  @Field(() => DeliveryKind, { description: 'The way in which you charge for delivery.' })
  kind!: DeliveryKind;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The charge for each order, in rupees. Required for FLAT, ignored for other kinds.',
  })
  charge?: number | null;

  @Field(() => [DeliveryRateInput], {
    nullable: true,
    description: `The charges by weight, at most ${MOST_RATES}. Required for BY_WEIGHT, ignored for other kinds.`,
  })
  rates?: DeliveryRateInput[] | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'The order value in rupees from which delivery is free, counting only your books; null if delivery ' +
      'never becomes free.',
  })
  freeAbove?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The area where buyers can pick books up themselves, with a note such as the times; at most 200 characters. ' +
      'Null if you do not offer pick-up. Buyers are also shown the city of your default address, so you must have ' +
      'saved one.',
  })
  pickUpPlace?: string | null;
}

@ObjectType()
export class UpdateDeliveryTermsPayload extends Payload {
  @Field(() => DeliveryTermsType, { nullable: true, description: 'Your terms; null if they were refused.' })
  deliveryTerms!: DeliveryTermsType | null;
}
