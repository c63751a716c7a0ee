import { Field, Float, ID, InputType } from 'type-graphql';
import { ReviewReportReason } from '../../domain/reviews/reviewModeration.js';

const STARS = 'The number of stars: 0.5 to 5, in steps of 0.5.';
const TEXT = 'Plain text of at most 5,000 characters.';

@InputType()
export class ReviewBookInput {
  @Field(() => ID, { description: 'The ID of any listing of the book. The review belongs to its edition.' })
  bookId!: string;

  @Field(() => Float, { description: STARS })
  stars!: number;

  @Field(() => String, { description: TEXT })
  text!: string;
}

@InputType()
export class ReviewSellerInput {
  @Field(() => ID, { description: 'The ID of the seller to review.' })
  sellerId!: string;

  @Field(() => String, { description: TEXT })
  text!: string;
}

@InputType()
export class EditReviewInput {
  @Field(() => ID, { description: 'The ID of the review to change.' })
  reviewId!: string;

  @Field(() => Float, {
    nullable: true,
    description: `${STARS} Only for a review of a book. If omitted, the stars stay as they are.`,
  })
  stars?: number;

  @Field(() => String, { nullable: true, description: `${TEXT} If omitted, the text stays as it is.` })
  text?: string;
}

@InputType()
export class AnswerReviewInput {
  @Field(() => ID, { description: 'The ID of the review to reply to.' })
  reviewId!: string;

  @Field(() => String, { description: TEXT })
  text!: string;
}

@InputType()
export class WithdrawReviewAnswerInput {
  @Field(() => ID, { description: 'The ID of the review whose reply you withdraw.' })
  reviewId!: string;
}

@InputType()
export class ReportReviewInput {
  @Field(() => ID, {
    description:
      'The ID of the review to report. To report the seller’s reply, the ID of the review with the reply.',
  })
  reviewId!: string;

  @Field(() => ReviewReportReason, { description: 'The fault of the review; moderators see it.' })
  reason!: ReviewReportReason;

  @Field(() => String, { nullable: true, description: 'Details, at most 1,000 characters.' })
  note?: string;
}

@InputType()
export class RemoveReviewInput {
  @Field(() => ID, { description: 'The ID of the review to remove.' })
  reviewId!: string;

  @Field(() => String, { description: 'The reason for the removal, shown to the author of the review.' })
  reason!: string;
}

@InputType()
export class RemoveReviewAnswerInput {
  @Field(() => ID, { description: 'The ID of the review whose reply is removed.' })
  reviewId!: string;

  @Field(() => String, { description: 'The reason, shown to the seller.' })
  reason!: string;
}

@InputType()
export class RestoreReviewInput {
  @Field(() => ID, { description: 'The ID of the review to restore.' })
  reviewId!: string;
}

@InputType()
export class DismissReviewReportInput {
  @Field(() => ID, { description: 'The ID of the report to dismiss.' })
  reportId!: string;

  @Field(() => String, { description: 'The reason for the decision, kept on record.' })
  reason!: string;
}
