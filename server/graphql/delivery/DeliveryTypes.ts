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
    FLAT: { description: 'Each order costs the same, whatever it weighs.' },
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

  @Field(() => MoneyType, { description: 'The charge for a parcel.' })
  charge!: MoneyType;
}

@ObjectType('PickUpOffer', {
  simpleResolvers: true,
  description: 'The offer of a seller to hand books over in person.',
})
export class PickUpOfferType implements PickUpOffer {
  @Field(() => String, {
    description: 'The area where buyers can pick books up, with a note such as the times.',
  })
  place!: string;

  @Field(() => String, { description: 'The city of the default address of the seller.' })
  city!: string;
}

@ObjectType('DeliveryTerms', {
  simpleResolvers: true,
  description: 'The delivery terms of a seller. Delivery is free unless the seller sets a charge.',
})
export class DeliveryTermsType implements DeliveryTerms {
  @Field(() => DeliveryKind, { description: 'The way in which the seller charges for delivery.' })
  kind!: DeliveryKind;

  @Field(() => MoneyType, { nullable: true, description: 'The charge for each order; null unless FLAT.' })
  charge!: MoneyType | null;

  @Field(() => [DeliveryRateType], {
    description:
      'The charges by weight, lightest row first; empty unless BY_WEIGHT. Heavier orders go in several parcels.',
  })
  rates!: DeliveryRateType[];

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'Delivery is free if the books in an order cost this amount or more; null if it never becomes free.',
  })
  freeAbove!: MoneyType | null;

  @Field(() => PickUpOfferType, {
    nullable: true,
    description: 'The place where buyers can pick books up; null if they cannot.',
  })
  pickUp!: PickUpOfferType | null;

  @Field(() => [DeliveryRateType], {
    description: 'The rates for books by post, as a starting point for your own table.',
  })
  suggestedRates!: DeliveryRateType[];
}

@ObjectType('BookDelivery', {
  simpleResolvers: true,
  description: 'The seller’s charge for the delivery of one copy of a book that is ordered alone.',
})
export class BookDeliveryType implements BookDelivery {
  @Field(() => MoneyType, { description: 'The charge; zero if delivery is free.' })
  charge!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'Delivery is free if the books from this seller cost this amount or more; null if it never becomes ' +
      'free.',
  })
  freeAbove!: MoneyType | null;
}

@InputType({ description: 'A row of a table of delivery charges by weight.' })
export class DeliveryRateInput {
  @Field(() => Int, {
    description: 'The maximum weight of a parcel for this charge, in grams: 10 to 100,000.',
  })
  upToGrams!: number;

  @Field(() => DecimalScalar, { description: 'The charge for a parcel, in rupees.' })
  charge!: number;
}

@InputType()
export class UpdateDeliveryTermsInput {
  @Field(() => DeliveryKind, { description: 'The way in which you charge for delivery.' })
  kind!: DeliveryKind;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The charge for each order, in rupees. Required for FLAT, ignored otherwise.',
  })
  charge?: number | null;

  @Field(() => [DeliveryRateInput], {
    nullable: true,
    description: `The charges by weight, at most ${MOST_RATES}. Required for BY_WEIGHT, ignored otherwise.`,
  })
  rates?: DeliveryRateInput[] | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Delivery is free if the books in an order cost this amount or more, in rupees; null if it never becomes free.',
  })
  freeAbove?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The area where buyers can pick books up themselves, with a note such as the times: at most 200 characters. ' +
      'Null if they cannot. They are also told the city of your default address, which you must have saved.',
  })
  pickUpPlace?: string | null;
}

@ObjectType()
export class UpdateDeliveryTermsPayload extends Payload {
  @Field(() => DeliveryTermsType, { nullable: true, description: 'Your terms; null if they were refused.' })
  deliveryTerms!: DeliveryTermsType | null;
}
