import { Field, ID, InputType } from 'type-graphql';
import { ReturnProblem } from '../../domain/disputes/disputeReturn.js';
import { DecimalScalar } from '../schema/scalars.js';
import { DisputeReason } from './disputeEnums.js';

@InputType()
export class OpenDisputeInput {
  @Field(() => ID, { description: 'The ID of the fulfillment.' })
  fulfillmentId!: string;

  @Field(() => DisputeReason, { description: 'The reason for the dispute.' })
  reason!: DisputeReason;

  @Field(() => String, { description: 'A description of the problem, at most 2,000 characters.' })
  statement!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'The amount that you claim, such as `50.50`. By default the whole amount that can be claimed, which is always used for NOT_ARRIVED.',
  })
  amount?: string;
}

/** Base class of the inputs that name a dispute. */
@InputType()
abstract class DisputeInput {
  @Field(() => ID, { description: 'The ID of the dispute.' })
  disputeId!: string;
}

@InputType()
export class AnswerDisputeInput extends DisputeInput {
  @Field(() => String, { description: 'Your answer, in at most 2,000 characters.' })
  answer!: string;

  @Field(() => DecimalScalar, {
    description:
      'The amount that you offer, such as `50.50`; `0` for nothing. Offering the whole claim settles the dispute.',
  })
  amount!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if the buyer has to send the books back first. Allowed only if `viewerCanAskReturn`; false by default.',
  })
  returnFirst?: boolean;
}

@InputType()
export class AcceptDisputeOfferInput extends DisputeInput {}

@InputType()
export class WithdrawDisputeInput extends DisputeInput {}

@InputType()
export class DecideDisputeInput extends DisputeInput {
  @Field(() => String, { description: 'The explanation for both sides, in at most 2,000 characters.' })
  decision!: string;

  @Field(() => DecimalScalar, {
    description: 'The amount that the buyer gets, such as `50.50`: from `0` to the whole claim.',
  })
  amount!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if the buyer has to send the books back first. Allowed only if `viewerCanAskReturn`; false by default.',
  })
  returnFirst?: boolean;
}

@InputType()
export class SendDisputeReturnInput extends DisputeInput {
  @Field(() => String, { description: 'The company that carries the books back.' })
  carrier!: string;

  @Field(() => String, { description: 'The number by which the carrier tracks the parcel.' })
  trackingNumber!: string;
}

@InputType()
export class ConfirmDisputeReturnInput extends DisputeInput {}

@InputType()
export class ContestDisputeReturnInput extends DisputeInput {
  @Field(() => ReturnProblem, { description: 'The problem with the return.' })
  problem!: ReturnProblem;

  @Field(() => String, { description: 'A description of the problem, at most 2,000 characters.' })
  statement!: string;
}
