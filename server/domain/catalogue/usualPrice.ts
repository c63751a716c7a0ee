import { money, type CurrencyCode, type Money } from '../money/money.js';

/** The usual price range of an edition. */
export interface UsualPrice {
  low: Money;
  high: Money;
}

/** The position of a price relative to the usual range. */
export const PriceStanding = { BELOW: 'BELOW', WITHIN: 'WITHIN', ABOVE: 'ABOVE' } as const;
export type PriceStanding = keyof typeof PriceStanding;

/** Minimum number of sales for a usual price. With fewer sales, the range could reveal a single buyer's price. */
const LEAST_DEALS = 5;

/** Number of days, up to today, from which sales count toward a usual price. */
export const DAYS_OF_DEALS = 365;

/**
 * Returns the range of the middle half of the prices paid, rounded outward to two digits. Unusually low and high
 * prices do not count, and the rounding hides single sales. `paid` is in minor units, in any order. Null for fewer
 * than five prices.
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

/**
 * Compares a price with the usual range. Returns null if the price or the range is missing, or if their currencies
 * differ.
 */
export function priceStanding(price: Money | null, usual: UsualPrice | null): PriceStanding | null {
  if (!price || !usual || price.currencyCode !== usual.low.currencyCode) return null;
  if (price.amount < usual.low.amount) return 'BELOW';
  return price.amount > usual.high.amount ? 'ABOVE' : 'WITHIN';
}

/** Rounds to two significant digits of the whole units. Amounts below ten units are rounded to whole units. */
function rounded(minor: number, toWhole: (value: number) => number): number {
  const step = 10 ** Math.max(2, String(minor).length - 2);
  return toWhole(minor / step) * step;
}
