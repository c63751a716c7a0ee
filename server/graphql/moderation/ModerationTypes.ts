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
  description: 'What can be wrong with a listing.',
  valuesConfig: {
    WRONG_DESCRIPTION: { description: 'It is not what the listing says.' },
    COUNTERFEIT: { description: 'It is a pirated copy.' },
    OFFENSIVE: { description: 'It insults or harms somebody.' },
    FRAUD: { description: 'The seller takes money for nothing.' },
    OTHER: { description: 'Something else, which the note says.' },
  },
});

registerEnumType(ModerationKind, {
  name: 'ModerationKind',
  description: 'What administrators can do.',
  valuesConfig: {
    REMOVE_LISTING: { description: 'Take a listing off the market.' },
    RESTORE_LISTING: { description: 'Put it back.' },
    SUSPEND_ACCOUNT: { description: 'Take an account off the site, with what it offers.' },
    REINSTATE_ACCOUNT: { description: 'Let it in again.' },
    DISMISS_REPORT: { description: 'Settle a report with which nothing is wrong.' },
  },
});

@ObjectType('ListingReport', {
  simpleResolvers: true,
  description: 'What somebody finds wrong with a listing.',
})
export class ListingReportType implements Omit<OpenReport, 'bookId' | 'reporterId'> {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => ReportReason, { description: 'What is wrong.' })
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: 'More about it, in the words of the reporter.' })
  note!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was reported.' })
  createdAt!: Date;
}

@ObjectType('ModerationAction', {
  simpleResolvers: true,
  description: 'Something that an administrator did; it stays on record.',
})
export class ModerationActionType implements Omit<ModerationAction, 'bookId' | 'userId' | 'actorId'> {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => ModerationKind, { description: 'What was done.' })
  kind!: ModerationKind;

  @Field(() => String, { nullable: true, description: 'Why; nothing where something was put back.' })
  reason!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was done.' })
  occurredAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether it keeps a listing or an account off the market to this day.',
  })
  isInForce!: boolean;
}

/** One page of open reports. */
export const ListingReportConnection = connectionOf<OpenReport>('ListingReport', () => ListingReportType);

/** One page of what administrators have done. */
export const ModerationActionConnection = connectionOf<ModerationAction>(
  'ModerationAction',
  () => ModerationActionType,
);

@InputType({ description: 'What is wrong with which listing.' })
export class ReportBookInput {
  @Field(() => ID, { description: 'The book.' })
  bookId!: string;

  @Field(() => ReportReason, { description: 'What is wrong.' })
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: 'More about it; at most 1000 characters.' })
  note?: string;
}

@InputType({ description: 'Which listing to take off the market, and why.' })
export class RemoveListingInput {
  @Field(() => ID, { description: 'The book.' })
  bookId!: string;

  @Field(() => String, { description: 'Why; its seller is shown this.' })
  reason!: string;
}

@InputType({ description: 'Which listing to put back.' })
export class RestoreListingInput {
  @Field(() => ID, { description: 'The book.' })
  bookId!: string;
}

@InputType({ description: 'Which account to suspend, and why.' })
export class SuspendAccountInput {
  @Field(() => ID, { description: 'The person.' })
  userId!: string;

  @Field(() => String, { description: 'Why; it stays on record.' })
  reason!: string;
}

@InputType({ description: 'Which account to let in again.' })
export class ReinstateAccountInput {
  @Field(() => ID, { description: 'The person.' })
  userId!: string;
}

@InputType({ description: 'Which report to settle without consequences, and why.' })
export class DismissReportInput {
  @Field(() => ID, { description: 'The report.' })
  reportId!: string;

  @Field(() => String, { description: 'Why; it stays on record.' })
  reason!: string;
}

@ObjectType({ description: 'What reporting a listing answers.' })
export class ReportBookPayload extends Payload {}

@ObjectType({ description: 'What settling a report answers.' })
export class DismissReportPayload extends Payload {}

@ObjectType({ description: 'What taking a listing off the market answers.' })
export class RemoveListingPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The listing after it.' })
  book!: Book | null;
}

@ObjectType({ description: 'What putting a listing back answers.' })
export class RestoreListingPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The listing after it.' })
  book!: Book | null;
}

@ObjectType({ description: 'What suspending an account answers.' })
export class SuspendAccountPayload extends Payload {
  @Field(() => UserType, { nullable: true, description: 'Whose account it is.' })
  user!: PublicAccount | null;
}

@ObjectType({ description: 'What letting an account in again answers.' })
export class ReinstateAccountPayload extends Payload {
  @Field(() => UserType, { nullable: true, description: 'Whose account it is.' })
  user!: PublicAccount | null;
}
