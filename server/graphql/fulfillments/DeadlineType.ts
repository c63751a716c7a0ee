import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { Deadline } from '../../domain/orders/deadlines.js';
import { OrderStatus, type ReachedStatus } from '../../domain/orders/orderStatus.js';
import { NodeType } from '../schema/NodeType.js';
import { DateScalar, DateTimeScalar } from '../schema/scalars.js';

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description:
    'The status of a fulfillment. An order has the status of its least advanced fulfillment that is not ' +
    'cancelled.',
  valuesConfig: {
    PENDING: { description: 'Ordered, not yet confirmed by the seller.' },
    CONFIRMED: { description: 'Confirmed by the seller, not yet shipped.' },
    SHIPPED: { description: 'On its way to the buyer, or ready for pick-up.' },
    DELIVERED: { description: 'Received by the buyer.' },
    CANCELLED: {
      description:
        'Cancelled by the buyer or the seller, or automatically because a deadline passed. The charges and deposits ' +
        'are cancelled, and any payment has to be refunded.',
    },
    RETURNED: { description: 'The rented copies are back with the seller.' },
    LOST: {
      description:
        'The rented copies were declared lost. The seller keeps the part of the deposits that pays for them.',
    },
  },
});

@ObjectType('FulfillmentDeadline', {
  simpleResolvers: true,
  description:
    'A deadline of a fulfillment. If nobody acts in time, Panna changes the status of the fulfillment.',
})
export class FulfillmentDeadlineType implements Deadline {
  @Field(() => DateTimeScalar, {
    description: 'The time at which the deadline ends. Panna then changes the status within about an hour.',
  })
  endsAt!: Date;

  @Field(() => OrderStatus, {
    description:
      'The status that the fulfillment gets if nobody acts in time: CANCELLED if the seller did not confirm or ' +
      'ship the books, or the buyer did not pick them up; DELIVERED if the books were shipped; RETURNED if rented ' +
      'copies were sent back; LOST if rented copies are overdue.',
  })
  status!: ReachedStatus;
}

/** Base class of the fulfillment types, with the fields about deadlines. */
@ObjectType()
export abstract class DatedFulfillmentType extends NodeType {
  @Field(() => FulfillmentDeadlineType, {
    nullable: true,
    description:
      'The deadline by which the seller or the buyer must act; null if neither must. After delivery, a deadline ' +
      'applies only to rented copies that were sent back or are overdue.',
  })
  deadline!: FulfillmentDeadlineType | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The last day on which the seller should send the books or have them ready for pick-up; null unless the ' +
      'fulfillment is confirmed. If the seller misses it, the buyer is notified on the next day. The buyer can ' +
      'cancel before and after this day.',
  })
  sendBy!: string | null;
}
