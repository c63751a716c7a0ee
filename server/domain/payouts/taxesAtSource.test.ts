import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inr } from '../../testing/moneyHistories.js';
import { readDatedAmounts } from './datedRates.js';
import { deductionRate, lessTaxes, taxAfter } from './taxesAtSource.js';

const LAW = {
  deducted: [
    { from: '2020-10-01', rate: 100 },
    { from: '2024-10-01', rate: 10 },
  ],
  deductedWithoutPan: [{ from: '2020-10-01', rate: 500 }],
  exempt: [{ from: '2020-10-01', amount: 50_000_000 }],
};
const PERSON = { hasPan: true, isPerson: true, soldInYear: 0 };

describe('The rate of the deduction', () => {
  const rate = (day: string, change: Partial<typeof PERSON> = {}) =>
    deductionRate(LAW, day, { ...PERSON, ...change });

  it('follows the day', () => {
    const days = ['2020-09-30', '2020-10-01', '2024-09-30', '2024-10-01'];
    expect(days.map((day) => rate(day, { isPerson: false }))).toEqual([0, 100, 100, 10]);
  });

  it('is higher without a PAN, and then nobody is exempt', () => {
    expect(rate('2026-04-01', { hasPan: false })).toBe(500);
    const without = { ...LAW, deductedWithoutPan: [] };
    expect(deductionRate(without, '2026-04-01', { ...PERSON, hasPan: false })).toBe(10);
  });

  it('is zero for a person until more than the exempt amount was sold in the year', () => {
    expect(rate('2026-04-01', { soldInYear: 50_000_000 })).toBe(0);
    expect(rate('2026-04-01', { soldInYear: 50_000_001 })).toBe(10);
    expect(deductionRate({ ...LAW, exempt: [] }, '2026-04-01', { ...PERSON, soldInYear: 1 })).toBe(10);
  });
});

describe('A tax', () => {
  it('is rounded to the nearest paisa of each gain, and falls with what it is on', () => {
    expect(taxAfter({ base: 0, tax: 0 }, 24_950, 10)).toBe(25);
    expect(taxAfter({ base: 24_950, tax: 25 }, 34_950, 500)).toBe(525);
    expect(taxAfter({ base: 24_950, tax: 25 }, 12_475, 500)).toBe(12);
  });

  it('ends with what it is on, and is never below zero, whatever happens before', () => {
    const changes = fc.array(fc.tuple(fc.nat(1_000_000), fc.constantFrom(0, 10, 500)));
    fc.assert(
      fc.property(changes, (all) => {
        let taxed = { base: 0, tax: 0 };
        for (const [base, rate] of all) {
          taxed = { base, tax: taxAfter(taxed, base, rate) };
          expect(taxed.tax).toBeGreaterThanOrEqual(0);
          expect(taxed.tax).toBeLessThanOrEqual(base);
        }
        expect(taxAfter(taxed, 0, 10)).toBe(0);
      }),
    );
  });

  it('is taken from what the seller gets, and never more than that', () => {
    const earned = { amount: inr(100), commission: inr(900) };
    expect(lessTaxes(earned, { deducted: 50, collected: 5 })).toEqual({
      amount: inr(45),
      commission: inr(900),
      taxDeducted: inr(50),
      taxCollected: inr(5),
    });
    expect(lessTaxes(earned, { deducted: 98, collected: 5 })).toMatchObject({
      amount: inr(0),
      taxDeducted: inr(98),
      taxCollected: inr(2),
    });
  });
});

it('Amounts are read in rupees with the day from which they apply', () => {
  expect(readDatedAmounts('500000 from 2026-04-01, 600000 from 2028-04-01')).toEqual([
    { from: '2026-04-01', amount: 50_000_000 },
    { from: '2028-04-01', amount: 60_000_000 },
  ]);
  for (const text of [
    '500000',
    '5.5 from 2026-04-01',
    '1 from 2026-02-30',
    '1 from 2026-04-01, 2 from 2026-04-01',
  ])
    expect(readDatedAmounts(text)).toBeNull();
});
