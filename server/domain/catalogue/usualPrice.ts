import { money, type CurrencyCode, type Money } from '../money/money.js';

/** The usual price of an edition's copies. */
export interface UsualPrice {
  low: Money;
  high: Money;
}

/** Comparison of a price with the usual one. */
export const PriceStanding = { BELOW: 'BELOW', WITHIN: 'WITHIN', ABOVE: 'ABOVE' } as const;
export type PriceStanding = keyof typeof PriceStanding;

/** Fewer deals could reveal a single buyer's price. */
const LEAST_DEALS = 5;

/** Number of days that count, up to today. */
export const DAYS_OF_DEALS = 365;

/**
 * Returns the middle half of the prices paid, in minor units, rounded outward to two digits. Bargains and
 * fancy prices do not count, and no single deal can be read from it. Null for fewer than five deals.
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

/** Returns the standing of a price. Null without a price or a usual one, or if the currencies differ. */
export function priceStanding(price: Money | null, usual: UsualPrice | null): PriceStanding | null {
  if (!price || !usual || price.currencyCode !== usual.low.currencyCode) return null;
  if (price.amount < usual.low.amount) return 'BELOW';
  return price.amount > usual.high.amount ? 'ABOVE' : 'WITHIN';
}

/** Rounds to two digits of the whole units; smaller values are rounded to whole units. */
function rounded(minor: number, toWhole: (value: number) => number): number {
  const step = 10 ** Math.max(2, String(minor).length - 2);
  return toWhole(minor / step) * step;
}
