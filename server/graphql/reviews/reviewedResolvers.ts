import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Reputation } from '../../domain/reviews/reputation.js';
import type { ReviewSummary } from '../../domain/reviews/review.js';
import type { Edition } from '../../usecases/editions/viewEditions.js';
import type { Page } from '../../usecases/paging.js';
import { listReviews, type Review } from '../../usecases/reviews/findReviews.js';
import type { GraphQLContext } from '../context.js';
import { EditionType } from '../editions/EditionType.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { UserType } from '../users/UserType.js';
import { ReputationType, ReviewConnection, ReviewSummaryType, ReviewType } from './ReviewType.js';

/** The reviews of a book, whichever offer of it its readers received. */
@Resolver(() => EditionType)
export class ReviewsOfEditionResolver {
  @FieldResolver(() => ReviewConnection, {
    complexity: pageCost,
    description: 'What readers wrote about the book, newest first.',
  })
  reviews(
    @Root() { id }: Edition,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Review>> {
    return listReviews(scope, { editionId: id }, page);
  }

  @FieldResolver(() => ReviewSummaryType, { description: 'What the reviews come to.' })
  reviewSummary(@Root() { id }: Edition, @Ctx() { loaders }: GraphQLContext): Promise<ReviewSummary> {
    return loaders.reviewSummary.load(id);
  }

  @FieldResolver(() => ReviewType, {
    nullable: true,
    description: 'Your review of the book, also when administrators removed it; null when you wrote none.',
  })
  async viewerReview(@Root() { id }: Edition, @Ctx() { loaders }: GraphQLContext): Promise<Review | null> {
    return (await loaders.ownBookReview.load(id)).review;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether you can review the book: a copy was delivered to you, and you have not yet.',
  })
  async viewerCanReview(@Root() { id }: Edition, @Ctx() { loaders }: GraphQLContext): Promise<boolean> {
    return (await loaders.ownBookReview.load(id)).canReview;
  }
}

/** The reviews of a seller, and what is told of them from what happened. */
@Resolver(() => UserType)
export class ReviewsOfSellerResolver {
  @FieldResolver(() => ReviewConnection, {
    complexity: pageCost,
    description: 'What readers wrote about the seller, newest first.',
  })
  reviews(
    @Root() { id }: UserType,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Review>> {
    return listReviews(scope, { sellerId: id }, page);
  }

  @FieldResolver(() => ReputationType, {
    nullable: true,
    description:
      'What is told of the seller from what happened; null of fewer than five orders, which say nothing yet.',
  })
  reputation(@Root() { id }: UserType, @Ctx() { loaders }: GraphQLContext): Promise<Reputation | null> {
    return loaders.reputation.load(id);
  }

  @FieldResolver(() => ReviewType, {
    nullable: true,
    description: 'Your review of the seller, also when administrators removed it; null when you wrote none.',
  })
  async viewerReview(@Root() { id }: UserType, @Ctx() { loaders }: GraphQLContext): Promise<Review | null> {
    return (await loaders.ownSellerReview.load(id)).review;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether you can review the seller: something was delivered to you from them, and you have not yet.',
  })
  async viewerCanReview(@Root() { id }: UserType, @Ctx() { loaders }: GraphQLContext): Promise<boolean> {
    return (await loaders.ownSellerReview.load(id)).canReview;
  }
}
