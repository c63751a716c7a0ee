import { can, type Viewer } from '../accounts/principal.js';
import { answerProblem, editProblem, type ReviewState } from './review.js';

type OfAuthor = Pick<ReviewState, 'authorId'>;

/** A review that is not shown is there for its author and for moderators only. */
export function canSeeReview(viewer: Viewer, review: OfAuthor & Pick<ReviewState, 'isShown'>): boolean {
  return review.isShown || seesHidden(viewer, review);
}

/** Its author can change a review for 30 days, unless moderators removed it. */
export function canEditReview(viewer: Viewer, review: ReviewState, now: Date): boolean {
  return viewer !== null && can(viewer, 'reviews:write') && editProblem(review, viewer.id, now) === null;
}

/** The seller can answer a review that is shown, once. */
export function canAnswer(viewer: Viewer, review: ReviewState): boolean {
  if (viewer === null || !can(viewer, 'reviews:reply')) return false;
  return review.isShown && answerProblem(review, viewer.id) === null;
}

/** Everybody signed in can report what others wrote: the author of a review can report the seller's answer. */
export function canReportReview(
  viewer: Viewer,
  review: OfAuthor & Pick<ReviewState, 'isShown' | 'answer'>,
): boolean {
  if (viewer === null || !can(viewer, 'reports:write')) return false;
  return review.isShown && isByOthers(review, viewer.id);
}

/** True if somebody other than this person wrote a part of the review. */
export function isByOthers(
  { authorId, answer }: OfAuthor & Pick<ReviewState, 'answer'>,
  id: string,
): boolean {
  return authorId !== id || answer !== null;
}

/** Why a review was removed is for its author and for moderators to know. */
export function removalReasonFor(
  viewer: Viewer,
  review: OfAuthor & Pick<ReviewState, 'removalReason'>,
): string | null {
  return seesHidden(viewer, review) ? review.removalReason : null;
}

function seesHidden(viewer: Viewer, { authorId }: OfAuthor): boolean {
  return (viewer?.id === authorId && can(viewer, 'reviews:read')) || can(viewer, 'reviews:moderate');
}
