import { describe, expect, it } from 'vitest';
import { DomainError, parseInput } from '../shared/errors.js';
import { USUAL_DEADLINE_DAYS } from './deadlines.js';
import { OrderStatus } from './orderStatus.js';
import {
  assertCanRate,
  hasRatedAll,
  meanRating,
  rateSellerSchema,
  ratingEndOf,
  ratingProblem,
  scoreOf,
  starsOf,
  type RatableFulfillment,
} from './rating.js';

const SINCE = new Date('2026-01-15T06:30:00.000Z');

/** Returns an unrated, delivered purchase with these changes. */
const fulfillment = (changes: Partial<RatableFulfillment> = {}): RatableFulfillment => ({
  status: 'DELIVERED',
  rating: null,
  hasRentals: false,
  since: SINCE,
  ...changes,
});

const HALF_STARS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

describe('stars', () => {
  it('are half to five, and ten to a hundred as a score', () => {
    expect(HALF_STARS.map(scoreOf)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(HALF_STARS.map(scoreOf).map(starsOf)).toEqual(HALF_STARS);
    for (const stars of HALF_STARS) {
      expect(parseInput(rateSellerSchema, { orderId: 'o', sellerId: 's', stars })).toMatchObject({ stars });
    }
  });

  it.each([0, 0.4, 4.7, 5.5, -1, NaN, Infinity, '5'])('are not %s', (stars) => {
    expect(() => parseInput(rateSellerSchema, { orderId: 'o', sellerId: 's', stars })).toThrow(
      'half a star to five',
    );
  });

  it('are for a known seller', () => {
    for (const sellerId of [undefined, null, '']) {
      expect(() => parseInput(rateSellerSchema, { orderId: 'o', sellerId, stars: 5 })).toThrow(
        'Uploader information not found',
      );
    }
  });
});

describe('rating a seller', () => {
  it.each(Object.values(OrderStatus))('waits for delivery: %s', (status) => {
    const allowed = ['DELIVERED', 'RETURNED', 'LOST'].includes(status);
    expect(ratingProblem(fulfillment({ status }), SINCE, USUAL_DEADLINE_DAYS) === null).toBe(allowed);
  });

  it('is done once, for a seller of the order', () => {
    expect(ratingProblem(fulfillment({ rating: 80 }), SINCE, USUAL_DEADLINE_DAYS)).toMatchObject({
      code: 'ALREADY_RATED',
    });
    expect(ratingProblem(undefined, SINCE, USUAL_DEADLINE_DAYS)).toMatchObject({
      code: 'SELLER_UNKNOWN',
      field: ['sellerId'],
    });
    expect(() => assertCanRate(undefined, SINCE, USUAL_DEADLINE_DAYS)).toThrow(DomainError);
    expect(() =>
      assertCanRate(fulfillment({ status: 'RETURNED' }), SINCE, USUAL_DEADLINE_DAYS),
    ).not.toThrow();
  });

  it.each([
    ['DELIVERED', false],
    ['RETURNED', true],
  ] as const)('is possible for 60 days once it is %s (a rental: %s)', (status, hasRentals) => {
    const ended = fulfillment({ status, hasRentals });
    const end = new Date('2026-03-16T06:30:00.000Z');
    expect(ratingEndOf(ended, USUAL_DEADLINE_DAYS)).toEqual(end);
    expect(ratingProblem(ended, new Date(end.getTime() - 1), USUAL_DEADLINE_DAYS)).toBeNull();
    expect(ratingProblem(ended, end, USUAL_DEADLINE_DAYS)).toMatchObject({ code: 'RATING_CLOSED' });
  });

  it('has no end while the rented copies are with the buyer', () => {
    const out = fulfillment({ hasRentals: true });
    expect(ratingEndOf(out, USUAL_DEADLINE_DAYS)).toBeNull();
    expect(ratingProblem(out, new Date('2027-01-15T06:30:00.000Z'), USUAL_DEADLINE_DAYS)).toBeNull();
  });
});

describe('the rating of an order', () => {
  it('is complete when every seller who was not cancelled is rated', () => {
    const rated = { status: 'DELIVERED', rating: 80 } as const;
    const unrated = { status: 'DELIVERED', rating: null } as const;
    const cancelled = { status: 'CANCELLED', rating: null } as const;
    expect(hasRatedAll([rated, cancelled])).toBe(true);
    expect(hasRatedAll([rated, unrated])).toBe(false);
    expect(hasRatedAll([cancelled])).toBe(false);
  });

  it('is the mean of what was given', () => {
    expect(meanRating([{ status: 'DELIVERED', rating: null }])).toBeNull();
    expect(
      meanRating([
        { status: 'DELIVERED', rating: 70 },
        { status: 'RETURNED', rating: 100 },
        { status: 'SHIPPED', rating: null },
      ]),
    ).toBe(85);
  });
});
