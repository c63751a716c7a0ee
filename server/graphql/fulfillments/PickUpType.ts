import { Field, ObjectType } from 'type-graphql';
import type { PickUp } from '../../usecases/orders/pickUp/pickUpAsSeen.js';
import { DateScalar } from '../schema/scalars.js';

@ObjectType('PickUp', {
  simpleResolvers: true,
  description:
    'The pick-up of a fulfillment in person. For such a fulfillment, the status SHIPPED means ready for ' +
    'pick-up. At the hand-over, the seller enters the code that the buyer shows.',
})
export class PickUpType implements PickUp {
  @Field(() => String, {
    nullable: true,
    description:
      'The area of the pick-up, with a note by the seller, such as the times; null if the seller’s account is closed.',
  })
  place!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The city of the pick-up; null if the seller’s account is closed.',
  })
  city!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The 6 digits that the buyer shows at the hand-over. Null unless you are the buyer and the books ' +
      'are ready for pick-up.',
  })
  code!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The first day on which the buyer and the seller can cancel because the books were not picked up; null unless ' +
      'the books are ready.',
  })
  cancellableFrom!: string | null;
}
