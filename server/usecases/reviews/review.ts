import type { Viewer } from '../../domain/accounts/principal.js';
import type { ReviewTime } from '../../domain/reviews/review.js';
import { canSeeReview } from '../../domain/reviews/policies.js';
import type { StoredReview } from '../../persistence/queries/reviews/reviews.js';
import type { Scope } from '../scope.js';

/** A review as the viewer may see it. */
export type Review = StoredReview;

/** Returns the review; null if it is hidden from the viewer, for example because a moderator removed it. */
export function asSeenBy(viewer: Viewer, review: StoredReview): Review | null {
  return canSeeReview(viewer, review) ? review : null;
}

/** Returns the current time with the limits of the marketplace, which decide until when a review can be changed. */
export function timeIn({ clock, deadlineDays }: Pick<Scope, 'clock' | 'deadlineDays'>): ReviewTime {
  return { now: clock.now(), days: deadlineDays };
}
