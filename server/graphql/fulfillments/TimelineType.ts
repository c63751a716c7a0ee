import { Field, ObjectType } from 'type-graphql';
import { OrderStatus } from '../../domain/orders/orderStatus.js';
import type { MovedRental, OrderItem, RentalExtension, TimelineEntry } from '../../usecases/orders/order.js';
import { DateTimeScalar } from '../schema/scalars.js';
import { OrderItemType } from './OrderItemType.js';
import { MovedRentalType, RentalExtensionType } from './RentalExtensionType.js';

@ObjectType('TimelineEntry', {
  simpleResolvers: true,
  description:
    'A step that was taken in a fulfillment, with its time, the person who took it and the reason.',
})
export class TimelineEntryType implements TimelineEntry {
  actorId!: string | null;

  @Field(() => OrderStatus, {
    nullable: true,
    description: 'The status before the step; null for the first step.',
  })
  from!: OrderStatus | null;

  @Field(() => OrderStatus, { description: 'The status after the step.' })
  to!: OrderStatus;

  @Field(() => String, { nullable: true, description: 'The reason for the step; null if none was given.' })
  reason!: string | null;

  @Field(() => RentalExtensionType, {
    nullable: true,
    description:
      'The extension, if the step extended a rental; null for all other steps. An extension does not ' +
      'change the status.',
  })
  extension!: RentalExtension | null;

  @Field(() => [MovedRentalType], {
    description:
      'The rentals whose dates shifted with this step, because the books were delivered after the first ' +
      'day. Empty for all other steps.',
  })
  movedRentals!: MovedRental[];

  @Field(() => OrderItemType, {
    nullable: true,
    description:
      'The line whose rented copies the buyer bought, if the step was such a purchase; null for all other steps. A ' +
      'purchase does not change the status.',
  })
  boughtItem!: OrderItem | null;

  @Field(() => Boolean, {
    description:
      'True if the buyer sent the rented copies back with this step. The status changes when the seller confirms the ' +
      'return.',
  })
  isSentBack!: boolean;

  @Field(() => DateTimeScalar, { description: 'The time of the step.' })
  occurredAt!: Date;
}

@ObjectType('FulfillmentEvent', {
  simpleResolvers: true,
  description: 'The former name of `TimelineEntry`, in the deprecated field `Fulfillment.timeline`.',
})
export class FulfillmentEventType extends TimelineEntryType {}
