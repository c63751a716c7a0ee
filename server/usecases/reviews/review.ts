import { isAdministrator, type Viewer } from '../../domain/orders/policies.js';
import type { StoredReview } from '../../persistence/queries/reviews/reviews.js';

/** A review as the viewer may see it. */
export type Review = StoredReview;

/** A review that is not shown is there for its author and for administrators only; null for everybody else. */
export function asSeenBy(viewer: Viewer, review: StoredReview): Review | null {
  return review.isShown || viewer?.id === review.authorId || isAdministrator(viewer) ? review : null;
}
