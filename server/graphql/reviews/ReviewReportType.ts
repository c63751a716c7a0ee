import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ReviewReportReason } from '../../domain/reviews/reviewModeration.js';
import type { OpenReviewReport } from '../../usecases/moderation/listReviewReports.js';
import { connectionOf } from '../schema/connection.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(ReviewReportReason, {
  name: 'ReviewReportReason',
  description: 'The reasons for which a review can be reported.',
  valuesConfig: {
    OFFENSIVE: { description: 'The text insults or harms people.' },
    ADVERTISEMENT: { description: 'The text advertises something.' },
    PERSONAL_DATA: { description: 'The text reveals personal data, such as an address or a phone number.' },
    NOT_ABOUT_IT: { description: 'The text is not about the book or the seller.' },
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

  @Field(() => String, {
    nullable: true,
    description: 'Details in the reporter’s own words; null if there are none.',
  })
  note!: string | null;

  @Field(() => Boolean, {
    description:
      'True if the author of the review made the report, so that the report is about the seller’s reply. All other ' +
      'reports are about the review, and possibly also about the reply.',
  })
  isAboutAnswer!: boolean;

  @Field(() => DateTimeScalar, { description: 'The time of the report.' })
  createdAt!: Date;
}

export const ReviewReportConnection = connectionOf<OpenReviewReport>('ReviewReport', () => ReviewReportType);
