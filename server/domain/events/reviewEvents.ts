/** What happens to reviews of books and of sellers; an action is kept with its reason under its id. */
export interface ReviewEvents {
  /** A reader reviewed a book or a seller that an order brought them. */
  ReviewWritten: { reviewId: string; authorId: string; sellerId: string };
  /** Its author changed a review. */
  ReviewEdited: { reviewId: string; authorId: string };
  /** The seller answered a review. */
  ReviewAnswered: { reviewId: string; authorId: string; sellerId: string };
  /** Somebody told the administrators what is wrong with a review. */
  ReviewReported: { reportId: string; reviewId: string; reporterId: string };
  /** An administrator settled a report with which nothing is wrong. */
  ReviewReportDismissed: { reportId: string; reviewId: string; actionId: string };
  /** An administrator took a review off the site. */
  ReviewRemoved: { reviewId: string; authorId: string; actionId: string };
  /** An administrator put a review back that one had removed. */
  ReviewRestored: { reviewId: string; authorId: string; actionId: string };
}
