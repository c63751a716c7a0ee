import { z } from 'zod';
import { DomainError, problem, type Problem } from '../shared/errors.js';
import { idField, missingOr } from '../shared/fields.js';
import { endOf, type DeadlineDays } from './deadlines.js';
import { periodBefore, type Period } from './reminders.js';
import type { OrderStatus } from './orderStatus.js';

const SCORE_OF_A_STAR = 20;

/** Days between the reminder to the buyer and the end of the time for rating. */
const REMINDED_DAYS_BEFORE = 7;

/** The statuses in which the buyer has received the books. */
const RECEIVED: readonly OrderStatus[] = ['DELIVERED', 'RETURNED', 'LOST'];

/**
 * Half a star to five stars, in steps of half a star. The error message names no limit, because REST clients send
 * scores from 0 to 100 instead of stars.
 */
export const starsField = z
  .number(missingOr('REQUIRED', 'RATING_OUT_OF_RANGE'))
  .refine((stars) => stars >= 0.5 && stars <= 5, 'RATING_OUT_OF_RANGE')
  .multipleOf(0.5, 'RATING_OUT_OF_RANGE');

/** Input that rates one of the sellers of an order in stars. */
export const rateSellerSchema = z.object({
  orderId: idField,
  sellerId: z.string(missingOr('SELLER_UNKNOWN')).min(1, 'SELLER_UNKNOWN'),
  stars: starsField,
});

/** A fulfillment's status, and the buyer's rating of its seller, 0 to 100; null if there is none. */
export interface RatedFulfillment {
  status: OrderStatus;
  rating: number | null;
}

/** The facts of a fulfillment that decide whether the buyer can rate its seller now. */
export interface RatableFulfillment extends RatedFulfillment {
  hasRentals: boolean;
  /** The time at which the fulfillment reached its status, or at which the last rented copies were bought. */
  since: Date;
}

/**
 * Returns the time until which the buyer can rate the seller, counted from delivery, or from the return or loss of a
 * rental. Null before delivery, while rented copies are with the buyer, and for a cancelled fulfillment.
 */
export function ratingEndOf(
  { status, hasRentals, since }: RatableFulfillment,
  days: DeadlineDays,
): Date | null {
  const isOver = status === 'RETURNED' || status === 'LOST' || (status === 'DELIVERED' && !hasRentals);
  return isOver ? endOf('RATING', since, days) : null;
}

/** Returns the period in which the days for a rating must have begun for the buyer to be reminded at `now`. */
export function remindedRatings(now: Date, days: DeadlineDays): Period {
  return periodBefore('RATING', REMINDED_DAYS_BEFORE, now, days);
}

/** Returns the stored score for stars: 90 for 4.5. */
export function scoreOf(stars: number): number {
  return stars * SCORE_OF_A_STAR;
}

/** Returns the stars for a stored score: 4.5 for 90. */
export function starsOf(score: number): number {
  return score / SCORE_OF_A_STAR;
}

/**
 * Returns the problem that prevents the buyer from rating this seller for this order; null if there is none.
 * `fulfillment` is undefined if the order has nothing from the seller.
 */
export function ratingProblem(
  fulfillment: RatableFulfillment | undefined,
  now: Date,
  days: DeadlineDays,
): Problem | null {
  if (!fulfillment) return problem('SELLER_UNKNOWN', { field: ['sellerId'] });
  if (fulfillment.rating !== null) return problem('ALREADY_RATED');
  if (fulfillment.status === 'CANCELLED') return problem('ALREADY_CANCELLED');
  if (!RECEIVED.includes(fulfillment.status)) return problem('NOT_YET_DELIVERED');
  const end = ratingEndOf(fulfillment, days);
  return end && end <= now ? problem('RATING_CLOSED', { values: { days: days.RATING } }) : null;
}

/** Throws the problem that ratingProblem returns, if any. */
export function assertCanRate(
  fulfillment: RatableFulfillment | undefined,
  now: Date,
  days: DeadlineDays,
): void {
  const found = ratingProblem(fulfillment, now, days);
  if (found) throw new DomainError([found]);
}

/** True if the buyer has rated all sellers in the order. Sellers whose fulfillment was cancelled do not count. */
export function hasRatedAll(fulfillments: readonly RatedFulfillment[]): boolean {
  const ratable = fulfillments.filter((fulfillment) => fulfillment.status !== 'CANCELLED');
  return ratable.length > 0 && ratable.every((fulfillment) => fulfillment.rating !== null);
}

/** Returns the mean of the buyer's ratings in an order, 0 to 100; null if there are no ratings. */
export function meanRating(fulfillments: readonly RatedFulfillment[]): number | null {
  const given = fulfillments.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  return given.length === 0 ? null : given.reduce((a, b) => a + b) / given.length;
}
