import { describe, expect, it } from 'vitest';
import type { Queryable } from '../../../sql.js';
import type { BookFilter } from '../bookFilters.js';
import { isWidePrice } from './widePrices.js';

/**
 * Statistics of prices in which 30 % of all books cost 100, 5 % cost 250, and 60 % have other prices, evenly from 0 to
 * 1,000. The others have none.
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
  it.each<[string, BookFilter, boolean]>([
    ['with a price that many books have', { salePrice: { from: 95, to: 105 } }, true],
    ['with a price that some books have', { salePrice: { from: 245, to: 255 } }, false],
    ['with many different prices', { salePrice: { from: 300, to: 500 } }, true],
    ['with few different prices', { salePrice: { from: 300, to: 350 } }, false],
    ['without an end', { salePrice: { from: 600 } }, true],
    ['above all prices', { salePrice: { from: 2_000 } }, false],
    ['of rents, of which there are no statistics', { rentPerMonth: { from: 0 } }, false],
    ['beside another filter', { salePrice: { from: 0 }, genre: 'FICTION' }, false],
    ['beside a range of rents', { salePrice: { from: 0 }, rentPerMonth: { from: 0 } }, false],
  ])('%s', async (_, filter, wide) => {
    expect(await isWidePrice(databaseWith(STATISTICS), filter)).toBe(wide);
  });

  it('is not wide until there are statistics', async () => {
    expect(await isWidePrice(databaseWith([]), { salePrice: { from: 0 } })).toBe(false);
  });
});
