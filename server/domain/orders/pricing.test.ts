import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, plus, sum } from '../money/money.js';
import {
  assertAmountAgreed,
  depositOf,
  lineTotalOf,
  totalsOf,
  unitPriceOf,
  type PricedLine,
} from './pricing.js';

const inr = (amount: number) => money(amount, 'INR');

const paise = fc.integer({ min: 1, max: 1_000_000_000 }).map((amount) => inr(amount));
const line: fc.Arbitrary<PricedLine> = fc.record({
  type: fc.constantFrom('PURCHASE', 'RENTAL'),
  quantity: fc.integer({ min: 1, max: 1000 }),
  months: fc.integer({ min: 1, max: 120 }),
  price: fc.record({
    currency: fc.constant('INR' as const),
    sale: paise,
    lease: fc.record({
      perMonth: paise,
      deposit: paise,
      lateFeePerDay: paise,
      minDuration: fc.constant(1),
      maxDuration: fc.constant(null),
      replacementPrice: fc.constant(null),
      rentCreditPercent: fc.constant(null),
    }),
  }),
});
const price = {
  currency: 'INR' as const,
  sale: inr(24_950),
  lease: {
    perMonth: inr(4_900),
    deposit: inr(20_000),
    lateFeePerDay: inr(500),
    minDuration: 1,
    maxDuration: 6,
    replacementPrice: null,
    rentCreditPercent: null,
  },
};

describe('the price of a line', () => {
  it('of a purchase is the sale price for each copy, with no deposit', () => {
    const bought: PricedLine = { type: 'PURCHASE', quantity: 2, months: null, price };
    expect(unitPriceOf(bought)).toEqual(inr(24_950));
    expect(lineTotalOf(bought)).toEqual(inr(49_900));
    expect(depositOf(bought)).toEqual(inr(0));
  });

  it('of a rental is the rent for each month and copy, and the deposit for each copy', () => {
    const rented: PricedLine = { type: 'RENTAL', quantity: 2, months: 3, price };
    expect(unitPriceOf(rented)).toEqual(inr(4_900));
    expect(lineTotalOf(rented)).toEqual(inr(29_400));
    expect(depositOf(rented)).toEqual(inr(40_000));
  });

  it('is nothing once the book is no longer offered that way', () => {
    const gone = { currency: 'INR' as const, sale: null, lease: null };
    expect(lineTotalOf({ type: 'PURCHASE', quantity: 1, months: null, price: gone })).toEqual(inr(0));
    expect(lineTotalOf({ type: 'RENTAL', quantity: 1, months: 1, price: gone })).toEqual(inr(0));
    expect(depositOf({ type: 'RENTAL', quantity: 1, months: 1, price: gone })).toEqual(inr(0));
  });

  it('grows evenly with the quantity', () => {
    fc.assert(
      fc.property(line, (each) => {
        const single = { ...each, quantity: 1 };
        expect(lineTotalOf(each)).toEqual(
          sum(
            Array.from({ length: each.quantity }, () => lineTotalOf(single)),
            'INR',
          ),
        );
      }),
    );
  });
});

describe('the totals of a cart', () => {
  it('keep deposits apart from what is spent, and add them to what is due', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const totals = totalsOf(
          lines.map((each) => ({ lineTotal: lineTotalOf(each), deposit: depositOf(each) })),
          inr(2_500),
          'INR',
        );
        expect(totals.totalAmount).toEqual(sum(lines.map(lineTotalOf), 'INR'));
        expect(totals.depositTotal).toEqual(sum(lines.map(depositOf), 'INR'));
        expect(totals.totalWithDelivery).toEqual(plus(totals.totalAmount, inr(2_500)));
        expect(totals.amountDue).toEqual(plus(totals.totalWithDelivery, totals.depositTotal));
      }),
    );
  });

  it('are refused when the buyer agreed to another amount', () => {
    const totals = totalsOf([{ lineTotal: inr(24_950), deposit: inr(0) }], inr(0), 'INR');
    expect(() => assertAmountAgreed(totals, 24_949)).toThrow('The amount due is now ₹249.50.');
    expect(() => assertAmountAgreed(totals, 24_950)).not.toThrow();
    expect(() => assertAmountAgreed(totals, null)).not.toThrow();
  });
});
