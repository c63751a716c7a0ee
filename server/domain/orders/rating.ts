import { z } from 'zod';
import { DomainError, problem, type Problem } from '../shared/errors.js';
import { idField, missingOr } from '../shared/fields.js';
import type { OrderStatus } from './orderStatus.js';

const SCORE_OF_A_STAR = 20;

/** Half stars, from a half to five. A refusal names no limit: REST, which takes scores, would name it in stars. */
export const starsField = z
  .number(missingOr('REQUIRED', 'RATING_OUT_OF_RANGE'))
  .refine((stars) => stars >= 0.5 && stars <= 5, 'RATING_OUT_OF_RANGE')
  .multipleOf(0.5, 'RATING_OUT_OF_RANGE');

/** A rating of a seller. */
export const rateSellerSchema = z.object({
  orderId: idField,
  sellerId: z.string(missingOr('SELLER_UNKNOWN')).min(1, 'SELLER_UNKNOWN'),
  stars: starsField,
});

/** The facts of a fulfillment that decide its rating. `rating` is the buyer's, 0 to 100, or null. */
export interface RatedFulfillment {
  status: OrderStatus;
  rating: number | null;
}

/** Returns the stored score of stars: 4.5 is 90. */
export function scoreOf(stars: number): number {
  return stars * SCORE_OF_A_STAR;
}

/** Returns the stars of a stored score: 90 is 4.5. */
export function starsOf(score: number): number {
  return score / SCORE_OF_A_STAR;
}

/**
 * Returns the problem that prevents the buyer from rating this seller for this order, or null. Undefined
 * stands for a seller without a fulfillment in it.
 */
export function ratingProblem(fulfillment: RatedFulfillment | undefined): Problem | null {
  if (!fulfillment) return problem('SELLER_UNKNOWN', { field: ['sellerId'] });
  if (fulfillment.rating !== null) return problem('ALREADY_RATED');
  if (fulfillment.status === 'CANCELLED') return problem('ALREADY_CANCELLED');
  return fulfillment.status === 'DELIVERED' || fulfillment.status === 'RETURNED'
    ? null
    : problem('NOT_YET_DELIVERED');
}

/** Refuses with the problem that ratingProblem finds. */
export function assertCanRate(fulfillment: RatedFulfillment | undefined): void {
  const found = ratingProblem(fulfillment);
  if (found) throw new DomainError([found]);
}

/** True if the buyer has rated every seller of the order whose fulfillment was not cancelled. */
export function hasRatedAll(fulfillments: readonly RatedFulfillment[]): boolean {
  const ratable = fulfillments.filter((fulfillment) => fulfillment.status !== 'CANCELLED');
  return ratable.length > 0 && ratable.every((fulfillment) => fulfillment.rating !== null);
}

/** Returns the mean of the buyer's ratings in an order, 0 to 100; null before the first. */
export function meanRating(fulfillments: readonly RatedFulfillment[]): number | null {
  const given = fulfillments.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  return given.length === 0 ? null : given.reduce((a, b) => a + b) / given.length;
}
