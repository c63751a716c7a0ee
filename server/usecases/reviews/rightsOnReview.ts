import {
  answerRemovalReasonFor,
  canAnswer,
  canEditReview,
  canRemoveAnswer,
  canReportAnswer,
  canReportReview,
  canWithdrawAnswer,
  removalReasonFor,
} from '../../domain/reviews/policies.js';
import type { Scope } from '../scope.js';
import { timeIn, type Review } from './review.js';

/** True for the author within `REVIEW_CHANGE_DAYS` days of writing, unless a moderator removed the review. */
export async function viewerCanEditReview(scope: Scope, review: Review): Promise<boolean> {
  return canEditReview(await scope.principal(), review, timeIn(scope));
}

/** True for the seller if the review is visible, has no reply, and no moderator removed an earlier reply. */
export async function viewerCanAnswer(scope: Scope, review: Review): Promise<boolean> {
  return canAnswer(await scope.principal(), review);
}

/** True for the seller if the review is visible and has a reply. */
export async function viewerCanWithdrawAnswer(scope: Scope, review: Review): Promise<boolean> {
  return canWithdrawAnswer(await scope.principal(), review);
}

/** True for the author if the review is visible and has a reply. */
export async function viewerCanReportAnswer(scope: Scope, review: Review): Promise<boolean> {
  return canReportAnswer(await scope.principal(), review);
}

/** True for moderators if the review has a reply. */
export async function viewerCanRemoveAnswer(scope: Scope, review: Review): Promise<boolean> {
  return canRemoveAnswer(await scope.principal(), review);
}

/**
 * Returns the reason why a moderator removed the reply. Null if no moderator did, or if the viewer is neither the
 * seller nor a moderator.
 */
export async function viewAnswerRemovalReason(scope: Scope, review: Review): Promise<string | null> {
  return answerRemovalReasonFor(await scope.principal(), review);
}

/** True if the viewer is logged in and can see the review. The author can report it only if it has a reply. */
export async function viewerCanReportReview(scope: Scope, review: Review): Promise<boolean> {
  return canReportReview(await scope.principal(), review);
}

/**
 * Returns the reason why a moderator removed the review. Null if no moderator did, or if the viewer is neither the
 * author nor a moderator.
 */
export async function viewRemovalReason(scope: Scope, review: Review): Promise<string | null> {
  return removalReasonFor(await scope.principal(), review);
}
