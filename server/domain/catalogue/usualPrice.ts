import { money, type CurrencyCode, type Money } from '../money/money.js';

/** What copies of an edition usually go for. */
export interface UsualPrice {
  low: Money;
  high: Money;
}

/** How a price compares with what is usual. */
export const PriceStanding = { BELOW: 'BELOW', WITHIN: 'WITHIN', ABOVE: 'ABOVE' } as const;
export type PriceStanding = keyof typeof PriceStanding;

/** Fewer deals would tell what somebody in particular has paid. */
const LEAST_DEALS = 5;

/** The days that count, up to today. */
export const DAYS_OF_DEALS = 365;

/**
 * The middle half of what was paid, in minor units, rounded outward to two digits: so that neither a bargain nor a fancy price
 * counts, and no one deal can be read from it. Null for fewer than five deals.
 */
export function usualPrice(paid: readonly number[], currencyCode: CurrencyCode): UsualPrice | null {
  if (paid.length < LEAST_DEALS) return null;
  const sorted = [...paid].sort((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  const [low = 0, high = 0] = [sorted[quarter], sorted[sorted.length - 1 - quarter]];
  return {
    low: money(rounded(low, Math.floor), currencyCode),
    high: money(rounded(high, Math.ceil), currencyCode),
  };
}

/** Where a price stands. Null when there is none, nothing is usual, or the currencies differ. */
export function priceStanding(price: Money | null, usual: UsualPrice | null): PriceStanding | null {
  if (!price || !usual || price.currencyCode !== usual.low.currencyCode) return null;
  if (price.amount < usual.low.amount) return 'BELOW';
  return price.amount > usual.high.amount ? 'ABOVE' : 'WITHIN';
}

/** To two digits of the whole units; what has no more is rounded to whole units. */
function rounded(minor: number, toWhole: (value: number) => number): number {
  const step = 10 ** Math.max(2, String(minor).length - 2);
  return toWhole(minor / step) * step;
}
