import { Field, Int, ObjectType } from 'type-graphql';
import type { Claim } from '../../domain/disputes/claim.js';
import { MOST_DISPUTE_PHOTOS } from '../../domain/disputes/disputePhotos.js';
import type { Promptness } from '../../usecases/disputes/listDisputes.js';
import type { Dispute, DisputeReturn } from '../../usecases/orders/dispute.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { NodeType } from '../schema/NodeType.js';
import { DateTimeScalar } from '../schema/scalars.js';
import { DisputeReason, DisputeStatus } from './disputeEnums.js';
import { DisputeReturnType } from './DisputeReturnType.js';

@ObjectType('Dispute', {
  implements: NodeType,
  simpleResolvers: true,
  description:
    'A buyer’s claim to get money back for a fulfillment. The seller answers the claim, and staff decide it if ' +
    'the two do not agree.',
})
export class DisputeType extends NodeType implements Dispute {
  orderId!: string;
  fulfillmentId!: string;

  @Field(() => Int, { description: 'The number by which people refer to the dispute.' })
  number!: number;

  @Field(() => DisputeReason, { description: 'The reason that the buyer gave for the dispute.' })
  reason!: DisputeReason;

  @Field(() => DisputeStatus, { description: 'The progress of the dispute, or how it ended.' })
  status!: DisputeStatus;

  @Field(() => String, {
    description: 'The buyer’s description of the problem; empty if the buyer has closed their account.',
  })
  statement!: string;

  @Field(() => MoneyType, { description: 'The amount that the buyer wants back.' })
  claimed!: MoneyType;

  @Field(() => DateTimeScalar, { description: 'The time at which the buyer opened the dispute.' })
  openedAt!: Date;

  @Field(() => DateTimeScalar, {
    description:
      'The time by which the seller should answer: `DISPUTE_ANSWER_DAYS` days after the dispute was opened.',
  })
  answerBy!: Date;

  @Field(() => DateTimeScalar, {
    description:
      'The time at which the dispute ends automatically if nobody acts. It ends in the buyer’s favour ' +
      '`DISPUTE_DECISION_DAYS` days after it was opened or after the seller objected to a return. While books are ' +
      'sent back, the deadlines in `returnOfBooks` apply instead.',
  })
  endsAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The seller’s last answer; null if the seller has not answered.',
  })
  answer!: string | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The amount that the seller offers; null if the seller has not answered.',
  })
  offered!: MoneyType | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time of the seller’s first answer; null if the seller has not answered.',
  })
  answeredAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The explanation that staff gave for their decision; null unless staff decided the dispute.',
  })
  decision!: string | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The amount that the buyer gets. Null while the dispute is open, and if it was withdrawn.',
  })
  awarded!: MoneyType | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time at which the dispute ended; null while it is open.',
  })
  closedAt!: Date | null;

  @Field(() => Boolean, {
    description: 'True if the buyer gets the offered amount only after sending the books back.',
  })
  offersReturn!: boolean;

  @Field(() => DisputeReturnType, {
    nullable: true,
    description:
      'The return of the books, which must be completed before the refund; null if no return is required.',
  })
  returnOfBooks!: DisputeReturn | null;

  @Field(() => Boolean, {
    description:
      'True if you can now answer or decide with `returnFirst`, so that the buyer must send the books back first. ' +
      'Only bought books that are not as described can be sent back.',
  })
  viewerCanAskReturn!: boolean;

  @Field(() => Boolean, {
    description: 'True if you can record now, as the buyer, that you have sent the books back.',
  })
  viewerCanSendReturn!: boolean;

  @Field(() => Boolean, {
    description: 'True if you can confirm now, as the seller, that the books have arrived.',
  })
  viewerCanConfirmReturn!: boolean;

  @Field(() => Boolean, { description: 'True if you can object to the return now, as the seller.' })
  viewerCanContestReturn!: boolean;

  @Field(() => Boolean, { description: 'True if you can answer now, as the seller.' })
  viewerCanAnswer!: boolean;

  @Field(() => Boolean, { description: 'True if you can accept the offer now, as the buyer.' })
  viewerCanAcceptOffer!: boolean;

  @Field(() => Boolean, { description: 'True if you can withdraw the dispute now, as the buyer.' })
  viewerCanWithdraw!: boolean;

  @Field(() => Boolean, { description: 'True if you can decide the dispute now, as staff.' })
  viewerCanDecide!: boolean;

  @Field(() => Boolean, {
    description:
      `True if you can add photos now, as the buyer or the seller. Each side can add ${MOST_DISPUTE_PHOTOS} photos ` +
      'while the dispute is open.',
  })
  viewerCanAddPhotos!: boolean;
}

export const DisputeConnection = connectionOf<Dispute>('Dispute', () => DisputeType);

@ObjectType('PossibleDispute', {
  simpleResolvers: true,
  description: 'A reason for which you can open a dispute about a fulfillment now.',
})
export class PossibleDisputeType implements Claim {
  @Field(() => DisputeReason, { description: 'The reason to give when you open the dispute.' })
  reason!: DisputeReason;

  @Field(() => MoneyType, { description: 'The maximum that you can claim.' })
  most!: MoneyType;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The deadline for opening the dispute; null while the books are on their way.',
  })
  until!: Date | null;
}

@ObjectType('DisputePromptness', {
  simpleResolvers: true,
  description: 'The promptness with which sellers answered the disputes of the last 30 days.',
})
export class DisputePromptnessType implements Promptness {
  @Field(() => Int, {
    description:
      'The number of disputes opened in the last 30 days that were answered, have ended or are past the deadline ' +
      'for the answer.',
  })
  asked!: number;

  @Field(() => Int, {
    description:
      'The number of disputes in `asked` that were answered or ended within `DISPUTE_ANSWER_DAYS` days.',
  })
  inTime!: number;
}
