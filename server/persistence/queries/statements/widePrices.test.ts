import { describe, expect, it } from 'vitest';
import type { Queryable } from '../../sql.js';
import type { PriceRange } from '../../../domain/catalogue/bookFilter.js';
import { isWidePrice } from './widePrices.js';

/**
 * Statistics of sale prices: 30 % of all books cost 100, 5 % cost 250, and 60 % have other prices, evenly from 0 to 1,000.
 * There are no statistics of rents.
 */
const STATISTICS = [
  {
    column: 'sale_price',
    prices: [100, 250],
    shares: [0.3, 0.05],
    rest: 0.6,
    bounds: Array.from({ length: 101 }, (_, index) => index * 10),
  },
];

function databaseWith(statistics: object[]): Queryable {
  const rows = async () => statistics as never[];
  return { rows, preparedRows: rows, run: async () => {}, runPrepared: async () => {} };
}

describe('a range of prices', () => {
  it.each<[string, PriceRange, boolean]>([
    ['with a price that many books have', { from: 95, to: 105 }, true],
    ['with a price that some books have', { from: 245, to: 255 }, false],
    ['with many different prices', { from: 300, to: 500 }, true],
    ['with few different prices', { from: 300, to: 350 }, false],
    ['without an end', { from: 600 }, true],
    ['above all prices', { from: 2_000 }, false],
  ])('%s', async (_, range, wide) => {
    expect(await isWidePrice(databaseWith(STATISTICS), 'sale_price', range)).toBe(wide);
  });

  it('is not wide until there are statistics', async () => {
    expect(await isWidePrice(databaseWith(STATISTICS), 'rent_per_month', { from: 0 })).toBe(false);
    expect(await isWidePrice(databaseWith([]), 'sale_price', { from: 0 })).toBe(false);
  });
});
