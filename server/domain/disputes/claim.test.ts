import { describe, expect, it } from 'vitest';
import { inr } from '../../testing/moneyHistories.js';
import type { LedgerEntry } from '../money/ledger.js';
import { USUAL_DEADLINE_DAYS } from '../orders/deadlines.js';
import { DomainError } from '../shared/errors.js';
import { awardOf, claimedAmount, isForNothing, possibleClaims, type DisputedFulfillment } from './claim.js';
import type { Side } from '../orders/orderStatus.js';
import type { DisputeReason } from './dispute.js';

const SINCE = new Date('2026-01-15T06:30:00.000Z');
const daysLater = (days: number) => new Date(SINCE.getTime() + days * 86_400_000);

const CHARGED: LedgerEntry[] = [
  { kind: 'CHARGE', amount: inr(9_800) },
  { kind: 'DEPOSIT_HELD', amount: inr(20_000) },
];
const WITHHELD: LedgerEntry[] = [...CHARGED, { kind: 'DEPOSIT_WITHHELD', amount: inr(7_000) }];

const by = <Claimant extends Side | null>(side: Claimant, now = SINCE, days = USUAL_DEADLINE_DAYS) => ({
  side,
  now,
  days,
});

const fulfillment = (change: Partial<DisputedFulfillment> = {}): DisputedFulfillment => ({
  status: 'DELIVERED',
  since: SINCE,
  isSentBack: false,
  isBought: false,
  isLostForSeller: false,
  isFound: false,
  movements: CHARGED,
  currency: 'INR',
  disputes: [],
  ...change,
});

const reasons = (change: Partial<DisputedFulfillment>, now = SINCE, days = USUAL_DEADLINE_DAYS) =>
  possibleClaims(fulfillment(change), by('BUYER', now, days)).map(({ reason }) => reason);

function refusalOf(
  reason: DisputeReason,
  change: Partial<DisputedFulfillment>,
  amount: number | null = null,
) {
  try {
    claimedAmount({ reason, amount }, fulfillment(change), by('BUYER'));
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.problems[0].code;
    throw error;
  }
}

describe('the reasons for a dispute', () => {
  it.each([
    ['PENDING', []],
    ['CONFIRMED', []],
    ['SHIPPED', ['NOT_ARRIVED']],
    ['DELIVERED', ['NOT_ARRIVED', 'NOT_AS_DESCRIBED']],
    ['RETURNED', []],
    ['LOST', []],
    ['CANCELLED', []],
  ] as const)('of a fulfillment that is %s', (status, expected) => {
    expect(reasons({ status })).toEqual(expected);
    expect(possibleClaims(fulfillment({ status }), by('SELLER'))).toEqual([]);
    expect(possibleClaims(fulfillment({ status }), by(null))).toEqual([]);
  });

  it('include what was kept of the deposit', () => {
    expect(reasons({ status: 'RETURNED', movements: WITHHELD })).toEqual(['DEPOSIT_WITHHELD']);
    expect(reasons({ status: 'RETURNED', movements: WITHHELD, isFound: true })).toEqual([]);
    expect(reasons({ status: 'LOST', movements: WITHHELD })).toEqual([]);
    expect(reasons({ status: 'LOST', movements: WITHHELD, isLostForSeller: true })).toEqual([
      'DECLARED_LOST',
    ]);
  });

  it('exclude that books did not arrive which were sent back or bought', () => {
    expect(reasons({ isSentBack: true })).toEqual(['NOT_AS_DESCRIBED']);
    expect(reasons({ isBought: true })).toEqual(['NOT_AS_DESCRIBED']);
  });

  it('last for seven days, and until delivery for a parcel', () => {
    expect(reasons({}, daysLater(6.9))).toHaveLength(2);
    expect(reasons({}, daysLater(7))).toEqual([]);
    expect(reasons({}, daysLater(7), { ...USUAL_DEADLINE_DAYS, DISPUTE_OPENING: 8 })).toHaveLength(2);
    expect(reasons({ status: 'SHIPPED' }, daysLater(300))).toEqual(['NOT_ARRIVED']);
  });

  it('are used up by a dispute, unless it was withdrawn', () => {
    const earlier = (status: 'OPEN' | 'DECIDED' | 'WITHDRAWN') => ({
      disputes: [{ reason: 'NOT_ARRIVED', status, offered: null, offersReturn: false } as const],
    });
    expect(refusalOf('NOT_AS_DESCRIBED', earlier('OPEN'))).toBe('DISPUTE_OPEN');
    expect(refusalOf('NOT_ARRIVED', earlier('DECIDED'))).toBe('ALREADY_DISPUTED');
    expect(refusalOf('NOT_AS_DESCRIBED', earlier('DECIDED'))).toBeNull();
    expect(refusalOf('NOT_ARRIVED', earlier('WITHDRAWN'))).toBeNull();
  });
});

describe('the amount of a dispute', () => {
  const amount = (reason: DisputeReason, said: number | null) =>
    claimedAmount({ reason, amount: said }, fulfillment(), by('BUYER'));

  it('is what the buyer says, at most what was charged', () => {
    expect(amount('NOT_AS_DESCRIBED', null)).toEqual(inr(9_800));
    expect(amount('NOT_AS_DESCRIBED', 4_000)).toEqual(inr(4_000));
    expect(refusalOf('NOT_AS_DESCRIBED', {}, 9_801)).toBe('CLAIMED_TOO_MUCH');
  });

  it('is always everything if the books did not arrive', () => {
    expect(amount('NOT_ARRIVED', 4_000)).toEqual(inr(9_800));
    expect(isForNothing('NOT_ARRIVED', inr(9_800), inr(9_800))).toBe(true);
    expect(isForNothing('NOT_ARRIVED', inr(9_000), inr(9_800))).toBe(false);
    expect(isForNothing('NOT_AS_DESCRIBED', inr(9_800), inr(9_800))).toBe(false);
  });

  it('limits what can be awarded', () => {
    expect(awardOf(0, inr(500))).toEqual(inr(0));
    expect(() => awardOf(501, inr(500))).toThrow(DomainError);
  });
});
