import { z } from 'zod';
import type { BookStatus } from '../../../domain/catalogue/book.js';
import type { CurrencyCode } from '../../../domain/money/money.js';
import { LedgerEntryKind, revenueSign } from '../../../domain/money/ledger.js';
import { count, day, minorUnits } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { isFreeToday, statusOf } from '../books/bookStatus.js';

/** The number of a seller's listings in each status. */
export type ListingCounts = Record<BookStatus, number>;

const ListingGroup = z.strictObject({ unlisted: z.boolean(), total: count, available: count, count });

/**
 * Counts a seller's listings by the status that they have on the day `today` (YYYY-MM-DD). The statement groups the
 * listings by the columns that determine the status, and `statusOf` derives the status of each group. The rule thus
 * exists only once.
 */
export async function countListings(
  database: Queryable,
  sellerId: string,
  today: string,
): Promise<ListingCounts> {
  const groups = await database.preparedRows(
    ListingGroup,
    sql`SELECT b.unlisted_at IS NOT NULL AS unlisted, least(b.free_copies + b.promised_copies, 1) AS total,
            ${isFreeToday(today)}::int AS available, count(*)::int AS count
     FROM books b WHERE b.seller_id = ${sellerId} GROUP BY 1, 2, 3`,
  );
  const counts: ListingCounts = { AVAILABLE: 0, RENTED: 0, SOLD: 0, UNLISTED: 0 };
  for (const group of groups) counts[statusOf(group)] += group.count;
  return counts;
}

const MonthsRevenue = z.strictObject({ month: day, amount: minorUnits });

/**
 * Returns a seller's monthly revenue in a currency, in minor units, from the month `since` on. `month` is the first
 * day of a month. Months without revenue are left out.
 */
export function revenueSince(
  database: Queryable,
  { sellerId, currency, since }: { sellerId: string; currency: CurrencyCode; since: string },
): Promise<z.infer<typeof MonthsRevenue>[]> {
  const kinds = Object.values(LedgerEntryKind);
  return database.preparedRows(
    MonthsRevenue,
    sql`SELECT t.month, sum(t.amount * counted.sign)::bigint AS amount
     FROM ledger_totals t
     JOIN unnest(${kinds}::text[], ${kinds.map(revenueSign)}::int[]) AS counted (kind, sign) ON counted.kind = t.kind
     WHERE t.seller_id = ${sellerId} AND t.currency = ${currency} AND t.month >= ${since}::date GROUP BY 1`,
  );
}
