import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { ApprovalDecision, ApprovedStep } from '../../domain/payments/approval.js';
import type { Money } from '../../domain/money/money.js';
import type { Approval } from '../../usecases/approvals/viewApprovals.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(ApprovedStep, {
  name: 'ApprovedStep',
  description:
    'A step about money that only staff can take. A second member of staff must approve the step if its amount ' +
    'is above the limit set by the operator.',
  valuesConfig: {
    SETTLE_REFUND: { description: 'Record that a buyer whose refund failed was paid another way.' },
    SETTLE_UNKNOWN_PAYMENT: { description: 'Record the outcome of a payment of unknown origin.' },
    SETTLE_DIFFERENCE: {
      description: 'Record that a difference between the payment provider and Panna was resolved.',
    },
    SETTLE_PAYOUT: { description: 'Record that a payout was paid by hand.' },
    SETTLE_DEBT: { description: 'Record that a seller has paid a debt back outside the site.' },
    ACCEPT_CHARGEBACK: { description: 'Accept a chargeback: the payer keeps the money.' },
    RECORD_TAX_DEDUCTED: { description: 'Record that tax deducted at source was paid to the government.' },
    RECORD_TAX_COLLECTED: { description: 'Record that tax collected at source was paid to the government.' },
  },
});

registerEnumType(ApprovalDecision, {
  name: 'ApprovalDecision',
  description: 'The way in which a request for approval ended.',
  valuesConfig: {
    APPROVED: { description: 'Another member of staff approved the request, and the step was taken.' },
    REJECTED: { description: 'Another member of staff declined the request.' },
    WITHDRAWN: { description: 'The member of staff who made the request withdrew it.' },
    EXPIRED: { description: 'The request was neither approved nor declined within 14 days.' },
    LAPSED: {
      description: 'The member of staff who made the request is no longer allowed to take the step.',
    },
  },
});

/** A sentence for the descriptions of steps that may need an approval. */
export const SECOND_PERSON =
  'A second member of staff must approve the step if its amount is above the limit set by the operator.';

@ObjectType('Approval', {
  simpleResolvers: true,
  description: 'A request by a member of staff for a second one to approve a step about money.',
})
export class ApprovalType implements Omit<Approval, 'requestedBy' | 'userId'> {
  @Field(() => ID, { description: 'The ID of the request, for `approveStep` and `declineStep`.' })
  id!: string;

  @Field(() => ApprovedStep, { description: 'The step that is taken when the request is approved.' })
  step!: ApprovedStep;

  @Field(() => ID, {
    description:
      'The ID of the refund, payment, difference, payout or chargeback that the step is about; for a debt, the ID of ' +
      'the seller.',
  })
  subjectId!: string;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The amount that the step is about; null if Panna does not know its currency.',
  })
  amount!: Money | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reason that was given for the step; null if the step needs none.',
  })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reference of the bank transfer that the step records; null if the step needs none.',
  })
  reference!: string | null;

  @Field(() => DateTimeScalar, { description: 'The time of the request.' })
  requestedAt!: Date;

  @Field(() => ApprovalDecision, {
    nullable: true,
    description: 'The decision on the request; null while the request is pending.',
  })
  decision!: ApprovalDecision | null;

  @Field(() => Boolean, {
    description: 'True if you can approve the request now. You cannot approve your own request.',
  })
  viewerCanApprove!: boolean;

  @Field(() => Boolean, {
    description: 'True if you can decline the request now or, if you made it, withdraw it.',
  })
  viewerCanDecline!: boolean;
}

export const ApprovalConnection = connectionOf<Approval>('Approval', () => ApprovalType);

@InputType()
export class ApproveStepInput {
  @Field(() => ID, { description: 'The ID of the request to approve.' })
  approvalId!: string;
}

@InputType()
export class DeclineStepInput {
  @Field(() => ID, { description: 'The ID of the request to decline or, if you made it, to withdraw.' })
  approvalId!: string;

  @Field(() => String, {
    description: 'The reason for declining or withdrawing the request, at most 1,000 characters.',
  })
  reason!: string;
}

/** Base class of the payloads of steps that may need an approval. */
@ObjectType()
export abstract class ApprovedPayload extends Payload {
  @Field(() => ApprovalType, {
    nullable: true,
    description:
      'The request for approval by a second member of staff; null if the step was taken without one.',
  })
  approval!: Approval | null;
}

@ObjectType()
export class ApproveStepPayload extends Payload {
  @Field(() => ApprovalType, { nullable: true, description: 'The approved request.' })
  approval!: Approval | null;
}

@ObjectType()
export class DeclineStepPayload extends Payload {
  @Field(() => ApprovalType, { nullable: true, description: 'The request, declined or withdrawn.' })
  approval!: Approval | null;
}
