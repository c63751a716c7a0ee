import type { Viewer } from '../../domain/accounts/principal.js';
import {
  answerProblem,
  answerReviewSchema,
  changedScore,
  editProblem,
  editReviewSchema,
  withdrawalProblem,
  withdrawAnswerSchema,
} from '../../domain/reviews/review.js';
import { DomainError, refuse } from '../../domain/shared/errors.js';
import { ReviewEntity } from '../../persistence/entities/reviews.js';
import { lockedReview } from '../../persistence/queries/reviews/reviews.js';
import type { Transaction } from '../../persistence/transaction.js';
import { record } from '../record.js';
import { readInput } from '../readInput.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { asSeenBy, timeIn, type Review } from './review.js';

/**
 * Changes the viewer's review and returns its id. Throws REVIEW_NOT_FOUND if the viewer may not see the review,
 * REVIEWER_ONLY if another person wrote it, REVIEW_REMOVED if a moderator removed it, REVIEW_TOO_OLD if it is more
 * than `REVIEW_CHANGE_DAYS` days old, and TOO_MANY_ATTEMPTS beyond 60 reviews and ratings a minute.
 */
export async function editReview(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'reviews:write');
  const { reviewId, stars, text } = await readInput(editReviewSchema, input);
  await scope.rateLimits.consume('rating', viewer.id);
  const time = timeIn(scope);
  await scope.database.transaction(async (tx) => {
    const review = await visibleReview(viewer, tx, reviewId);
    const problem = editProblem(review, viewer.id, time);
    if (problem) throw new DomainError([problem]);
    const score = stars === undefined ? {} : { score: changedScore(review, stars) };
    await tx.update(ReviewEntity, { id: reviewId }, { ...(text && { text }), ...score, editedAt: time.now });
    await record(scope, tx, { type: 'ReviewEdited', reviewId, authorId: viewer.id });
  });
  return reviewId;
}

/**
 * Publishes the seller's reply to a review and returns the id of the review. The viewer must be the reviewed seller
 * or, for a review of a book, the seller who sent the book to the author. Throws REVIEW_NOT_FOUND if the viewer may
 * not see the review, SELLER_ONLY if the viewer is not that seller, ALREADY_ANSWERED if the review has a reply, and
 * ANSWER_REMOVED if a moderator removed an earlier reply.
 */
export async function answerReview(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'reviews:reply');
  const { reviewId, text } = await readInput(answerReviewSchema, input);
  await scope.database.transaction(async (tx) => {
    const review = await visibleReview(viewer, tx, reviewId);
    const problem = answerProblem(review, viewer.id);
    if (problem) throw new DomainError([problem]);
    await tx.update(
      ReviewEntity,
      { id: reviewId },
      { answer: text, answeredAt: scope.clock.now(), answerWithdrawnAt: null },
    );
    const { authorId, sellerId } = review;
    await record(scope, tx, { type: 'ReviewAnswered', reviewId, authorId, sellerId });
  });
  return reviewId;
}

/**
 * Deletes the seller's reply to a review and returns the id of the review. A repeated call changes nothing. Throws
 * REVIEW_NOT_FOUND if the viewer may not see the review, SELLER_ONLY if the viewer is not the seller who may reply,
 * NOT_ANSWERED if the review never had a reply, and ANSWER_REMOVED if a moderator removed the reply.
 */
export async function withdrawReviewAnswer(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'reviews:reply');
  const { reviewId } = await readInput(withdrawAnswerSchema, input);
  await scope.database.transaction(async (tx) => {
    const review = await visibleReview(viewer, tx, reviewId);
    const problem = withdrawalProblem(review, viewer.id);
    if (problem) throw new DomainError([problem]);
    if (review.answerWithdrawnAt !== null) return;
    const withdrawn = { answer: null, answeredAt: null, answerWithdrawnAt: scope.clock.now() };
    await tx.update(ReviewEntity, { id: reviewId }, withdrawn);
    const { authorId, sellerId } = review;
    await record(scope, tx, { type: 'ReviewAnswerWithdrawn', reviewId, authorId, sellerId });
  });
  return reviewId;
}

/** Returns a review and locks it. Throws REVIEW_NOT_FOUND if the viewer may not see it. */
async function visibleReview(viewer: Viewer, tx: Transaction, id: string): Promise<Review> {
  const stored = await lockedReview(tx, id);
  const review = stored && asSeenBy(viewer, stored);
  return review ?? refuse('REVIEW_NOT_FOUND', { field: ['reviewId'] });
}
