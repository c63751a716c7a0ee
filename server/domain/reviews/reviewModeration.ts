import { z } from 'zod';
import { idField, LONGEST_REASON, optionalText, requiredText } from '../shared/fields.js';

export const ReviewReportReason = {
  OFFENSIVE: 'OFFENSIVE',
  ADVERTISEMENT: 'ADVERTISEMENT',
  PERSONAL_DATA: 'PERSONAL_DATA',
  NOT_ABOUT_IT: 'NOT_ABOUT_IT',
  OTHER: 'OTHER',
} as const;
export type ReviewReportReason = keyof typeof ReviewReportReason;

const reasonField = requiredText(LONGEST_REASON, 'REASON_REQUIRED');

/** Input of a report on a review: a reason, and optional details. */
export const reportReviewSchema = z.object({
  reviewId: idField,
  reason: z.enum(ReviewReportReason, 'REVIEW_REPORT_REASON_REQUIRED'),
  note: optionalText(LONGEST_REASON),
});

/**
 * Input for moderation. A reason is required to remove a review or its reply, and to dismiss a report, but not to
 * restore a review.
 */
export const removeReviewSchema = z.object({ reviewId: idField, reason: reasonField });
export const removeReviewAnswerSchema = z.object({ reviewId: idField, reason: reasonField });
export const restoreReviewSchema = z.object({ reviewId: idField });
export const dismissReviewReportSchema = z.object({ reportId: idField, reason: reasonField });
