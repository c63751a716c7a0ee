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
  description: 'A buyer’s demand for money back that the seller has not agreed to.',
})
export class DisputeType extends NodeType implements Dispute {
  orderId!: string;
  fulfillmentId!: string;

  @Field(() => Int, { description: 'The number by which people refer to the dispute.' })
  number!: number;

  @Field(() => DisputeReason, { description: 'The reason for the dispute.' })
  reason!: DisputeReason;

  @Field(() => DisputeStatus, { description: 'The progress of the dispute, or how it ended.' })
  status!: DisputeStatus;

  @Field(() => String, {
    description: 'The buyer’s description of the problem; empty once the buyer closed the account.',
  })
  statement!: string;

  @Field(() => MoneyType, { description: 'The amount that the buyer wants back.' })
  claimed!: MoneyType;

  @Field(() => DateTimeScalar, { description: 'When the dispute was opened.' })
  openedAt!: Date;

  @Field(() => DateTimeScalar, {
    description: 'The time by which the seller should answer: `DISPUTE_ANSWER_DAYS` days after the opening.',
  })
  answerBy!: Date;

  @Field(() => DateTimeScalar, {
    description:
      'When the dispute ends by itself if nobody acts. Without a decision, it ends in the buyer’s favour ' +
      '`DISPUTE_DECISION_DAYS` days after the opening, or after the objection to a return. While books are sent ' +
      'back, the deadlines of `returnOfBooks` apply.',
  })
  endsAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The last answer of the seller; null until they answer.',
  })
  answer!: string | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The amount that the seller offers; null until they answer.',
  })
  offered!: MoneyType | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the seller first answered; null until then.',
  })
  answeredAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The explanation of the staff who decided the dispute; null unless staff decided it.',
  })
  decision!: string | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The amount that the buyer gets; null while the dispute is open, and if it was withdrawn.',
  })
  awarded!: MoneyType | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the dispute ended; null while it is open.',
  })
  closedAt!: Date | null;

  @Field(() => Boolean, {
    description: 'True if the buyer gets the offered amount only after sending the books back.',
  })
  offersReturn!: boolean;

  @Field(() => DisputeReturnType, {
    nullable: true,
    description: 'The return of the books before the refund; null if nobody asked for it.',
  })
  returnOfBooks!: DisputeReturn | null;

  @Field(() => Boolean, {
    description:
      'True if you can answer or decide with `returnFirst` now: the buyer has bought books that can be sent back.',
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
    description: `True if you can add photos now, as the buyer or the seller: at most ${MOST_DISPUTE_PHOTOS}, while the dispute is open.`,
  })
  viewerCanAddPhotos!: boolean;
}

export const DisputeConnection = connectionOf<Dispute>('Dispute', () => DisputeType);

@ObjectType('PossibleDispute', {
  simpleResolvers: true,
  description: 'A reason for which you can open a dispute about a fulfillment now.',
})
export class PossibleDisputeType implements Claim {
  @Field(() => DisputeReason, { description: 'The reason for which you can open a dispute.' })
  reason!: DisputeReason;

  @Field(() => MoneyType, { description: 'The most that you can claim.' })
  most!: MoneyType;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time until which you can open it; null while the books are on their way.',
  })
  until!: Date | null;
}

@ObjectType('DisputePromptness', {
  simpleResolvers: true,
  description:
    'The promptness of sellers in disputes opened in the last 30 days: how many were due for an answer, ' +
    'and how many were answered in time.',
})
export class DisputePromptnessType implements Promptness {
  @Field(() => Int, {
    description:
      'The number of disputes that were answered or have ended, or whose time to answer has passed.',
  })
  asked!: number;

  @Field(() => Int, {
    description:
      'The number of these disputes that were answered or ended within `DISPUTE_ANSWER_DAYS` days.',
  })
  inTime!: number;
}
