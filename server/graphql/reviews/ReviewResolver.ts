import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import {
  viewerCanAnswer,
  viewerCanEditReview,
  viewerCanReportReview,
} from '../../usecases/reviews/rightsOnReview.js';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import type { Book } from '../../usecases/catalogue/book.js';
import type { Edition } from '../../usecases/editions/viewEditions.js';
import type { Page } from '../../usecases/paging.js';
import { answerReview, editReview } from '../../usecases/reviews/changeReview.js';
import { listReviewsToAnswer, type Review } from '../../usecases/reviews/findReviews.js';
import { reportReview } from '../../usecases/reviews/reportReview.js';
import { reviewBook, reviewSeller } from '../../usecases/reviews/writeReview.js';
import { BookType } from '../books/BookType.js';
import type { GraphQLContext } from '../context.js';
import { EditionType } from '../editions/EditionType.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { UserType } from '../users/UserType.js';
import { reviewNow } from './reviewNow.js';
import {
  AnswerReviewInput,
  EditReviewInput,
  ReportReviewInput,
  ReviewBookInput,
  ReviewSellerInput,
} from './ReviewInputs.js';
import {
  AnswerReviewPayload,
  EditReviewPayload,
  ReportReviewPayload,
  ReviewBookPayload,
  ReviewSellerPayload,
} from './ReviewPayloads.js';
import { ReviewConnection, ReviewType } from './ReviewType.js';

/** Reviews of books and sellers, and the replies of sellers. */
@Resolver(() => ReviewType)
export class ReviewResolver {
  @Query(() => ReviewType, {
    nullable: true,
    description: 'A review by ID. Null if it does not exist or is not visible to you.',
  })
  review(@Arg('id', () => ID) id: string, @Ctx() { loaders }: GraphQLContext): Promise<Review | null> {
    return loaders.review.load(id);
  }

  @Query(() => ReviewConnection, {
    complexity: pageCost,
    description:
      'The reviews that you have not replied to, newest first: reviews of you as a seller, and reviews of books ' +
      'that the reviewer received from you.',
  })
  reviewsToAnswer(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Review>> {
    return listReviewsToAnswer(scope, page);
  }

  @FieldResolver(() => UserType, { description: 'The reviewer.' })
  author(@Root() { authorId }: Review, @Ctx() { loaders }: GraphQLContext): Promise<PublicAccount | null> {
    return loaders.account.load(authorId);
  }

  @FieldResolver(() => UserType, {
    description: 'The reviewed seller, or the seller of the reviewed book. This seller can reply.',
  })
  seller(@Root() { sellerId }: Review, @Ctx() { loaders }: GraphQLContext): Promise<PublicAccount | null> {
    return loaders.account.load(sellerId);
  }

  @FieldResolver(() => EditionType, {
    nullable: true,
    description: 'The reviewed book; null for a review of a seller.',
  })
  async edition(@Root() { editionId }: Review, @Ctx() { loaders }: GraphQLContext): Promise<Edition | null> {
    return editionId === null ? null : loaders.edition.load(editionId);
  }

  @FieldResolver(() => BookType, {
    nullable: true,
    description: 'The listing that the reviewer received; null for a review of a seller.',
  })
  async book(@Root() { bookId }: Review, @Ctx() { loaders }: GraphQLContext): Promise<Book | null> {
    return bookId === null ? null : loaders.book.load(bookId);
  }

  @FieldResolver(() => Boolean, {
    description:
      'True if you wrote the review within the last `REVIEW_CHANGE_DAYS` days and can still change it.',
  })
  async viewerCanEdit(@Root() review: Review, @Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return viewerCanEditReview(scope, review);
  }

  @FieldResolver(() => Boolean, {
    description: 'True if you are the seller, there is no reply, and no moderator removed one.',
  })
  async viewerCanAnswer(@Root() review: Review, @Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return viewerCanAnswer(scope, review);
  }

  @FieldResolver(() => Boolean, { description: 'True if you can report the review to the moderators.' })
  async viewerCanReport(@Root() review: Review, @Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return viewerCanReportReview(scope, review);
  }

  @Mutation(() => ReviewBookPayload, {
    description:
      'Reviews a book that was delivered to you. You can write only one review of each edition, even if ' +
      'you ordered it from several sellers.',
  })
  reviewBook(
    @Arg('input', () => ReviewBookInput) input: ReviewBookInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ReviewBookPayload> {
    return payload(async () => reviewNow(context, await reviewBook(context.scope, input)));
  }

  @Mutation(() => ReviewSellerPayload, {
    description:
      'Reviews a seller after an order of yours was delivered. You can write one review of each seller.',
  })
  reviewSeller(
    @Arg('input', () => ReviewSellerInput) input: ReviewSellerInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ReviewSellerPayload> {
    return payload(async () => reviewNow(context, await reviewSeller(context.scope, input)));
  }

  @Mutation(() => EditReviewPayload, {
    description: 'Changes one of your reviews, within `REVIEW_CHANGE_DAYS` days of writing it.',
  })
  editReview(
    @Arg('input', () => EditReviewInput) input: EditReviewInput,
    @Ctx() context: GraphQLContext,
  ): Promise<EditReviewPayload> {
    return payload(async () => reviewNow(context, await editReview(context.scope, input)));
  }

  @Mutation(() => AnswerReviewPayload, {
    description:
      'Replies to a review of you as a seller, or of a book that you delivered to the reviewer. A review can have ' +
      'one reply.',
  })
  answerReview(
    @Arg('input', () => AnswerReviewInput) input: AnswerReviewInput,
    @Ctx() context: GraphQLContext,
  ): Promise<AnswerReviewPayload> {
    return payload(async () => reviewNow(context, await answerReview(context.scope, input)));
  }

  @Mutation(() => ReportReviewPayload, {
    description:
      'Reports a review, or the seller’s reply to your own review, to the moderators. Refused while you ' +
      'have an open report on the review.',
  })
  reportReview(
    @Arg('input', () => ReportReviewInput) input: ReportReviewInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<ReportReviewPayload> {
    return payload(async () => {
      await reportReview(scope, input);
      return {};
    });
  }
}
