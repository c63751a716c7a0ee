import { can, type Viewer } from '../accounts/principal.js';
import {
  answerMissingProblem,
  answerProblem,
  editProblem,
  withdrawalProblem,
  type ReviewState,
  type ReviewTime,
} from './review.js';

type OfAuthor = Pick<ReviewState, 'authorId'>;

/** True if the review is visible, or the viewer is its author or a moderator. */
export function canSeeReview(viewer: Viewer, review: OfAuthor & Pick<ReviewState, 'isShown'>): boolean {
  return review.isShown || seesHidden(viewer, review);
}

/** True for the author, for `REVIEW_CHANGE_DAYS` days after writing, unless moderators removed the review. */
export function canEditReview(viewer: Viewer, review: ReviewState, time: ReviewTime): boolean {
  return viewer !== null && can(viewer, 'reviews:write') && editProblem(review, viewer.id, time) === null;
}

/** True for the seller if the review is visible and has no reply, and no moderator has removed an earlier reply. */
export function canAnswer(viewer: Viewer, review: ReviewState): boolean {
  if (viewer === null || !can(viewer, 'reviews:reply')) return false;
  return review.isShown && answerProblem(review, viewer.id) === null;
}

/** True for the seller if the review is visible and has a reply. */
export function canWithdrawAnswer(viewer: Viewer, review: ReviewState): boolean {
  if (viewer === null || !can(viewer, 'reviews:reply')) return false;
  return review.isShown && review.answer !== null && withdrawalProblem(review, viewer.id) === null;
}

/** True for a signed-in viewer if the review is visible, and another person wrote it or its reply. */
export function canReportReview(
  viewer: Viewer,
  review: OfAuthor & Pick<ReviewState, 'isShown' | 'answer'>,
): boolean {
  if (viewer === null || !can(viewer, 'reports:write')) return false;
  return review.isShown && isByOthers(review, viewer.id);
}

/** True for the author of the review if there is a reply to report. */
export function canReportAnswer(
  viewer: Viewer,
  review: OfAuthor & Pick<ReviewState, 'isShown' | 'answer'>,
): boolean {
  return viewer?.id === review.authorId && canReportReview(viewer, review);
}

/** True for moderators if there is a reply. */
export function canRemoveAnswer(
  viewer: Viewer,
  review: Pick<ReviewState, 'answer' | 'answerRemovalReason'>,
): boolean {
  return can(viewer, 'reviews:moderate') && answerMissingProblem(review) === null;
}

/** True if another person wrote the review or its reply. */
export function isByOthers(
  { authorId, answer }: OfAuthor & Pick<ReviewState, 'answer'>,
  id: string,
): boolean {
  return authorId !== id || answer !== null;
}

/** Returns the reason why a review was removed; null for viewers other than the author and moderators. */
export function removalReasonFor(
  viewer: Viewer,
  review: OfAuthor & Pick<ReviewState, 'removalReason'>,
): string | null {
  return seesHidden(viewer, review) ? review.removalReason : null;
}

/** Returns the reason why a reply was removed; null for viewers other than the seller and moderators. */
export function answerRemovalReasonFor(
  viewer: Viewer,
  review: Pick<ReviewState, 'sellerId' | 'answerRemovalReason'>,
): string | null {
  const isOwn = viewer?.id === review.sellerId && can(viewer, 'reviews:read');
  return isOwn || can(viewer, 'reviews:moderate') ? review.answerRemovalReason : null;
}

function seesHidden(viewer: Viewer, { authorId }: OfAuthor): boolean {
  return (viewer?.id === authorId && can(viewer, 'reviews:read')) || can(viewer, 'reviews:moderate');
}
