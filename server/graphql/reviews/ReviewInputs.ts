import { Field, Float, ID, InputType } from 'type-graphql';
import { ReviewReportReason } from '../../domain/reviews/reviewModeration.js';

const STARS = '0.5 to 5 stars, in steps of half a star.';
const TEXT = 'The words, at most 5000 characters of plain text.';

@InputType()
export class ReviewBookInput {
  @Field(() => ID, { description: 'The ID of any offer of the book: the review belongs to its edition.' })
  bookId!: string;

  @Field(() => Float, { description: STARS })
  stars!: number;

  @Field(() => String, { description: TEXT })
  text!: string;
}

@InputType()
export class ReviewSellerInput {
  @Field(() => ID, { description: 'The ID of the seller.' })
  sellerId!: string;

  @Field(() => String, { description: TEXT })
  text!: string;
}

@InputType()
export class EditReviewInput {
  @Field(() => ID, { description: 'The ID of the review.' })
  reviewId!: string;

  @Field(() => Float, {
    nullable: true,
    description: `${STARS} Left out, they stay. Only for a review of a book.`,
  })
  stars?: number;

  @Field(() => String, { nullable: true, description: `${TEXT} Left out, they stay.` })
  text?: string;
}

@InputType()
export class AnswerReviewInput {
  @Field(() => ID, { description: 'The ID of the review.' })
  reviewId!: string;

  @Field(() => String, { description: TEXT })
  text!: string;
}

@InputType()
export class ReportReviewInput {
  @Field(() => ID, { description: 'The ID of the review.' })
  reviewId!: string;

  @Field(() => ReviewReportReason, { description: 'What is wrong.' })
  reason!: ReviewReportReason;

  @Field(() => String, { nullable: true, description: 'Details, at most 1000 characters.' })
  note?: string;
}

@InputType()
export class RemoveReviewInput {
  @Field(() => ID, { description: 'The ID of the review.' })
  reviewId!: string;

  @Field(() => String, { description: 'Why. Shown to its author.' })
  reason!: string;
}

@InputType()
export class RestoreReviewInput {
  @Field(() => ID, { description: 'The ID of the review.' })
  reviewId!: string;
}

@InputType()
export class DismissReviewReportInput {
  @Field(() => ID, { description: 'The ID of the report.' })
  reportId!: string;

  @Field(() => String, { description: 'Why. Kept on record.' })
  reason!: string;
}
