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
import { asSeenBy, type Review } from './review.js';

/**
 * The viewer changes a review of theirs; answers its id. Refuses REVIEW_NOT_FOUND, REVIEWER_ONLY, REVIEW_REMOVED, and
 * REVIEW_TOO_OLD after 30 days.
 */
export async function editReview(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'reviews:write');
  const { reviewId, stars, text } = await readInput(editReviewSchema, input);
  await scope.rateLimits.consume('rating', viewer.id);
  const now = scope.clock.now();
  await scope.database.transaction(async (tx) => {
    const review = await visibleReview(viewer, tx, reviewId);
    const problem = editProblem(review, viewer.id, now);
    if (problem) throw new DomainError([problem]);
    const score = stars === undefined ? {} : { score: changedScore(review, stars) };
    await tx.update(ReviewEntity, { id: reviewId }, { ...(text && { text }), ...score, editedAt: now });
    await record(scope, tx, { type: 'ReviewEdited', reviewId, authorId: viewer.id });
  });
  return reviewId;
}

/**
 * The seller who is reviewed, or from whom the reviewed book came, answers; answers the id of the review. Refuses
 * REVIEW_NOT_FOUND, SELLER_ONLY, ALREADY_ANSWERED, and ANSWER_REMOVED after administrators removed an answer.
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
 * The seller takes their answer back, which deletes it; answers the id of the review. To say it again changes nothing.
 * Refuses REVIEW_NOT_FOUND, SELLER_ONLY, NOT_ANSWERED, and ANSWER_REMOVED after administrators removed the answer.
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

/** A review that the viewer can see, while nobody else changes it. */
async function visibleReview(viewer: Viewer, tx: Transaction, id: string): Promise<Review> {
  const stored = await lockedReview(tx, id);
  const review = stored && asSeenBy(viewer, stored);
  return review ?? refuse('REVIEW_NOT_FOUND', { field: ['reviewId'] });
}
