import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Reputation } from '../../domain/reviews/reputation.js';
import type { ReviewSummary, StarCount } from '../../domain/reviews/review.js';
import type { Review } from '../../usecases/reviews/findReviews.js';
import { connectionOf } from '../schema/connection.js';
import { NodeType } from '../schema/NodeType.js';
import { DateTimeScalar } from '../schema/scalars.js';

@ObjectType('Review', {
  implements: NodeType,
  simpleResolvers: true,
  description:
    'A reader’s review of a book or of a seller. A review of a book belongs to the edition of the book. ' +
    'All texts are plain text; do not render them as HTML.',
})
export class ReviewType
  extends NodeType
  implements Pick<Review, 'score' | 'text' | 'writtenAt' | 'editedAt' | 'answer' | 'answeredAt' | 'isShown'>
{
  @Field(() => Int, {
    nullable: true,
    description:
      'The score from 10 to 100: 10 for each half star. For a review of a seller, the rating that its ' +
      'author gave the seller for the same order; null if there is none.',
  })
  score!: number | null;

  @Field(() => String, { description: 'The text of the review, at most 5,000 characters.' })
  text!: string;

  @Field(() => DateTimeScalar, { description: 'When the review was written.' })
  writtenAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the review was last changed; null if never.',
  })
  editedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The seller’s reply; null if there is none, or if a moderator removed it.',
  })
  answer!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the seller replied; null if there is no reply.',
  })
  answeredAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'True if the review is public: no moderator removed it, and its author wrote no later review of ' +
      'the same edition.',
  })
  isShown!: boolean;
}

export const ReviewConnection = connectionOf<Review>('Review', () => ReviewType);

@ObjectType('StarCount', {
  simpleResolvers: true,
  description: 'The number of reviews with a given number of stars.',
})
class StarCountType implements StarCount {
  @Field(() => Int, { description: 'The stars, 1 to 5; half stars are rounded up.' })
  star!: number;

  @Field(() => Int, { description: 'The number of reviews.' })
  count!: number;
}

@ObjectType('ReviewSummary', {
  simpleResolvers: true,
  description: 'The number and the mean score of the reviews of an edition.',
})
export class ReviewSummaryType implements ReviewSummary {
  @Field(() => Float, { description: 'The mean score of the reviews, 10 to 100; 0 if there are no reviews.' })
  average!: number;

  @Field(() => Int, { description: 'The number of reviews.' })
  count!: number;

  @Field(() => [StarCountType], {
    description: 'The number of reviews for each number of stars, from five to one.',
  })
  stars!: StarCount[];
}

@ObjectType('Reputation', {
  simpleResolvers: true,
  description:
    'The record of a seller, computed from their last 100 orders that were sent or cancelled. Orders ' +
    'cancelled by the buyer do not count.',
})
export class ReputationType implements Reputation {
  @Field(() => Int, { description: 'The number of orders that the figures are based on: 5 to 100.' })
  orders!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The median time from order to dispatch, rounded up to whole days; null if nothing was sent.',
  })
  shipsWithinDays!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The percentage of returned rentals that the seller recorded as returned within three days of the due ' +
      'date; null without returned rentals.',
  })
  returnsOnTimePercent!: number | null;

  @Field(() => Int, {
    description: 'The percentage of orders that the seller cancelled, or did not confirm or ship in time.',
  })
  cancelledPercent!: number;
}
