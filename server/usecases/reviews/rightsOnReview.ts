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
import type { Review } from './review.js';

/** True if the viewer may change the review now. */
export async function viewerCanEditReview(scope: Scope, review: Review): Promise<boolean> {
  return canEditReview(await scope.principal(), review, scope.clock.now());
}

/** True if the viewer may reply to the review. */
export async function viewerCanAnswer(scope: Scope, review: Review): Promise<boolean> {
  return canAnswer(await scope.principal(), review);
}

/** True if the viewer may withdraw the reply to the review. */
export async function viewerCanWithdrawAnswer(scope: Scope, review: Review): Promise<boolean> {
  return canWithdrawAnswer(await scope.principal(), review);
}

/** True if the viewer wrote the review and may report the reply to it. */
export async function viewerCanReportAnswer(scope: Scope, review: Review): Promise<boolean> {
  return canReportAnswer(await scope.principal(), review);
}

/** True if the viewer may remove the reply to the review, as a moderator. */
export async function viewerCanRemoveAnswer(scope: Scope, review: Review): Promise<boolean> {
  return canRemoveAnswer(await scope.principal(), review);
}

/** Returns why the reply to the review was removed, if the viewer may know; null otherwise. */
export async function viewAnswerRemovalReason(scope: Scope, review: Review): Promise<string | null> {
  return answerRemovalReasonFor(await scope.principal(), review);
}

/** True if the viewer may report the review. */
export async function viewerCanReportReview(scope: Scope, review: Review): Promise<boolean> {
  return canReportReview(await scope.principal(), review);
}

/** Returns why the review was removed, if the viewer may know; null otherwise. */
export async function viewRemovalReason(scope: Scope, review: Review): Promise<string | null> {
  return removalReasonFor(await scope.principal(), review);
}
