import { describe, expect, it } from 'vitest';
import { scalesOf } from './revenueScales';

const revenue = (...amounts: string[]) =>
  amounts.map((amount, index) => ({
    __typename: 'MonthlyRevenue' as const,
    month: `2025-0${index + 1}-01`,
    amount: { __typename: 'Money' as const, amount, currencyCode: 'INR' as const },
  }));

describe('The lines across the chart of the revenue', () => {
  it('stand for different whole amounts where nothing was earned', () => {
    expect(scalesOf(revenue('0.00', '0.00'), 400, 256).ticks).toEqual([0, 1, 2, 3, 4]);
  });

  it('reach over the highest month, and below nothing where more was given back than earned', () => {
    const { ticks } = scalesOf(revenue('-120.00', '830.50'), 400, 256);
    expect(ticks.at(0)).toBeLessThanOrEqual(-120);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(830.5);
  });
});
