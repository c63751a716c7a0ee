import { assertMayReportMore } from '../../domain/catalogue/moderation.js';
import { isByOthers } from '../../domain/reviews/policies.js';
import { reportReviewSchema } from '../../domain/reviews/reviewModeration.js';
import { refuse } from '../../domain/shared/errors.js';
import { ReviewReportEntity } from '../../persistence/entities/reviews.js';
import { newId } from '../../persistence/ids.js';
import { heldOpenReportsOf } from '../../persistence/queries/moderation/moderation.js';
import { record } from '../record.js';
import { readInput } from '../readInput.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { requireReview } from './findReviews.js';

/**
 * Reports a review to the moderators; a report by its author is about the seller's reply. Throws REVIEW_NOT_FOUND
 * if the viewer may not see the review, OWN_REVIEW if the viewer wrote it and it has no reply,
 * ALREADY_REPORTED_REVIEW if the viewer already has an open report on it, and REPORTS_LIMIT if the viewer already has
 * 20 open reports.
 */
export async function reportReview(scope: Scope, input: unknown): Promise<void> {
  const viewer = await requireAbility(scope, 'reports:write');
  const { reviewId, reason, note } = await readInput(reportReviewSchema, input);
  const review = await requireReview(scope, reviewId, ['reviewId']);
  if (!isByOthers(review, viewer.id)) return refuse('OWN_REVIEW', { field: ['reviewId'] });
  const report = { id: newId('reviewreport'), reviewId, reporterId: viewer.id, reason, note };
  await scope.database.transaction(async (tx) => {
    const reported = await heldOpenReportsOf(tx, viewer.id);
    if (reported.includes(reviewId)) refuse('ALREADY_REPORTED_REVIEW', { field: ['reviewId'] });
    assertMayReportMore(reported.length);
    await tx.insert(ReviewReportEntity, { ...report, createdAt: scope.clock.now() });
    const { id: reportId, reporterId } = report;
    await record(scope, tx, { type: 'ReviewReported', reportId, reviewId, reporterId });
  });
}
