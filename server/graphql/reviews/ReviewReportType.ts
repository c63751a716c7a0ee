import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ReviewReportReason } from '../../domain/reviews/reviewModeration.js';
import type { OpenReviewReport } from '../../usecases/moderation/listReviewReports.js';
import { connectionOf } from '../schema/connection.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(ReviewReportReason, {
  name: 'ReviewReportReason',
  description: 'The reasons for reporting a review.',
  valuesConfig: {
    OFFENSIVE: { description: 'It insults or harms people.' },
    ADVERTISEMENT: { description: 'It advertises something.' },
    PERSONAL_DATA: { description: 'It reveals personal data, such as an address or a phone number.' },
    NOT_ABOUT_IT: { description: 'It is not about the book or the seller.' },
    OTHER: { description: 'Something else, described in the note.' },
  },
});

@ObjectType('ReviewReport', {
  simpleResolvers: true,
  description: 'A report on a review, or on the seller’s reply to it.',
})
export class ReviewReportType implements Omit<OpenReviewReport, 'reviewId' | 'reporterId'> {
  @Field(() => ID, { description: 'The ID, for `dismissReviewReport`.' })
  id!: string;

  @Field(() => ReviewReportReason, { description: 'The reason that the reporter chose.' })
  reason!: ReviewReportReason;

  @Field(() => String, { nullable: true, description: 'Details, in the words of the reporter.' })
  note!: string | null;

  @Field(() => Boolean, {
    description:
      'True if it is about the seller’s reply: the author of the review reported it. Other reports are about the ' +
      'review, and may be about its reply too.',
  })
  isAboutAnswer!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was reported.' })
  createdAt!: Date;
}

export const ReviewReportConnection = connectionOf<OpenReviewReport>('ReviewReport', () => ReviewReportType);
