import { Field, ObjectType } from 'type-graphql';
import type { PickUp } from '../../usecases/orders/pickUp/pickUpAsSeen.js';
import { DateScalar } from '../schema/scalars.js';

@ObjectType('PickUp', {
  simpleResolvers: true,
  description:
    'The pick-up of a fulfillment in person. SHIPPED then means ready for pick-up, and the seller enters the code of the ' +
    'buyer at the hand-over.',
})
export class PickUpType implements PickUp {
  @Field(() => String, {
    nullable: true,
    description:
      'The area, with a note of the seller such as the times; null if the account of the seller is closed.',
  })
  place!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The city of the pick-up; null if the account of the seller is closed.',
  })
  city!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The 6 digits that the buyer shows. Null unless the books are ready for pick-up, and for everybody but the buyer.',
  })
  code!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The first day on which the buyer and the seller can cancel if nobody has picked the books up; null unless the ' +
      'books are ready.',
  })
  cancellableFrom!: string | null;
}
