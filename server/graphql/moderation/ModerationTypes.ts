import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { ModerationKind, ReportReason } from '../../domain/catalogue/moderation.js';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import type { Book } from '../../usecases/catalogue/book.js';
import type { ModerationAction, OpenReport } from '../../usecases/moderation/listModeration.js';
import { BookType } from '../books/BookType.js';
import { connectionOf } from '../schema/connection.js';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar } from '../schema/scalars.js';
import { UserType } from '../users/UserType.js';

registerEnumType(ReportReason, {
  name: 'ReportReason',
  description: 'The reasons for which a listing can be reported.',
  valuesConfig: {
    WRONG_DESCRIPTION: { description: 'The listing describes the book incorrectly.' },
    COUNTERFEIT: { description: 'The copies are pirated.' },
    OFFENSIVE: { description: 'The listing insults or harms people.' },
    FRAUD: { description: 'The seller takes money without sending the book.' },
    OTHER: { description: 'Something else, described in the note.' },
  },
});

registerEnumType(ModerationKind, {
  name: 'ModerationKind',
  description: 'The kind of a moderation action, such as removing a listing or splitting an edition.',
  valuesConfig: {
    REMOVE_LISTING: { description: 'Took a listing off the market.' },
    RESTORE_LISTING: { description: 'Put a removed listing back on the market.' },
    SUSPEND_ACCOUNT: { description: 'Suspended an account.' },
    REINSTATE_ACCOUNT: { description: 'Lifted the suspension of an account.' },
    DISMISS_REPORT: { description: 'Dismissed a report on a listing.' },
    REMOVE_REVIEW: { description: 'Removed a review from the site.' },
    RESTORE_REVIEW: { description: 'Put a removed review back on the site.' },
    DISMISS_REVIEW_REPORT: { description: 'Dismissed a report on a review.' },
    REMOVE_REVIEW_ANSWER: { description: 'Removed a seller’s reply to a review from the site.' },
    SPLIT_EDITION: { description: 'Moved listings out of an edition, into a new one.' },
    JOIN_EDITIONS: { description: 'Moved all listings of an edition into another.' },
  },
});

@ObjectType('ListingReport', {
  simpleResolvers: true,
  description: 'A report that asks the moderators to check a listing.',
})
export class ListingReportType implements Omit<OpenReport, 'bookId' | 'reporterId'> {
  @Field(() => ID, { description: 'The ID of the report, for `dismissReport`.' })
  id!: string;

  @Field(() => ReportReason, { description: 'The reason that the reporter chose.' })
  reason!: ReportReason;

  @Field(() => String, {
    nullable: true,
    description: 'Details in the reporter’s own words; null if there are none.',
  })
  note!: string | null;

  @Field(() => DateTimeScalar, { description: 'The time of the report.' })
  createdAt!: Date;
}

@ObjectType('ModerationAction', {
  simpleResolvers: true,
  description: 'The record of an action by a moderator. Records are never deleted.',
})
export class ModerationActionType implements Omit<
  ModerationAction,
  'bookId' | 'userId' | 'reviewId' | 'editionId' | 'toEditionId' | 'actorId'
> {
  @Field(() => ID, { description: 'The ID of the moderation record.' })
  id!: string;

  @Field(() => ModerationKind, { description: 'The kind of action, such as the removal of a listing.' })
  kind!: ModerationKind;

  @Field(() => String, {
    nullable: true,
    description: 'The reason; null for actions that restore something.',
  })
  reason!: string | null;

  @Field(() => DateTimeScalar, { description: 'The time of the action.' })
  occurredAt!: Date;

  @Field(() => Boolean, {
    description:
      'True if the action is still in effect: a listing or an account is off the market because of it, or a review ' +
      'or its reply is off the site.',
  })
  isInForce!: boolean;
}

export const ListingReportConnection = connectionOf<OpenReport>('ListingReport', () => ListingReportType);

export const ModerationActionConnection = connectionOf<ModerationAction>(
  'ModerationAction',
  () => ModerationActionType,
);

@InputType()
export class ReportBookInput {
  @Field(() => ID, { description: 'The ID of the listing to report.' })
  bookId!: string;

  @Field(() => ReportReason, { description: 'The fault of the listing; moderators see it.' })
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: 'Details, at most 1,000 characters.' })
  note?: string;
}

@InputType()
export class RemoveListingInput {
  @Field(() => ID, { description: 'The ID of the listing to remove.' })
  bookId!: string;

  @Field(() => String, { description: 'The reason, shown to the seller.' })
  reason!: string;
}

@InputType()
export class RestoreListingInput {
  @Field(() => ID, { description: 'The ID of the listing to restore.' })
  bookId!: string;
}

@InputType()
export class SuspendAccountInput {
  @Field(() => ID, { description: 'The ID of the account to suspend.' })
  userId!: string;

  @Field(() => String, { description: 'The reason for the decision, kept on record.' })
  reason!: string;
}

@InputType()
export class ReinstateAccountInput {
  @Field(() => ID, { description: 'The ID of the account to reinstate.' })
  userId!: string;
}

@InputType()
export class DismissReportInput {
  @Field(() => ID, { description: 'The ID of the report to dismiss.' })
  reportId!: string;

  @Field(() => String, { description: 'The reason for the decision, kept on record.' })
  reason!: string;
}

@ObjectType()
export class ReportBookPayload extends Payload {}

@ObjectType()
export class DismissReportPayload extends Payload {}

@ObjectType()
export class RemoveListingPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The listing, which is now off the market.' })
  book!: Book | null;
}

@ObjectType()
export class RestoreListingPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The restored listing.' })
  book!: Book | null;
}

@ObjectType()
export class SuspendAccountPayload extends Payload {
  @Field(() => UserType, { nullable: true, description: 'The suspended account.' })
  user!: PublicAccount | null;
}

@ObjectType()
export class ReinstateAccountPayload extends Payload {
  @Field(() => UserType, { nullable: true, description: 'The reinstated account.' })
  user!: PublicAccount | null;
}
