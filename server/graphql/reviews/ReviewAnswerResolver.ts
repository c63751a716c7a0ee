import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { removeReviewAnswer } from '../../usecases/moderation/moderateReview.js';
import { withdrawReviewAnswer } from '../../usecases/reviews/changeReview.js';
import type { Review } from '../../usecases/reviews/findReviews.js';
import {
  viewAnswerRemovalReason,
  viewerCanRemoveAnswer,
  viewerCanReportAnswer,
  viewerCanWithdrawAnswer,
} from '../../usecases/reviews/rightsOnReview.js';
import type { GraphQLContext } from '../context.js';
import { payload } from '../schema/payload.js';
import { RemoveReviewAnswerInput, WithdrawReviewAnswerInput } from './ReviewInputs.js';
import { RemoveReviewAnswerPayload, WithdrawReviewAnswerPayload } from './ReviewPayloads.js';
import { reviewNow } from './reviewNow.js';
import { ReviewType } from './ReviewType.js';

/** Withdrawal of a reply by its seller, and removal by a moderator. The review itself stays. */
@Resolver(() => ReviewType)
export class ReviewAnswerResolver {
  @FieldResolver(() => Boolean, {
    description: 'True if you are the seller and can withdraw your reply.',
  })
  viewerCanWithdrawAnswer(@Root() review: Review, @Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return viewerCanWithdrawAnswer(scope, review);
  }

  @FieldResolver(() => Boolean, {
    description:
      'True if you wrote the review and can report the seller’s reply, with `reportReview`. `viewerCanReport` is ' +
      'then also true.',
  })
  viewerCanReportAnswer(@Root() review: Review, @Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return viewerCanReportAnswer(scope, review);
  }

  @FieldResolver(() => Boolean, {
    description: 'True if you are a moderator and can remove the seller’s reply.',
  })
  viewerCanRemoveAnswer(@Root() review: Review, @Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return viewerCanRemoveAnswer(scope, review);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The reason why a moderator removed the reply. Shown only to the seller and to moderators. ' +
      'Null for everyone else, and if the reply was not removed.',
  })
  answerRemovalReason(@Root() review: Review, @Ctx() { scope }: GraphQLContext): Promise<string | null> {
    return viewAnswerRemovalReason(scope, review);
  }

  @Mutation(() => WithdrawReviewAnswerPayload, {
    description:
      'Deletes your reply to a review. You can write a new reply afterwards. Repeating the call changes ' +
      'nothing.',
  })
  withdrawReviewAnswer(
    @Arg('input', () => WithdrawReviewAnswerInput) input: WithdrawReviewAnswerInput,
    @Ctx() context: GraphQLContext,
  ): Promise<WithdrawReviewAnswerPayload> {
    return payload(async () => reviewNow(context, await withdrawReviewAnswer(context.scope, input)));
  }

  @Mutation(() => RemoveReviewAnswerPayload, {
    description:
      'Removes the seller’s reply from the site; the review stays. Closes the report that the reviewer ' +
      'made about the reply. Reports by other accounts stay open, because they may be about the review. ' +
      'For moderators only.',
  })
  removeReviewAnswer(
    @Arg('input', () => RemoveReviewAnswerInput) input: RemoveReviewAnswerInput,
    @Ctx() context: GraphQLContext,
  ): Promise<RemoveReviewAnswerPayload> {
    return payload(async () => reviewNow(context, await removeReviewAnswer(context.scope, input)));
  }
}
