import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { viewerCanModerate } from '../../usecases/moderation/rightsToModerate.js';
import { viewRemovalReason } from '../../usecases/reviews/rightsOnReview.js';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import type { ModerationAction } from '../../usecases/moderation/listModeration.js';
import { listReviewReports, type OpenReviewReport } from '../../usecases/moderation/listReviewReports.js';
import {
  dismissReviewReport,
  removeReview,
  restoreReview,
} from '../../usecases/moderation/moderateReview.js';
import type { Page } from '../../usecases/paging.js';
import type { Review } from '../../usecases/reviews/findReviews.js';
import type { GraphQLContext } from '../context.js';
import { ModerationActionType } from '../moderation/ModerationTypes.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { UserType } from '../users/UserType.js';
import { DismissReviewReportInput, RemoveReviewInput, RestoreReviewInput } from './ReviewInputs.js';
import { DismissReviewReportPayload, RemoveReviewPayload, RestoreReviewPayload } from './ReviewPayloads.js';
import { reviewNow } from './reviewNow.js';
import { ReviewReportConnection, ReviewReportType } from './ReviewReportType.js';
import { ReviewType } from './ReviewType.js';

/** Moderation of reviews. The list of reports and the mutations require `reviews:moderate`. */
@Resolver(() => ReviewType)
export class ReviewModerationResolver {
  @Query(() => ReviewReportConnection, {
    complexity: pageCost,
    description:
      'The open reports on reviews, oldest first. For moderators only. Each read is recorded in the audit log.',
  })
  reviewReports(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<OpenReviewReport>> {
    return listReviewReports(scope, page);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The reason why a moderator removed the review. Shown only to its author and to moderators. ' +
      'Null for everyone else, and if the review was not removed.',
  })
  removalReason(@Root() review: Review, @Ctx() { scope }: GraphQLContext): Promise<string | null> {
    return viewRemovalReason(scope, review);
  }

  @FieldResolver(() => Boolean, {
    description: 'True if you are a moderator and can remove the review, or restore it if it was removed.',
  })
  viewerCanModerate(@Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return viewerCanModerate(scope, 'reviews');
  }

  @Mutation(() => RemoveReviewPayload, {
    description: 'Removes a review from the site and settles its reports. For moderators only.',
  })
  removeReview(
    @Arg('input', () => RemoveReviewInput) input: RemoveReviewInput,
    @Ctx() context: GraphQLContext,
  ): Promise<RemoveReviewPayload> {
    return payload(async () => reviewNow(context, await removeReview(context.scope, input)));
  }

  @Mutation(() => RestoreReviewPayload, {
    description: 'Puts a removed review back on the site. For moderators only.',
  })
  restoreReview(
    @Arg('input', () => RestoreReviewInput) input: RestoreReviewInput,
    @Ctx() context: GraphQLContext,
  ): Promise<RestoreReviewPayload> {
    return payload(async () => reviewNow(context, await restoreReview(context.scope, input)));
  }

  @Mutation(() => DismissReviewReportPayload, {
    description: 'Dismisses a report on a review; the review stays as it is. For moderators only.',
  })
  dismissReviewReport(
    @Arg('input', () => DismissReviewReportInput) input: DismissReviewReportInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<DismissReviewReportPayload> {
    return payload(async () => {
      await dismissReviewReport(scope, input);
      return {};
    });
  }
}

@Resolver(() => ReviewReportType)
export class ReviewReportResolver {
  @FieldResolver(() => ReviewType, { nullable: true, description: 'The reported review.' })
  review(@Root() { reviewId }: OpenReviewReport, @Ctx() { loaders }: GraphQLContext): Promise<Review | null> {
    return loaders.review.load(reviewId);
  }

  @FieldResolver(() => UserType, { description: 'The account that made the report.' })
  reporter(
    @Root() { reporterId }: OpenReviewReport,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> {
    return loaders.account.load(reporterId);
  }
}

@Resolver(() => ModerationActionType)
export class ReviewOfActionResolver {
  @FieldResolver(() => ReviewType, {
    nullable: true,
    description: 'The review that the action concerned, if any.',
  })
  async review(
    @Root() { reviewId }: ModerationAction,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<Review | null> {
    return reviewId === null ? null : loaders.review.load(reviewId);
  }
}
