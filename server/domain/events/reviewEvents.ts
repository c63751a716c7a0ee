/** Events of reviews of books and sellers. The reason of a moderation action is stored under the action's id. */
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
