import { z } from 'zod';
import type { CurrencyCode } from '../../../domain/money/money.js';
import { count, minorUnits } from '../../shapes.js';
import { sql, type Piece, type Queryable } from '../../sql.js';
import { FAILED_REFUNDS } from './failedRefunds.js';

const Sums = z.strictObject({ amount: minorUnits, count });

/** A sum in minor units, and the number of amounts in it. */
type StoredFigure = z.infer<typeof Sums>;

/** The sums of the refunds that have not been made yet. These refunds have moved no money, so they are not in the journal. */
export interface OpenRefunds {
  underWay: StoredFigure;
  stuck: StoredFigure;
  /** The part of `underWay` that is paid by payouts. */
  byPayout: StoredFigure;
}

/**
 * Returns the sums and numbers of the refunds that have not been made yet. Refunds in other currencies are counted, but not
 * added. A failed refund is stuck after `tries` tries.
 */
export async function openRefundFigures(
  database: Queryable,
  { currency, tries }: { currency: CurrencyCode; tries: number },
): Promise<OpenRefunds> {
  const figure = async (parts: Piece): Promise<StoredFigure> => {
    const [sums] = await database.rows(
      Sums,
      sql`SELECT coalesce(sum(amount) FILTER (WHERE currency = ${currency}), 0)::bigint AS amount, count(*)::int AS count
          FROM (${parts}) parts`,
    );
    return sums ?? { amount: 0, count: 0 };
  };
  const failed = sql`SELECT f.amount, f.currency FROM (${FAILED_REFUNDS}) f WHERE f.tries`;
  return {
    underWay: await figure(sql`
      SELECT amount, currency FROM provider_refunds WHERE status = 'PENDING' UNION ALL ${failed} < ${tries}`),
    stuck: await figure(sql`${failed} >= ${tries}`),
    byPayout: await figure(
      sql`SELECT amount, currency FROM provider_refunds WHERE status = 'PENDING' AND by_payout`,
    ),
  };
}

/** Returns the number of fulfillments with earnings that have not been paid out. Reads only these earnings. */
export async function countUnpaidSales(database: Queryable): Promise<number> {
  const [found] = await database.rows(
    z.strictObject({ count }),
    sql`SELECT count(*)::int AS count FROM (
          SELECT FROM (
            SELECT fulfillment_id, amount, currency FROM earnings
            WHERE payout_id IS NULL AND fulfillment_id IS NOT NULL
            UNION ALL SELECT e.fulfillment_id, e.amount, e.currency FROM earnings e JOIN payouts p ON p.id = e.payout_id
            WHERE p.status IN ('PENDING', 'SENT') AND e.fulfillment_id IS NOT NULL
          ) e GROUP BY e.fulfillment_id, e.currency HAVING sum(e.amount) <> 0
        ) sales`,
  );
  return found?.count ?? 0;
}
