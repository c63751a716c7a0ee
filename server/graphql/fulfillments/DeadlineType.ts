import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { Deadline } from '../../domain/orders/deadlines.js';
import { OrderStatus, type ReachedStatus } from '../../domain/orders/orderStatus.js';
import { NodeType } from '../schema/NodeType.js';
import { DateScalar, DateTimeScalar } from '../schema/scalars.js';

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description:
    'The status of a fulfillment. The status of an order is that of its least advanced fulfillment that is ' +
    'not cancelled.',
  valuesConfig: {
    PENDING: { description: 'Ordered, not yet confirmed by the seller.' },
    CONFIRMED: { description: 'Confirmed by the seller, not yet shipped.' },
    SHIPPED: { description: 'On its way to the buyer.' },
    DELIVERED: { description: 'Received by the buyer.' },
    CANCELLED: {
      description:
        'Cancelled by the buyer or the seller, or automatically because a deadline passed. Charges and deposits were ' +
        'cancelled. What was paid has to be refunded.',
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
  description: 'The time at which Panna takes the next step of a fulfillment if nobody acts before.',
})
export class FulfillmentDeadlineType implements Deadline {
  @Field(() => DateTimeScalar, {
    description: 'The end of the deadline. The step follows within about an hour.',
  })
  endsAt!: Date;

  @Field(() => OrderStatus, {
    description:
      'The status that the fulfillment then gets: CANCELLED if the seller did not confirm or ship it or nobody picked it up, ' +
      'DELIVERED if it was shipped, RETURNED if rented copies were sent back, LOST if they are overdue.',
  })
  status!: ReachedStatus;
}

/** Base class of the fulfillment types, with the fields about deadlines. */
@ObjectType()
export abstract class DatedFulfillmentType extends NodeType {
  @Field(() => FulfillmentDeadlineType, {
    nullable: true,
    description:
      'The deadline by which the seller or the buyer has to act; null if nobody has to. After delivery, there is one only ' +
      'for rented copies that were sent back or are overdue.',
  })
  deadline!: FulfillmentDeadlineType | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The last day on which the seller should send the books, or have them ready for pick-up; null unless the fulfillment ' +
      'is confirmed. On the next day, the buyer is told that it is late. The buyer can cancel before and after.',
  })
  sendBy!: string | null;
}
