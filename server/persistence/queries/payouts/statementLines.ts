import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { PayoutStatus } from '../../../domain/payouts/payout.js';
import { minorUnits, moment } from '../../shapes.js';
import { and, limit as limitTo, sql, type Queryable } from '../../sql.js';

const StatementLine = z.strictObject({
  payoutId: z.string(),
  preparedAt: moment,
  status: z.enum(PayoutStatus),
  settledAt: moment.nullable(),
  reference: z.string().nullable(),
  /** The order; null for repayments of debts. */
  orderId: z.string().nullable(),
  fulfillmentId: z.string().nullable(),
  amount: minorUnits,
  commission: minorUnits,
  taxDeducted: minorUnits,
  taxCollected: minorUnits,
  currency: z.enum(CurrencyCode),
});

/**
 * The part of a payout that comes from one fulfillment, or from repayments of debts, for the seller's bookkeeping. Amounts are
 * in minor units.
 */
export type StatementLine = z.infer<typeof StatementLine>;

/** Selects payouts to a seller by the time at which they were prepared. */
export interface PayoutsOfPeriod {
  sellerId: string;
  /** Start of the period, inclusive; null for no limit. */
  since: Date | null;
  /** End of the period, exclusive; null for no limit. */
  until: Date | null;
  limit: number;
  /** The last line of the previous call; null to start with the newest. */
  after: StatementLine | null;
}

/** `AFTER_ALL` is greater than every id, and `BEFORE_ALL` is less. */
const AFTER_ALL = '~';
const BEFORE_ALL = '';

/**
 * Returns up to `limit` parts of these payouts, newest payouts first. Failed payouts have no parts. Reads at most `limit` parts
 * of each payout in the order of an index, because a payout can have very many.
 */
export function statementLines(
  database: Queryable,
  { sellerId, since, until, limit, after }: PayoutsOfPeriod,
): Promise<StatementLine[]> {
  const isWanted = and([
    sql`p.seller_id = ${sellerId} AND p.status <> 'FAILED'`,
    ...(since ? [sql`p.created_at >= ${since}`] : []),
    ...(until ? [sql`p.created_at < ${until}`] : []),
    ...(after ? [sql`(p.created_at, p.id) <= (${after.preparedAt}, ${after.payoutId})`] : []),
  ]);
  const isLeft = after
    ? sql`e.fulfillment_id < CASE WHEN p.id = ${after.payoutId} THEN ${after.fulfillmentId ?? BEFORE_ALL} ELSE ${AFTER_ALL} END`
    : sql`e.fulfillment_id IS NOT NULL`;
  // Repayments are the last part of a payout.
  const isRepaidLeft = after?.fulfillmentId === null ? sql`p.id <> ${after.payoutId}` : sql`true`;
  return database.rows(
    StatementLine,
    sql`SELECT p.id AS "payoutId", p.created_at AS "preparedAt", p.status, p.settled_at AS "settledAt", p.reference,
               f.order_id AS "orderId", l.fulfillment_id AS "fulfillmentId", l.amount, l.commission,
               l.deducted AS "taxDeducted", l.collected AS "taxCollected", p.currency
        FROM payouts p CROSS JOIN LATERAL (
          (SELECT e.fulfillment_id, sum(e.amount)::bigint AS amount, sum(e.commission)::bigint AS commission,
                  sum(e.tax_deducted)::bigint AS deducted, sum(e.tax_collected)::bigint AS collected
           FROM earnings e WHERE e.payout_id = p.id AND ${isLeft}
           GROUP BY e.fulfillment_id ORDER BY e.fulfillment_id DESC ${limitTo(limit)})
          UNION ALL
          (SELECT e.fulfillment_id, sum(e.amount)::bigint, 0, 0, 0 FROM earnings e
           WHERE e.payout_id = p.id AND e.fulfillment_id IS NULL AND ${isRepaidLeft} GROUP BY e.fulfillment_id)) l
        LEFT JOIN fulfillments f ON f.id = l.fulfillment_id
        WHERE ${isWanted}
        ORDER BY p.created_at DESC, p.id DESC, l.fulfillment_id DESC NULLS LAST ${limitTo(limit)}`,
  );
}
