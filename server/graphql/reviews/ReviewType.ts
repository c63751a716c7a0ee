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
    'What a reader wrote about a book (then it belongs to its edition and has a score) or about a seller. Its texts are ' +
    'plain: to be shown as they are, never as HTML.',
})
export class ReviewType
  extends NodeType
  implements Pick<Review, 'score' | 'text' | 'writtenAt' | 'editedAt' | 'answer' | 'answeredAt' | 'isShown'>
{
  @Field(() => Int, {
    nullable: true,
    description:
      'The score from 10 to 100: 10 for each half star. Of a seller, what its author rated the same order with; null ' +
      'when they did not.',
  })
  score!: number | null;

  @Field(() => String, { description: 'What its author wrote, at most 5000 characters.' })
  text!: string;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  writtenAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last changed; null when never.' })
  editedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'What the seller answered; null without an answer.' })
  answer!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the seller answered.' })
  answeredAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether everybody can see it: no administrator removed it, and its author has no later one of the same edition.',
  })
  isShown!: boolean;
}

/** One page of reviews. */
export const ReviewConnection = connectionOf<Review>('Review', () => ReviewType);

@ObjectType('StarCount', { simpleResolvers: true, description: 'How many reviews have a number of stars.' })
class StarCountType implements StarCount {
  @Field(() => Int, { description: 'The stars, 1 to 5; a half star counts with the whole one above it.' })
  star!: number;

  @Field(() => Int, { description: 'The number of reviews.' })
  count!: number;
}

@ObjectType('ReviewSummary', {
  simpleResolvers: true,
  description: 'What the reviews of an edition come to.',
})
export class ReviewSummaryType implements ReviewSummary {
  @Field(() => Float, { description: 'The mean of their scores, 0 to 100; 0 without reviews.' })
  average!: number;

  @Field(() => Int, { description: 'The number of reviews.' })
  count!: number;

  @Field(() => [StarCountType], { description: 'The reviews by stars, from five down to one.' })
  stars!: StarCount[];
}

@ObjectType('Reputation', {
  simpleResolvers: true,
  description:
    'What is told of a seller from what happened: their last orders, at most 100, that were sent or cancelled. Orders ' +
    'that their buyers cancelled are left out.',
})
export class ReputationType implements Reputation {
  @Field(() => Int, { description: 'The number of orders that the figures rest on: 5 to 100.' })
  orders!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The median of the days from order to dispatch, in whole days; null when none was sent.',
  })
  shipsWithinDays!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Of 100 rentals that came back, how many the seller took back by the third day after they were due; null when ' +
      'none came back.',
  })
  returnsOnTimePercent!: number | null;

  @Field(() => Int, {
    description: 'Of 100 orders, how many the seller cancelled or did not confirm in time.',
  })
  cancelledPercent!: number;
}
