import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { DebtRepaymentKind } from '../../../domain/payouts/debtRepayment.js';
import { minorUnits, moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const RepaymentRow = z.strictObject({
  /** The ID of the repayment, or of the payout against which the debt was set off. */
  id: z.string(),
  kind: z.enum(DebtRepaymentKind),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
  /** The bank's reference; null for a debt that was set off. */
  reference: z.string().nullable(),
  repaidAt: moment,
});

/** A repayment of a seller's debt, recorded by staff or set off against a payout. The amount is in minor units. */
export type DebtRepaymentRow = z.infer<typeof RepaymentRow>;

/**
 * Selects the repayments of a seller. A payout repays the losses of fulfillments that, within the payout, lost more than
 * they earned. Recorded repayments in the payout are subtracted, because they are listed separately. A failed payout has no
 * earnings, so it repays nothing.
 */
const repaymentsOf = (sellerId: string) => sql`
  SELECT id, 'RECORDED' AS kind, amount, currency, reference, recorded_at AS repaid_at
  FROM debt_repayments WHERE seller_id = ${sellerId}
  UNION ALL
  SELECT p.id, 'SET_OFF', parts.lost - parts.repaid, p.currency, NULL, p.created_at
  FROM payouts p CROSS JOIN LATERAL (
    SELECT coalesce(-sum(e.amount) FILTER (WHERE e.fulfillment_id IS NOT NULL AND e.amount < 0), 0)::bigint AS lost,
           coalesce(sum(e.amount) FILTER (WHERE e.fulfillment_id IS NULL), 0)::bigint AS repaid
    FROM (SELECT fulfillment_id, sum(amount) AS amount FROM earnings WHERE payout_id = p.id
          AND (fulfillment_id IS NULL OR fulfillment_id IN (SELECT l.fulfillment_id FROM earnings l WHERE l.payout_id = p.id AND l.amount < 0))
          GROUP BY fulfillment_id) e
  ) parts
  WHERE p.id IN (SELECT payout_id FROM earnings WHERE seller_id = ${sellerId} AND amount < 0 AND payout_id IS NOT NULL)
    AND parts.lost > parts.repaid`;

const NEWEST: Keyset = { keys: ['r.repaid_at', 'r.id'], descending: true };

/** Returns a page of a seller's repayments of debts, newest first. */
export function debtRepaymentsOf(
  database: Queryable,
  sellerId: string,
  stretch: Stretch,
): Promise<DebtRepaymentRow[]> {
  return database.rows(
    RepaymentRow,
    sql`SELECT r.id, r.kind, r.amount, r.currency, r.reference, r.repaid_at AS "repaidAt" FROM (${repaymentsOf(sellerId)}) r
        WHERE ${beyond(NEWEST, stretch)} ${inOrder(NEWEST, stretch)}`,
  );
}

/** Counts a seller's repayments of debts, up to `most`. */
export function countDebtRepaymentsOf(database: Queryable, sellerId: string, most: number): Promise<number> {
  return countUpTo(database, most, repaymentsOf(sellerId));
}
