import { Field, ID, InputType } from 'type-graphql';
import { ReturnProblem } from '../../domain/disputes/disputeReturn.js';
import { DecimalScalar } from '../schema/scalars.js';
import { DisputeReason } from './disputeEnums.js';

@InputType()
export class OpenDisputeInput {
  @Field(() => ID, { description: 'The ID of the fulfillment that the dispute is about.' })
  fulfillmentId!: string;

  @Field(() => DisputeReason, { description: 'The reason for the dispute, one of `viewerPossibleDisputes`.' })
  reason!: DisputeReason;

  @Field(() => String, { description: 'Your description of the problem, at most 2,000 characters.' })
  statement!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'The amount that you want back, such as `50.50`. If it is omitted, and always for NOT_ARRIVED, you claim ' +
      'the maximum.',
  })
  amount?: string;
}

/** Base class of the inputs that name a dispute. */
@InputType()
abstract class DisputeInput {
  @Field(() => ID, { description: 'The ID of the dispute that this step applies to.' })
  disputeId!: string;
}

@InputType()
export class AnswerDisputeInput extends DisputeInput {
  @Field(() => String, { description: 'Your answer, at most 2,000 characters.' })
  answer!: string;

  @Field(() => DecimalScalar, {
    description:
      'The amount that you offer, such as `50.50`; `0` for nothing. Offering the whole claim settles the dispute.',
  })
  amount!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if the buyer must send the books back before getting the amount; false by default. Allowed only if ' +
      '`viewerCanAskReturn` is true.',
  })
  returnFirst?: boolean;
}

@InputType()
export class AcceptDisputeOfferInput extends DisputeInput {}

@InputType()
export class WithdrawDisputeInput extends DisputeInput {}

@InputType()
export class DecideDisputeInput extends DisputeInput {
  @Field(() => String, {
    description: 'Your explanation of the decision, for the buyer and the seller: at most 2,000 characters.',
  })
  decision!: string;

  @Field(() => DecimalScalar, {
    description: 'The amount that the buyer gets, such as `50.50`: from `0` to the whole claim.',
  })
  amount!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if the buyer must send the books back before getting the amount; false by default. Allowed only if ' +
      '`viewerCanAskReturn` is true.',
  })
  returnFirst?: boolean;
}

@InputType()
export class SendDisputeReturnInput extends DisputeInput {
  @Field(() => String, { description: 'The company that carries the books back.' })
  carrier!: string;

  @Field(() => String, { description: 'The carrier’s tracking number for the parcel.' })
  trackingNumber!: string;
}

@InputType()
export class ConfirmDisputeReturnInput extends DisputeInput {}

@InputType()
export class ContestDisputeReturnInput extends DisputeInput {
  @Field(() => ReturnProblem, { description: 'The problem with the return.' })
  problem!: ReturnProblem;

  @Field(() => String, { description: 'Your description of the problem, at most 2,000 characters.' })
  statement!: string;
}
