import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ReturnProblem } from '../../domain/disputes/disputeReturn.js';
import type { DisputeReturn } from '../../usecases/orders/dispute.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(ReturnProblem, {
  name: 'ReturnProblem',
  description: 'The objection of a seller to books that were sent back in a dispute.',
  valuesConfig: {
    DID_NOT_ARRIVE: { description: 'The books did not arrive.' },
    NOT_AS_SENT: { description: 'Other books arrived, or they are damaged.' },
  },
});

@ObjectType('DisputeReturn', {
  simpleResolvers: true,
  description: 'The return of the books in a dispute, before the refund.',
})
export class DisputeReturnType implements DisputeReturn {
  @Field(() => MoneyType, { description: 'The amount that the buyer gets once the books are back.' })
  refund!: MoneyType;

  @Field(() => DateTimeScalar, {
    description: 'When staff decided on the return, or the sides agreed on it.',
  })
  askedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The explanation of the staff who decided on the return; null if the sides agreed on it.',
  })
  reason!: string | null;

  @Field(() => DateTimeScalar, {
    description:
      'The time by which the buyer must send the books: `DISPUTE_SENDING_DAYS` days after `askedAt`. Otherwise the ' +
      'dispute ends without a refund.',
  })
  sendBy!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The company that carries the books back; null until the books are sent.',
  })
  carrier!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The number by which the carrier tracks the parcel; null until the books are sent.',
  })
  trackingNumber!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the buyer recorded that the books were sent; null until then.',
  })
  sentAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When the refund is made even if the seller does not confirm the arrival: `DISPUTE_ARRIVAL_DAYS` days after ' +
      'the sending. Null until the books are sent.',
  })
  confirmBy!: Date | null;

  @Field(() => ReturnProblem, {
    nullable: true,
    description: 'The objection of the seller; null if there is none.',
  })
  problem!: ReturnProblem | null;

  @Field(() => String, {
    nullable: true,
    description: 'The explanation of the objection; null if there is none.',
  })
  statement!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the seller objected; null if the seller did not.',
  })
  contestedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the seller confirmed the arrival; null until then, and if the arrival was assumed.',
  })
  arrivedAt!: Date | null;
}
