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
    'A step with money, for staff only. Above the amount that the operator has set, a second member of ' +
    'staff must approve it.',
  valuesConfig: {
    SETTLE_REFUND: { description: 'Record that the buyer of a failed refund was paid another way.' },
    SETTLE_UNKNOWN_PAYMENT: { description: 'Settle a payment of unknown origin.' },
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
  description: 'The outcome of a request for approval.',
  valuesConfig: {
    APPROVED: { description: 'Another member of staff approved it, and the step was taken.' },
    REJECTED: { description: 'Another member of staff declined it.' },
    WITHDRAWN: { description: 'The member of staff who asked withdrew the request.' },
    EXPIRED: { description: 'Nobody decided it within 14 days.' },
    LAPSED: { description: 'The member of staff who asked is no longer allowed to take the step.' },
  },
});

/** A sentence for the descriptions of steps that may need an approval. */
export const SECOND_PERSON =
  'Above the amount that the operator has set, a second member of staff must approve it.';

@ObjectType('Approval', {
  simpleResolvers: true,
  description: 'A member of staff’s request that another one approve a step with money.',
})
export class ApprovalType implements Omit<Approval, 'requestedBy' | 'userId'> {
  @Field(() => ID, { description: 'The ID of the request.' })
  id!: string;

  @Field(() => ApprovedStep, { description: 'The step that is taken once the request is approved.' })
  step!: ApprovedStep;

  @Field(() => ID, {
    description:
      'The ID of the refund, payment, difference, payout or chargeback that the step is about; for a debt, the ID of ' +
      'the seller.',
  })
  subjectId!: string;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The amount of the step; null if Panna does not know the currency.',
  })
  amount!: Money | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reason that was given for the step; null if the step needs none.',
  })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reference of the transfer; null if the step needs none.',
  })
  reference!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the approval was requested.' })
  requestedAt!: Date;

  @Field(() => ApprovalDecision, { nullable: true, description: 'The decision; null while it is pending.' })
  decision!: ApprovalDecision | null;

  @Field(() => Boolean, {
    description: 'True if you can approve the request now. You cannot approve your own request.',
  })
  viewerCanApprove!: boolean;

  @Field(() => Boolean, {
    description: 'True if you can decline the request, or withdraw it if it is your own.',
  })
  viewerCanDecline!: boolean;
}

export const ApprovalConnection = connectionOf<Approval>('Approval', () => ApprovalType);

@InputType()
export class ApproveStepInput {
  @Field(() => ID, { description: 'The ID of the request.' })
  approvalId!: string;
}

@InputType()
export class DeclineStepInput {
  @Field(() => ID, { description: 'The ID of the request.' })
  approvalId!: string;

  @Field(() => String, {
    description: 'The reason for declining or withdrawing the request, in at most 1,000 characters.',
  })
  reason!: string;
}

/** Base class of the payloads of steps that may need an approval. */
@ObjectType()
export abstract class ApprovedPayload extends Payload {
  @Field(() => ApprovalType, {
    nullable: true,
    description:
      'The request that a second member of staff has to approve; null if the step was taken at once.',
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
  @Field(() => ApprovalType, { nullable: true, description: 'The declined request.' })
  approval!: Approval | null;
}
