import { Field, ObjectType } from 'type-graphql';
import type { ReturnShipment, Shipment } from '../../usecases/orders/shipment.js';
import { DateTimeScalar } from '../schema/scalars.js';

@ObjectType('Shipment', {
  simpleResolvers: true,
  description: 'The carrier and the tracking number of a fulfillment, both optional.',
})
export class ShipmentType implements Shipment {
  @Field(() => String, {
    nullable: true,
    description: 'The company that delivers the parcel; null if not specified.',
  })
  carrier!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The carrier’s tracking number for the parcel; null if not specified.',
  })
  trackingNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The tracking page of the carrier, which may ask for the number; null without a tracking number, or if Panna does ' +
      'not know the carrier.',
  })
  trackingUrl!: string | null;
}

@ObjectType('ReturnShipment', {
  simpleResolvers: true,
  description: 'The parcel in which the buyer sent rented copies back.',
})
export class ReturnShipmentType extends ShipmentType implements ReturnShipment {
  @Field(() => DateTimeScalar, {
    description:
      'When the buyer recorded that the copies were sent. Late fees are counted only until that day.',
  })
  sentAt!: Date;
}
