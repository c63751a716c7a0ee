import { z } from 'zod';
import { scoreOf, starsField } from '../orders/rating.js';
import { problem, type Problem } from '../shared/errors.js';
import { idField, optional, requiredText } from '../shared/fields.js';

/** The most characters of a review, and of an answer to one. */
export const LONGEST_REVIEW = 5000;

/** For so many days its author can change a review. */
export const EDITABLE_DAYS = 30;

const DAY = 24 * 60 * 60 * 1000;

const textField = requiredText(LONGEST_REVIEW);

/** A review of a book: stars and words. */
export const reviewBookSchema = z.object({ bookId: idField, stars: starsField, text: textField });

/** A review of a seller: words, beside the stars that each order is rated with. */
export const reviewSellerSchema = z.object({ sellerId: idField, text: textField });

/** What is changed of a review; what is left out stays. */
export const editReviewSchema = z.object({
  reviewId: idField,
  stars: optional(starsField),
  text: optional(textField),
});

/** The answer to a review, given once. */
export const answerReviewSchema = z.object({ reviewId: idField, text: textField });

/** A review, as far as what may be done to it goes. */
export interface ReviewState {
  authorId: string;
  sellerId: string;
  /** Null for a review of a seller. */
  editionId: string | null;
  writtenAt: Date;
  answer: string | null;
  /** Neither removed nor superseded by a later one. */
  isShown: boolean;
  /** Why administrators removed it; null when they did not. */
  removalReason: string | null;
}

/** What keeps somebody from changing a review, or null. */
export function editProblem(review: ReviewState, editorId: string, now: Date): Problem | null {
  if (review.authorId !== editorId) return problem('REVIEWER_ONLY');
  if (review.removalReason !== null)
    return problem('REVIEW_REMOVED', { values: { reason: review.removalReason } });
  const isOver = now.getTime() - review.writtenAt.getTime() > EDITABLE_DAYS * DAY;
  return isOver ? problem('REVIEW_TOO_OLD', { values: { days: EDITABLE_DAYS } }) : null;
}

/** What keeps somebody from answering a review, or null. */
export function answerProblem(
  review: Pick<ReviewState, 'sellerId' | 'answer'>,
  answererId: string,
): Problem | null {
  if (review.sellerId !== answererId) return problem('SELLER_ONLY');
  return review.answer === null ? null : problem('ALREADY_ANSWERED');
}

/** What is stored of changed stars; a review of a seller has none of its own. */
export function changedScore(review: Pick<ReviewState, 'editionId'>, stars: number): number | null {
  return review.editionId === null ? null : scoreOf(stars);
}

/** How many reviews there are with this many stars; a half star counts with the whole one above it. */
export interface StarCount {
  star: number;
  count: number;
}

/** What the reviews of a book come to. */
export interface ReviewSummary {
  /** The mean of their scores, 0 to 100; 0 without reviews. */
  average: number;
  count: number;
  /** For five stars down to one. */
  stars: StarCount[];
}

/** What the kept totals come to. */
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
