import { z } from 'zod';
import { overdueSince, type DeadlineDays } from '../orders/deadlines.js';
import { scoreOf, starsField } from '../orders/rating.js';
import { problem, type Problem } from '../shared/errors.js';
import { idField, optional, requiredText } from '../shared/fields.js';

/** Maximum number of characters of a review, and of a reply to one. */
export const LONGEST_REVIEW = 5000;

const textField = requiredText(LONGEST_REVIEW);

/** Input of a review of a book: its stars and text. */
export const reviewBookSchema = z.object({ bookId: idField, stars: starsField, text: textField });

/** Input of a review of a seller: only a text, because stars are given for each order. */
export const reviewSellerSchema = z.object({ sellerId: idField, text: textField });

/** Input that changes a review. Absent fields keep their values. */
export const editReviewSchema = z.object({
  reviewId: idField,
  stars: optional(starsField),
  text: optional(textField),
});

/** Input of a reply to a review. A review has at most one reply. */
export const answerReviewSchema = z.object({ reviewId: idField, text: textField });

export const withdrawAnswerSchema = z.object({ reviewId: idField });

/** The facts of a review that decide the possible actions. */
export interface ReviewState {
  authorId: string;
  sellerId: string;
  /** Null for a review of a seller. */
  editionId: string | null;
  writtenAt: Date;
  /** The reply; null if there is none, or if moderators removed it. */
  answer: string | null;
  /** Time at which the seller withdrew the latest reply; null if the seller did not withdraw it. */
  answerWithdrawnAt: Date | null;
  /** The moderators' reason for removing the reply; null if it is not removed. */
  answerRemovalReason: string | null;
  /** False if the review was removed or replaced by a later review. */
  isShown: boolean;
  /** The moderators' reason for removing the review; null if it is not removed. */
  removalReason: string | null;
}

/** The time at which a review is changed, and the time limits of the marketplace. */
export interface ReviewTime {
  now: Date;
  days: DeadlineDays;
}

/** Returns the problem that prevents a person from changing a review; null if there is none. */
export function editProblem(
  review: ReviewState,
  editorId: string,
  { now, days }: ReviewTime,
): Problem | null {
  if (review.authorId !== editorId) return problem('REVIEWER_ONLY');
  if (review.removalReason !== null)
    return problem('REVIEW_REMOVED', { values: { reason: review.removalReason } });
  const isOver = review.writtenAt < overdueSince('REVIEW_CHANGE', now, days);
  return isOver ? problem('REVIEW_TOO_OLD', { values: { days: days.REVIEW_CHANGE } }) : null;
}

/** Returns the problem that prevents a person from replying to a review; null if there is none. */
export function answerProblem(
  review: Pick<ReviewState, 'sellerId' | 'answer' | 'answerRemovalReason'>,
  answererId: string,
): Problem | null {
  if (review.sellerId !== answererId) return problem('SELLER_ONLY');
  const removal = answerRemovalProblem(review);
  if (removal) return removal;
  return review.answer === null ? null : problem('ALREADY_ANSWERED');
}

/**
 * Returns the problem that prevents a person from withdrawing the reply; null if the person can do so, or if the reply
 * is already withdrawn.
 */
export function withdrawalProblem(
  review: Pick<ReviewState, 'sellerId' | 'answer' | 'answerWithdrawnAt' | 'answerRemovalReason'>,
  answererId: string,
): Problem | null {
  if (review.sellerId !== answererId) return problem('SELLER_ONLY');
  if (review.answerWithdrawnAt !== null) return null;
  return answerMissingProblem(review);
}

/** Returns ANSWER_REMOVED or NOT_ANSWERED if the review has no reply to remove; otherwise null. */
export function answerMissingProblem(
  review: Pick<ReviewState, 'answer' | 'answerRemovalReason'>,
): Problem | null {
  return answerRemovalProblem(review) ?? (review.answer === null ? problem('NOT_ANSWERED') : null);
}

function answerRemovalProblem({
  answerRemovalReason,
}: Pick<ReviewState, 'answerRemovalReason'>): Problem | null {
  return answerRemovalReason === null
    ? null
    : problem('ANSWER_REMOVED', { values: { reason: answerRemovalReason } });
}

/** Returns the stored score for changed stars; null for a review of a seller, which has no score. */
export function changedScore(review: Pick<ReviewState, 'editionId'>, stars: number): number | null {
  return review.editionId === null ? null : scoreOf(stars);
}

/** The number of reviews with this many stars. Half stars are rounded up. */
export interface StarCount {
  star: number;
  count: number;
}

/** The number of a book's reviews, in total and by stars, and their mean score. */
export interface ReviewSummary {
  /** Mean score, 0 to 100; 0 without reviews. */
  average: number;
  count: number;
  /** Counts for five stars down to one. */
  stars: StarCount[];
}

/** Returns the summary of a book's reviews from their totals by stars. `scoreSum` is the sum of the scores, each 0 to 100. */
export function summaryOf(totals: readonly (StarCount & { scoreSum: number })[]): ReviewSummary {
  const count = totals.reduce((sum, each) => sum + each.count, 0);
  const scores = totals.reduce((sum, each) => sum + each.scoreSum, 0);
  const countOf = (star: number) => totals.find((each) => each.star === star)?.count ?? 0;
  return {
    average: count === 0 ? 0 : Math.round((scores / count) * 100) / 100,
    count,
    stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: countOf(star) })),
  };
}
