import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../shared/errors.js';
import { money } from '../money/money.js';
import {
  chargeForExtension,
  extendedPeriod,
  extensionLimit,
  quoteExtension,
  type RentedLine,
} from './rentalExtension.js';
import { rentalPeriod } from '../rental/rentalPeriod.js';

const inr = (amount: number) => money(amount, 'INR');

/**
 * Returns a delivered line of two copies, rented for one month from 31 January. The book can be rented for up to six
 * months.
 */
const line = (changes: Partial<RentedLine> = {}): RentedLine => ({
  type: 'RENTAL',
  status: 'DELIVERED',
  isSentBack: false,
  isBought: false,
  awaitsPayment: false,
  blockedUntil: null,
  quantity: 2,
  unitPrice: inr(4900),
  period: rentalPeriod('2026-01-31', 1),
  lease: { maxDuration: 6 },
  isUnlisted: false,
  nextTakenFrom: null,
  ...changes,
});

function refusal(rented: RentedLine, months: number, party: 'BUYER' | 'SELLER' = 'BUYER') {
  try {
    extendedPeriod(rented, months, party);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.problems[0];
    throw error;
  }
}

describe('extending a rental', () => {
  it('counts its months from the first day on', () => {
    expect(line().period?.endsOn).toBe('2026-02-28');
    expect(extendedPeriod(line(), 1, 'BUYER')).toEqual(rentalPeriod('2026-01-31', 2));
    expect(extendedPeriod(line(), 1, 'BUYER').endsOn).toBe('2026-03-31');
  });

  it('costs the rent of the order for each copy and month', () => {
    expect(chargeForExtension(line(), 3)).toEqual(inr(4900 * 2 * 3));
  });

  it('goes up to the longest rental of the book', () => {
    expect(refusal(line(), 5)).toBeUndefined();
    expect(refusal(line(), 6)).toEqual({
      code: 'EXTENSION_TOO_LONG',
      message: 'This book can be rented for at most 6 months. You can keep it until 2026-07-31.',
      field: ['months'],
      values: { max: 6, latest: '2026-07-31' },
    });
  });

  it('ends before the next reader has a copy, in whole months', () => {
    const reserved = line({ nextTakenFrom: '2026-04-15' });
    expect(refusal(reserved, 1)).toBeUndefined();
    expect(refusal(reserved, 2)).toEqual({
      code: 'EXTENSION_RESERVED',
      message: 'Someone else has reserved this book from 2026-04-15. You can keep it until 2026-03-31.',
      field: ['months'],
      values: { from: '2026-04-15', latest: '2026-03-31' },
    });
    expect(refusal(line({ nextTakenFrom: '2026-03-31' }), 1)).toBeUndefined();
    expect(refusal(line({ nextTakenFrom: '2026-03-30' }), 1)).toMatchObject({
      code: 'EXTENSION_RESERVED',
      values: { latest: '2026-02-28' },
    });
  });

  it('ends while the block secures the deposit', () => {
    const blocked = line({ blockedUntil: '2026-03-31' });
    expect(refusal(blocked, 1)).toBeUndefined();
    expect(refusal(blocked, 2)).toMatchObject({
      code: 'EXTENSION_BEYOND_BLOCK',
      values: { latest: '2026-03-31' },
    });
    expect(refusal({ ...blocked, nextTakenFrom: '2026-04-15' }, 2)).toMatchObject({
      code: 'EXTENSION_RESERVED',
    });
    expect(refusal({ ...blocked, blockedUntil: '2027-01-01' }, 6)).toMatchObject({
      code: 'EXTENSION_TOO_LONG',
    });
  });

  it.each([
    [{ lease: null, isUnlisted: true }, 'BOOK_UNLISTED'],
    [{ lease: null }, 'NOT_FOR_RENT'],
    [{ status: 'SHIPPED' }, 'NOT_YET_DELIVERED'],
    [{ isSentBack: true }, 'ALREADY_SENT_BACK'],
    [{ status: 'RETURNED', isSentBack: true }, 'ALREADY_RETURNED'],
    [{ type: 'PURCHASE', period: null }, 'NOTHING_TO_EXTEND'],
  ] as const)('is refused of %j: %s', (changes, code) => {
    expect(refusal(line(changes), 1)?.code).toBe(code);
  });

  it('is for its reader only', () => {
    expect(refusal(line(), 1, 'SELLER')?.code).toBe('BUYER_ONLY');
    expect(extensionLimit(line(), 'SELLER')).toBeNull();
    expect(extensionLimit(line(), null)).toBeNull();
  });

  it('is possible for just so many months as its limit says', () => {
    const rented = fc
      .record({
        start: fc.integer({ min: 0, max: 800 }),
        months: fc.integer({ min: 1, max: 12 }),
        most: fc.option(fc.integer({ min: 1, max: 24 })),
        gap: fc.option(fc.integer({ min: 0, max: 400 })),
      })
      .map(({ start, months, most, gap }) => {
        const startsOn = Temporal.PlainDate.from('2024-01-01').add({ days: start }).toString();
        const period = rentalPeriod(startsOn, months);
        const next =
          gap === null ? null : Temporal.PlainDate.from(period.endsOn).add({ days: gap }).toString();
        return line({ period, lease: { maxDuration: most }, nextTakenFrom: next });
      });
    fc.assert(
      fc.property(rented, fc.integer({ min: 1, max: 36 }), (each, months) => {
        const limit = extensionLimit(each, 'BUYER');
        const allowed = months <= (limit?.months ?? 0);
        expect(refusal(each, months)?.values?.['latest']).toBe(allowed ? undefined : limit?.endsOn);
        fc.pre(allowed);
        const { startsOn, endsOn, months: total } = extendedPeriod(each, months, 'BUYER');
        expect(startsOn).toBe(each.period?.startsOn);
        expect(endsOn > (each.period?.endsOn ?? '')).toBe(true);
        expect(endsOn <= (each.nextTakenFrom ?? '9999')).toBe(true);
        expect(total <= (each.lease?.maxDuration ?? 30)).toBe(true);
      }),
    );
  });
});

