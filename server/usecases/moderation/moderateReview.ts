import { answerMissingProblem } from '../../domain/reviews/review.js';
import {
  dismissReviewReportSchema,
  removeReviewAnswerSchema,
  removeReviewSchema,
  restoreReviewSchema,
} from '../../domain/reviews/reviewModeration.js';
import { DomainError, parseInput, refuse } from '../../domain/shared/errors.js';
import { ReviewEntity, ReviewReportEntity } from '../../persistence/entities/reviews.js';
import {
  lockedReviewReport,
  resolveReportOfAuthor,
  resolveReviewReports,
} from '../../persistence/queries/reviews/reviewModeration.js';
import { lockedReview } from '../../persistence/queries/reviews/reviews.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { recordAction } from './recordAction.js';

const NOT_FOUND = { field: ['reviewId'] };

/**
 * Removes a review for a reason that its author can read, and settles the reports on the review. Returns the review's
 * id. Throws REVIEW_NOT_FOUND if the review is unknown, and REVIEW_REMOVED if it is already removed.
 */
export async function removeReview(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'reviews:moderate');
  const { reviewId, reason } = parseInput(removeReviewSchema, input);
  const now = scope.clock.now();
  await scope.database.transaction(async (tx) => {
    const { authorId, removalReason } =
      (await lockedReview(tx, reviewId)) ?? refuse('REVIEW_NOT_FOUND', NOT_FOUND);
    if (removalReason !== null) refuse('REVIEW_REMOVED', { ...NOT_FOUND, values: { reason: removalReason } });
    const kind = 'REMOVE_REVIEW';
    const removedBy = await recordAction(tx, { kind, actorId: viewer.id, reviewId, reason, now });
    await tx.update(ReviewEntity, { id: reviewId }, { removedBy });
    await resolveReviewReports(tx, reviewId, removedBy);
    await record(scope, tx, { type: 'ReviewRemoved', reviewId, authorId, actionId: removedBy });
  });
  return reviewId;
}

/**
 * Restores a review that a moderator removed, and returns its id. Throws REVIEW_NOT_FOUND if the review is unknown,
 * and REVIEW_NOT_REMOVED if it is not removed.
 */
export async function restoreReview(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'reviews:moderate');
  const { reviewId } = parseInput(restoreReviewSchema, input);
  const now = scope.clock.now();
  await scope.database.transaction(async (tx) => {
    const { authorId, removalReason } =
      (await lockedReview(tx, reviewId)) ?? refuse('REVIEW_NOT_FOUND', NOT_FOUND);
    if (removalReason === null) refuse('REVIEW_NOT_REMOVED', NOT_FOUND);
    const actionId = await recordAction(tx, { kind: 'RESTORE_REVIEW', actorId: viewer.id, reviewId, now });
    await tx.update(ReviewEntity, { id: reviewId }, { removedBy: null });
    await record(scope, tx, { type: 'ReviewRestored', reviewId, authorId, actionId });
  });
  return reviewId;
}

/**
 * Removes a seller's reply for a reason that the seller can read, and returns the id of the review, which stays.
 * Settles the open report by the review's author, which can only be about the reply. Reports by others stay open,
 * because they may be about the review. Throws REVIEW_NOT_FOUND if the review is unknown, NOT_ANSWERED if it has no
 * reply, and ANSWER_REMOVED if the reply is already removed.
 */
export async function removeReviewAnswer(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'reviews:moderate');
  const { reviewId, reason } = parseInput(removeReviewAnswerSchema, input);
  const now = scope.clock.now();
  await scope.database.transaction(async (tx) => {
    const review = (await lockedReview(tx, reviewId)) ?? refuse('REVIEW_NOT_FOUND', NOT_FOUND);
    const problem = answerMissingProblem(review);
    if (problem) throw new DomainError([{ ...problem, ...NOT_FOUND }]);
    const kind = 'REMOVE_REVIEW_ANSWER';
    const actionId = await recordAction(tx, { kind, actorId: viewer.id, reviewId, reason, now });
    await tx.update(ReviewEntity, { id: reviewId }, { answerRemovedBy: actionId });
    const { authorId, sellerId } = review;
    await resolveReportOfAuthor(tx, { reviewId, authorId }, actionId);
    await record(scope, tx, { type: 'ReviewAnswerRemoved', reviewId, authorId, sellerId, actionId });
  });
  return reviewId;
}

/**
 * Dismisses an unfounded report; the review does not change. Throws REPORT_NOT_FOUND if the report is unknown or
 * already settled.
 */
export async function dismissReviewReport(scope: Scope, input: unknown): Promise<void> {
  const viewer = await requireAbility(scope, 'reviews:moderate');
  const { reportId, reason } = parseInput(dismissReviewReportSchema, input);
  const now = scope.clock.now();
  await scope.database.transaction(async (tx) => {
    const { reviewId } =
      (await lockedReviewReport(tx, reportId)) ?? refuse('REPORT_NOT_FOUND', { field: ['reportId'] });
    const kind = 'DISMISS_REVIEW_REPORT';
    const actionId = await recordAction(tx, { kind, actorId: viewer.id, reviewId, reason, now });
    await tx.update(ReviewReportEntity, { id: reportId }, { resolvedBy: actionId });
    await record(scope, tx, { type: 'ReviewReportDismissed', reportId, reviewId, actionId });
  });
}
