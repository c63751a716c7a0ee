import { z } from 'zod';
import type { PriceRange } from '../../../domain/catalogue/bookFilter.js';
import { sql, type Queryable } from '../../sql.js';
import { keptRead } from './keptRead.js';

/**
 * A range of prices is wide if it has at least this estimated share of all books. A page of such a range is filled after a
 * few hundred books are read in the order of an index.
 */
const WIDE = 0.1;

const Statistics = z.strictObject({
  column: z.enum(['sale_price', 'rent_per_month']),
  /** Frequent prices and their shares of all books. */
  prices: z.array(z.number()).nullable(),
  shares: z.array(z.number()).nullable(),
  /** Share of the books with any other price; these prices are divided into parts of equal size at `bounds`. */
  rest: z.number(),
  bounds: z.array(z.number()).nullable(),
});
type Statistics = z.infer<typeof Statistics>;

/**
 * True if a range of prices contains many books, according to the statistics of PostgreSQL. False until there are statistics.
 */
export async function isWidePrice(
  database: Queryable,
  column: Statistics['column'],
  range: PriceRange,
): Promise<boolean> {
  const statistics = (await priceStatistics(database)).find((each) => each.column === column);
  return statistics !== undefined && shareOf(range, statistics) >= WIDE;
}

function shareOf(
  { from = 0, to = Infinity }: PriceRange,
  { prices, shares, rest, bounds }: Statistics,
): number {
  const contains = (price: number) => price >= from && price <= to;
  const frequent = (prices ?? []).map((price, index) => (contains(price) ? (shares?.[index] ?? 0) : 0));
  const others = bounds ? (rest * bounds.filter(contains).length) / bounds.length : 0;
  return frequent.reduce((sum, share) => sum + share, others);
}

const priceStatistics = keptRead((database) =>
  database.rows(
    Statistics,
    sql`SELECT s.attname::text AS column, to_json(s.most_common_vals::text::bigint[]) AS prices, s.most_common_freqs AS shares,
        1 - s.null_frac - coalesce((SELECT sum(f) FROM unnest(s.most_common_freqs) AS f), 0) AS rest,
        to_json(s.histogram_bounds::text::bigint[]) AS bounds
      FROM pg_stats s JOIN pg_class c ON s.schemaname = c.relnamespace::regnamespace::text AND s.tablename = c.relname
      WHERE c.oid = 'books'::regclass AND s.attname IN ('sale_price', 'rent_per_month')`,
  ),
);
