/**
 * Events of reviews, by name, each with its details. A moderation action's reason is stored in the row with its
 * `actionId`.
 */
export interface ReviewEvents {
  ReviewWritten: { reviewId: string; authorId: string; sellerId: string };
  ReviewEdited: { reviewId: string; authorId: string };
  ReviewAnswered: { reviewId: string; authorId: string; sellerId: string };
  ReviewAnswerWithdrawn: { reviewId: string; authorId: string; sellerId: string };
  ReviewAnswerRemoved: { reviewId: string; authorId: string; sellerId: string; actionId: string };
  ReviewReported: { reportId: string; reviewId: string; reporterId: string };
  ReviewReportDismissed: { reportId: string; reviewId: string; actionId: string };
  ReviewRemoved: { reviewId: string; authorId: string; actionId: string };
  ReviewRestored: { reviewId: string; authorId: string; actionId: string };
}
