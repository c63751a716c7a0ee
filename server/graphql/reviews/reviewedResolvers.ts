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

/** Reviews of an edition. Buyers of any of the edition's listings can write one. */
@Resolver(() => EditionType)
export class ReviewsOfEditionResolver {
  @FieldResolver(() => ReviewConnection, {
    complexity: pageCost,
    description: 'The reviews of the book, newest first.',
  })
  reviews(
    @Root() { id }: Edition,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Review>> {
    return listReviews(scope, { editionId: id }, page);
  }

  @FieldResolver(() => ReviewSummaryType, { description: 'The number and the mean score of the reviews.' })
  reviewSummary(@Root() { id }: Edition, @Ctx() { loaders }: GraphQLContext): Promise<ReviewSummary> {
    return loaders.reviewSummary.load(id);
  }

  @FieldResolver(() => ReviewType, {
    nullable: true,
    description: 'Your review of the book, even if a moderator removed it; null if you wrote none.',
  })
  async viewerReview(@Root() { id }: Edition, @Ctx() { loaders }: GraphQLContext): Promise<Review | null> {
    return (await loaders.ownBookReview.load(id)).review;
  }

  @FieldResolver(() => Boolean, {
    description:
      'True if you can review the book: a copy was delivered to you, and you have not reviewed it yet.',
  })
  async viewerCanReview(@Root() { id }: Edition, @Ctx() { loaders }: GraphQLContext): Promise<boolean> {
    return (await loaders.ownBookReview.load(id)).canReview;
  }
}

/** Reviews of a seller, and the seller's reputation. */
@Resolver(() => UserType)
export class ReviewsOfSellerResolver {
  @FieldResolver(() => ReviewConnection, {
    complexity: pageCost,
    description: 'The reviews of the seller, newest first.',
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
    description: 'The record of the seller; null if the seller has fewer than five orders.',
  })
  reputation(@Root() { id }: UserType, @Ctx() { loaders }: GraphQLContext): Promise<Reputation | null> {
    return loaders.reputation.load(id);
  }

  @FieldResolver(() => ReviewType, {
    nullable: true,
    description: 'Your review of the seller, even if a moderator removed it; null if you wrote none.',
  })
  async viewerReview(@Root() { id }: UserType, @Ctx() { loaders }: GraphQLContext): Promise<Review | null> {
    return (await loaders.ownSellerReview.load(id)).review;
  }

  @FieldResolver(() => Boolean, {
    description:
      'True if you can review the seller: an order of yours was delivered, and you have not reviewed the seller yet.',
  })
  async viewerCanReview(@Root() { id }: UserType, @Ctx() { loaders }: GraphQLContext): Promise<boolean> {
    return (await loaders.ownSellerReview.load(id)).canReview;
  }
}
