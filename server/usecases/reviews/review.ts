import type { Viewer } from '../../domain/accounts/principal.js';
import { canSeeReview } from '../../domain/reviews/policies.js';
import type { StoredReview } from '../../persistence/queries/reviews/reviews.js';

/** A review as the viewer may see it. */
export type Review = StoredReview;

/** Returns the review; null if it is hidden from the viewer, for example because a moderator removed it. */
export function asSeenBy(viewer: Viewer, review: StoredReview): Review | null {
  return canSeeReview(viewer, review) ? review : null;
}