describe('the quote of an extension', () => {
  it('tells what the months cost, and when the copies are due then', () => {
    expect(quoteExtension(line(), 3, 'BUYER')).toEqual({
      months: 3,
      endsOn: '2026-05-31',
      charge: inr(4900 * 2 * 3),
    });
  });

  it.each([
    ['no months', {}, 0, 'BUYER'],
    ['fewer than none', {}, -1, 'BUYER'],
    ['more months than the longest rental has', {}, 6, 'BUYER'],
    ['months in which somebody else has a copy', { nextTakenFrom: '2026-04-15' }, 2, 'BUYER'],
    ['a rental that is not out', { status: 'SHIPPED' }, 1, 'BUYER'],
    ['a purchase', { type: 'PURCHASE', period: null }, 1, 'BUYER'],
    ['its seller', {}, 1, 'SELLER'],
    ['whom it does not concern', {}, 1, null],
  ] as const)('is null for %s', (_, changes, months, party) => {
    expect(quoteExtension(line(changes), months, party)).toBeNull();
  });

  it('is given for just what can be extended', () => {
    const months = fc.integer({ min: 1, max: 12 });
    const most = fc.option(fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(months, most, (more, maxDuration) => {
        const rented = line({ lease: { maxDuration } });
        const quote = quoteExtension(rented, more, 'BUYER');
        expect(quote === null).toBe(refusal(rented, more) !== undefined);
        fc.pre(quote !== null);
        expect(quote?.endsOn).toBe(extendedPeriod(rented, more, 'BUYER').endsOn);
        expect(quote?.charge).toEqual(chargeForExtension(rented, more));
      }),
    );
  });
});
