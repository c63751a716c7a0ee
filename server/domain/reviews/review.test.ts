import { describe, expect, it } from 'vitest';
import { USUAL_DEADLINE_DAYS } from '../orders/deadlines.js';
import { reputationOf } from './reputation.js';
import { principal as as } from '../../testing/people/principals.js';
import {
  answerRemovalReasonFor,
  canAnswer,
  canEditReview,
  canReportReview,
  canWithdrawAnswer,
  removalReasonFor,
} from './policies.js';
import { editProblem, summaryOf, withdrawalProblem } from './review.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const REVIEW = {
  authorId: 'user_author',
  sellerId: 'user_seller',
  editionId: 'edition_1',
  writtenAt: NOW,
  answer: null,
  answerWithdrawnAt: null,
  answerRemovalReason: null,
  isShown: true,
  removalReason: null,
};

describe('a review', () => {
  it('is changed by its author until thirty days have passed', () => {
    const after = (days: number) => ({
      now: new Date(NOW.getTime() + days * day),
      days: USUAL_DEADLINE_DAYS,
    });
    expect(canEditReview(as('user_author'), REVIEW, after(30))).toBe(true);
    expect(editProblem(REVIEW, 'user_author', after(30.01))?.code).toBe('REVIEW_TOO_OLD');
    expect(editProblem(REVIEW, 'user_seller', after(0))?.code).toBe('REVIEWER_ONLY');
    expect(canEditReview(null, REVIEW, after(0))).toBe(false);
  });

  it('is answered by the seller and reported by others, while it is shown', () => {
    const removed = { ...REVIEW, isShown: false, removalReason: 'Rude' };
    expect([canAnswer(as('user_seller'), REVIEW), canAnswer(as('user_author'), REVIEW)]).toEqual([
      true,
      false,
    ]);
    expect(canAnswer(as('user_seller'), { ...REVIEW, answer: 'Thanks' })).toBe(false);
    expect(canAnswer(as('user_seller'), removed)).toBe(false);
    expect([canReportReview(as('user_seller'), REVIEW), canReportReview(as('user_author'), REVIEW)]).toEqual([
      true,
      false,
    ]);
    expect(canReportReview(as('user_author'), { ...REVIEW, answer: 'Thanks' })).toBe(true);
    expect(canReportReview(null, REVIEW)).toBe(false);
    expect(removalReasonFor(as('user_author'), removed)).toBe('Rude');
    expect(removalReasonFor(as('user_seller'), removed)).toBeNull();
  });

  it('loses its answer by the seller only, and for good when administrators removed it', () => {
    const answered = { ...REVIEW, answer: 'Thanks' };
    const withdrawn = { ...REVIEW, answerWithdrawnAt: NOW };
    const removed = { ...REVIEW, answerRemovalReason: 'Rude' };
    const can = [REVIEW, answered, withdrawn, removed].map((each) =>
      canWithdrawAnswer(as('user_seller'), each),
    );
    expect(can).toEqual([false, true, false, false]);
    expect(canWithdrawAnswer(as('user_author'), answered)).toBe(false);
    expect(withdrawalProblem(withdrawn, 'user_seller')).toBeNull();
    expect(canAnswer(as('user_seller'), withdrawn)).toBe(true);
    expect(canAnswer(as('user_seller'), removed)).toBe(false);
    expect(answerRemovalReasonFor(as('user_seller'), removed)).toBe('Rude');
    expect(answerRemovalReasonFor(as('user_author'), removed)).toBeNull();
  });

  it('counts in the summary with the whole star above it', () => {
    const { average, count, stars } = summaryOf([
      { star: 5, count: 2, scoreSum: 190 },
      { star: 1, count: 1, scoreSum: 10 },
    ]);
    expect([average, count]).toEqual([66.67, 3]);
    expect(stars.map((each) => each.count)).toEqual([2, 0, 0, 0, 1]);
    expect(summaryOf([])).toMatchObject({ average: 0, count: 0 });
  });
});

describe('a reputation', () => {
  const RECORD = { orders: 5, cancelledBySeller: 1, daysToShip: 0.2, returns: 3, returnsOnTime: 2 };

  it('says nothing of few orders, nor what did not happen', () => {
    expect(reputationOf({ ...RECORD, orders: 4 })).toBeNull();
    expect(reputationOf(RECORD)).toEqual({
      orders: 5,
      shipsWithinDays: 1,
      returnsOnTimePercent: 67,
      cancelledPercent: 20,
    });
    expect(reputationOf({ ...RECORD, daysToShip: null, returns: 0, returnsOnTime: 0 })).toMatchObject({
      shipsWithinDays: null,
      returnsOnTimePercent: null,
    });
  });
});
