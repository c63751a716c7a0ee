import { Field, ObjectType, registerEnumType } from 'type-graphql';
import {
  ComplaintEntryAction,
  ComplaintKind,
  ComplaintParty,
  ComplaintStatus,
} from '../../domain/complaints/complaint.js';
import type { Complaint, ComplaintEntry } from '../../usecases/complaints/complaint.js';
import { connectionOf } from '../schema/connection.js';
import { NodeType } from '../schema/NodeType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(ComplaintKind, {
  name: 'ComplaintKind',
  description: 'The subject of a complaint.',
  valuesConfig: {
    ORDER: { description: 'An order or its delivery.' },
    SELLER: { description: 'A seller or the seller’s conduct.' },
    LISTING: { description: 'A listing or its contents.' },
    PAYMENT: { description: 'A payment or a refund.' },
    PRIVACY: { description: 'The protection of personal data.' },
    SITE: { description: 'The site itself, or anything else.' },
  },
});

registerEnumType(ComplaintStatus, {
  name: 'ComplaintStatus',
  description: 'The progress of a complaint, or how it ended.',
  valuesConfig: {
    OPEN: { description: 'Staff have not answered the last message of the complainant yet.' },
    ANSWERED: {
      description: 'Staff have answered. The complainant can reply, and staff can settle the complaint.',
    },
    SETTLED: { description: 'Staff settled the complaint and stated the outcome.' },
    WITHDRAWN: { description: 'The complainant withdrew the complaint.' },
  },
});

registerEnumType(ComplaintParty, {
  name: 'ComplaintParty',
  description: 'The side that took a step of a complaint: the complainant or staff.',
  valuesConfig: {
    COMPLAINANT: { description: 'The account that made the complaint.' },
    STAFF: { description: 'The staff who handle complaints.' },
  },
});

registerEnumType(ComplaintEntryAction, {
  name: 'ComplaintEntryAction',
  description: 'A step in the history of a complaint.',
  valuesConfig: {
    OPEN: { description: 'The complaint was made.' },
    ANSWER: { description: 'Staff answered the complainant.' },
    REPLY: { description: 'The complainant added a message.' },
    SETTLE: { description: 'Staff settled the complaint. The text states the outcome.' },
    WITHDRAW: { description: 'The complainant withdrew the complaint.' },
  },
});

@ObjectType('ComplaintEntry', {
  simpleResolvers: true,
  description: 'A step in the history of a complaint.',
})
export class ComplaintEntryType implements ComplaintEntry {
  id!: string;

  @Field(() => ComplaintEntryAction, { description: 'The kind of step, such as a reply.' })
  action!: ComplaintEntryAction;

  @Field(() => ComplaintParty, { description: 'The party that took the step: the complainant or staff.' })
  by!: ComplaintParty;

  @Field(() => String, {
    nullable: true,
    description:
      'The message; null for a withdrawal. Messages of the complainant are empty if the complainant has closed ' +
      'their account.',
  })
  text!: string | null;

  @Field(() => DateTimeScalar, { description: 'The time of the step.' })
  occurredAt!: Date;
}

@ObjectType('Complaint', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'A complaint to the marketplace, with its deadlines and history.',
})
export class ComplaintType extends NodeType implements Complaint {
  complainantId!: string;
  orderId!: string | null;
  sellerId!: string | null;
  bookId!: string | null;

  @Field(() => String, {
    description: 'The number by which people refer to the complaint, such as `2026-000123`.',
  })
  number!: string;

  @Field(() => ComplaintKind, { description: 'The subject of the complaint.' })
  kind!: ComplaintKind;

  @Field(() => ComplaintStatus, {
    description: 'The progress of the complaint: open, answered, settled or withdrawn.',
  })
  status!: ComplaintStatus;

  @Field(() => DateTimeScalar, { description: 'The time at which the complaint was made.' })
  openedAt!: Date;

  @Field(() => DateTimeScalar, {
    description:
      'The time by which staff must answer: `COMPLAINT_ANSWER_DAYS` days after the complainant’s oldest unanswered message.',
  })
  answerBy!: Date;

  @Field(() => DateTimeScalar, {
    description: 'The time by which staff must settle the complaint: a month after it was made.',
  })
  settleBy!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The next deadline: `answerBy` or `settleBy`. Null once the complaint has ended.',
  })
  dueAt!: Date | null;

  @Field(() => Boolean, { description: 'True if the next deadline has passed.' })
  isOverdue!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time at which the complaint ended; null while it is open.',
  })
  closedAt!: Date | null;

  @Field(() => [ComplaintEntryType], { description: 'The steps of the complaint, oldest first.' })
  entries!: ComplaintEntryType[];

  @Field(() => Boolean, { description: 'True if you can add a message now, as the complainant.' })
  viewerCanReply!: boolean;

  @Field(() => Boolean, { description: 'True if you can withdraw the complaint now, as the complainant.' })
  viewerCanWithdraw!: boolean;

  @Field(() => Boolean, { description: 'True if you can answer now, as staff.' })
  viewerCanAnswer!: boolean;

  @Field(() => Boolean, { description: 'True if you can settle the complaint now, as staff.' })
  viewerCanSettle!: boolean;
}

export const ComplaintConnection = connectionOf<Complaint>('Complaint', () => ComplaintType);
