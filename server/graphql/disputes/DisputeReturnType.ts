import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ReturnProblem } from '../../domain/disputes/disputeReturn.js';
import type { DisputeReturn } from '../../usecases/orders/dispute.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(ReturnProblem, {
  name: 'ReturnProblem',
  description: 'The problem that a seller reports with books that were sent back in a dispute.',
  valuesConfig: {
    DID_NOT_ARRIVE: { description: 'The books did not arrive.' },
    NOT_AS_SENT: { description: 'Other books arrived, or the books are damaged.' },
  },
});

@ObjectType('DisputeReturn', {
  simpleResolvers: true,
  description: 'The return of the books in a dispute, which must be completed before the refund.',
})
export class DisputeReturnType implements DisputeReturn {
  @Field(() => MoneyType, { description: 'The amount that the buyer gets when the books are back.' })
  refund!: MoneyType;

  @Field(() => DateTimeScalar, {
    description: 'The time at which staff required the return, or the buyer and the seller agreed on it.',
  })
  askedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The explanation that staff gave for requiring the return; null if the buyer and the seller agreed on it.',
  })
  reason!: string | null;

  @Field(() => DateTimeScalar, {
    description:
      'The deadline for sending the books back: `DISPUTE_SENDING_DAYS` days after `askedAt`. If the buyer misses ' +
      'it, the dispute ends without a refund.',
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
    description:
      'The time at which the buyer recorded that the books were sent; null if the buyer has not done so.',
  })
  sentAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'The time of the refund if the seller neither confirms the arrival nor objects: `DISPUTE_ARRIVAL_DAYS` ' +
      'days after the books were sent. Null if the books have not been sent yet.',
  })
  confirmBy!: Date | null;

  @Field(() => ReturnProblem, {
    nullable: true,
    description: 'The seller’s objection to the return; null if there is none.',
  })
  problem!: ReturnProblem | null;

  @Field(() => String, {
    nullable: true,
    description: 'The seller’s explanation of the objection; null if there is none.',
  })
  statement!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time at which the seller objected to the return; null if the seller did not object.',
  })
  contestedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'The time at which the seller confirmed the arrival. Null without a confirmation, even if the arrival is ' +
      'assumed after a deadline.',
  })
  arrivedAt!: Date | null;
}
