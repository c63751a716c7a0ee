import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { Deadline } from '../../domain/orders/deadlines.js';
import { OrderStatus, type ReachedStatus } from '../../domain/orders/orderStatus.js';
import { DateTimeScalar } from '../schema/scalars.js';

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
        'Cancelled by the buyer or the seller, or not confirmed or shipped in time. Charges and deposits were ' +
        'cancelled. The seller has to pay back what was paid.',
    },
    RETURNED: { description: 'The rented copies are back with the seller.' },
    LOST: { description: 'The rented copies were declared lost. The deposits paid for them.' },
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
