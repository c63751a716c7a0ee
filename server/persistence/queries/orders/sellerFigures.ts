import type { BookStatus } from '../../../domain/catalogue/book.js';
import { LedgerEntryKind, revenueSign } from '../../../domain/money/ledger.js';
import type { Sql } from '../../sql.js';
import { IS_FREE_TODAY, statusOf } from '../books/books.js';

/** How many of a seller's listings are in each status. */
export type ListingCounts = Record<BookStatus, number>;

/**
 * The listings of a seller by their status of today (YYYY-MM-DD). They are gathered by what a status depends on, so that
 * its rule stands in one place.
 */
export async function countListings(sql: Sql, sellerId: string, today: string): Promise<ListingCounts> {
  const groups = await sql.queryPrepared<{
    unlisted: boolean;
    total: number;
    available: number;
    count: number;
  }>(
    `SELECT b.unlisted_at IS NOT NULL AS unlisted, least(b.free_copies + b.promised_copies, 1) AS total,
            ${IS_FREE_TODAY}::int AS available, count(*)::int AS count
     FROM books b WHERE b.seller_id = $2 GROUP BY 1, 2, 3`,
    [today, sellerId],
  );
  const counts: ListingCounts = { AVAILABLE: 0, RENTED: 0, SOLD: 0, UNLISTED: 0 };
  for (const group of groups) counts[statusOf(group)] += group.count;
  return counts;
}

/** What a seller earned in paise, by the first day of the month, from a day on. Months without any are left out. */
export function revenueSince(
  sql: Sql,
  sellerId: string,
  since: string,
): Promise<{ month: string; amount: number }[]> {
  const kinds = Object.values(LedgerEntryKind);
  return sql.queryPrepared(
    `SELECT t.month, sum(t.amount * counted.sign)::bigint AS amount
     FROM ledger_totals t JOIN unnest($3::text[], $4::int[]) AS counted (kind, sign) ON counted.kind = t.kind
     WHERE t.seller_id = $1 AND t.month >= $2::date GROUP BY 1`,
    [sellerId, since, kinds, kinds.map(revenueSign)],
  );
}
