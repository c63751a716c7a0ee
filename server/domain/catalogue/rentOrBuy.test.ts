import { describe, expect, it } from 'vitest';
import { money } from '../money/money.js';
import { cheaperToBuyAfter } from './rentOrBuy.js';

const inr = (amount: number) => money(amount, 'INR');
const lease = (perMonth: number, minDuration = 1, maxDuration: number | null = null) => ({
  perMonth: inr(perMonth),
  deposit: inr(1_000_00),
  lateFeePerDay: inr(0),
  minDuration,
  maxDuration,
  replacementPrice: null,
  rentCreditPercent: null,
});

describe('cheaperToBuyAfter', () => {
  it.each([
    ['the last month that costs less than the book', 249_50, lease(49_00), 5],
    ['the month that costs just as much', 200_00, lease(50_00), 4],
    ['nothing when a month costs more', 40_00, lease(50_00), 0],
    ['nothing when the shortest rental costs more', 200_00, lease(50_00, 5), 0],
    ['the shortest rental when that is the last that costs less', 200_00, lease(50_00, 4), 4],
  ])('is %s', (_, sale, terms, months) => {
    expect(cheaperToBuyAfter({ sale: inr(sale), lease: terms })).toBe(months);
  });

  it.each([
    ['is only for sale', { sale: inr(200_00), lease: null }],
    ['is only for rent', { sale: null, lease: lease(50_00) }],
    ['may not be rented for so long', { sale: inr(200_00), lease: lease(50_00, 1, 4) }],
    ['may not be rented for more than 30 months', { sale: inr(1_500_00), lease: lease(50_00) }],
  ])('is null for a book that %s', (_, price) => {
    expect(cheaperToBuyAfter(price)).toBeNull();
  });
});
