import { z } from 'zod';
import { depositSign, LedgerEntryKind } from '../../domain/money/ledger.js';
import type { CurrencyCode } from '../../domain/money/money.js';
import { GIVEN_BACK } from '../../domain/payouts/earnings.js';
import { count, minorUnits } from '../../persistence/shapes.js';
import { literal, sql, type Piece, type Queryable } from '../../persistence/sql.js';
import { IS_RENTAL } from '../../persistence/queries/allocations/rentedCopies.js';

/** The names of the figures on the money page. */
const FIGURES = [
  'captured',
  'refunded',
  'depositsHeld',
  'owedToSellers',
  'paidOut',
  'commission',
  'taxDeducted',
  'taxCollected',
  'paymentFees',
  'unknownPayments',
  'chargebacks',
] as const;
type FigureName = (typeof FIGURES)[number];

const Figure = z.strictObject({ name: z.enum(FIGURES), amount: minorUnits, count });

/** A sum in minor units, and the number of amounts in it. */
type StoredFigure = Omit<z.infer<typeof Figure>, 'name'>;

/**
 * Computes the figures of the money page from payments, refunds, deposits and earnings, for comparison with the journal. Parts
 * in other currencies are counted, but not added.
 */
export async function figuresByRows(
  database: Queryable,
  currency: CurrencyCode,
): Promise<Record<FigureName, StoredFigure>> {
  const figure = (name: FigureName, parts: Piece, counted = sql`*`) => sql`
    SELECT '${literal(name)}' AS name, coalesce(sum(amount) FILTER (WHERE currency = ${currency}), 0)::bigint AS amount,
           count(${counted})::int AS count FROM (${parts}) parts`;
  const rows = await database.rows(
    Figure,
    sql`${figure('captured', sql`SELECT amount, currency FROM payment_attempts WHERE outcome = 'ACCEPTED'`)}
        UNION ALL ${figure('refunded', REFUNDED)}
        UNION ALL ${figure('depositsHeld', depositsHeld())}
        UNION ALL ${figure('owedToSellers', OWED, sql`fulfillment_id`)}
        UNION ALL ${figure('paidOut', sql`SELECT amount, currency FROM payouts WHERE status = 'PAID'`)}
        UNION ALL ${figure('commission', COMMISSION)}
        UNION ALL ${figure('taxDeducted', taxOwed('deducted'), sql`fulfillment_id`)}
        UNION ALL ${figure('taxCollected', taxOwed('collected'), sql`fulfillment_id`)}
        UNION ALL ${figure('paymentFees', PAYMENT_FEES)}
        UNION ALL ${figure('unknownPayments', UNKNOWN)}
        UNION ALL ${chargebacks(currency)}`,
  );
  const nothing = { amount: 0, count: 0 };
  const figures = new Map(rows.map(({ name, ...sums }) => [name, sums]));
  return Object.fromEntries(FIGURES.map((name) => [name, figures.get(name) ?? nothing])) as Record<
    FigureName,
    StoredFigure
  >;
}

const REFUNDED = sql`
  SELECT r.amount, r.currency FROM provider_refunds r JOIN payment_attempts a ON a.id = r.attempt_id
  WHERE r.status = 'DONE' AND a.outcome = 'ACCEPTED'`;

/** Selects the earnings that have not been paid to sellers, by fulfillment. Repayments by sellers belong to no fulfillment. */
const OWED = sql`
  SELECT e.fulfillment_id, sum(e.amount) AS amount, e.currency FROM earnings e LEFT JOIN payouts p ON p.id = e.payout_id
  WHERE p.status IS DISTINCT FROM 'PAID' GROUP BY e.fulfillment_id, e.currency HAVING sum(e.amount) <> 0`;

const COMMISSION = sql`
  SELECT sum(commission) AS amount, currency FROM earnings
  GROUP BY fulfillment_id, currency HAVING sum(commission) <> 0`;

/**
 * Selects the amounts of a tax that were taken from earnings, by fulfillment. Adds the payments of this tax to the government
 * as negative amounts without a fulfillment.
 */
const taxOwed = (tax: 'deducted' | 'collected') => sql`
  SELECT fulfillment_id, sum(tax_${literal(tax)}) AS amount, currency FROM earnings
  GROUP BY fulfillment_id, currency HAVING sum(tax_${literal(tax)}) <> 0
  UNION ALL SELECT NULL, -amount, currency FROM tax_payments WHERE lower(tax) = '${literal(tax)}'`;

const PAYMENT_FEES = sql`
  SELECT fee AS amount, currency FROM payment_attempts WHERE fee > 0
  UNION ALL SELECT fee, currency FROM provider_refunds WHERE fee > 0`;

/**
 * Selects the amount that banks have taken for chargebacks and not returned, less the refunds that are recorded for them.
 * Counts the open chargebacks.
 */
const chargebacks = (currency: CurrencyCode) => sql`
  SELECT 'chargebacks' AS name,
         coalesce(sum(c.deducted - coalesce((SELECT sum(r.amount) FROM provider_refunds r
           WHERE r.chargeback_id = c.id AND r.status = 'DONE'), 0)) FILTER (WHERE c.currency = ${currency}), 0)::bigint AS amount,
         count(*) FILTER (WHERE c.ended_at IS NULL)::int AS count
  FROM chargebacks c`;

const UNKNOWN = sql`
  SELECT amount, currency FROM payment_attempts
  WHERE intent_id IS NULL AND settled_at IS NULL AND status = 'CAPTURED'`;

/**
 * Selects the deposits held for fulfillments that were paid online: the movements that change a deposit, less the online
 * refunds that exceed the refunds in the ledger. Deposits are held only while copies are rented or reserved, so the statement
 * reads the movements of these fulfillments only.
 */
function depositsHeld(): Piece {
  const kinds = Object.values(LedgerEntryKind);
  const isBack = kinds.map((kind) => (GIVEN_BACK.includes(kind) ? 1 : 0));
  return sql`
    SELECT held.amount, held.currency FROM (
      SELECT sum(l.amount * counted.deposit) - greatest(0, refunded.online - sum(l.amount * counted.back)) AS amount,
             l.currency::text AS currency
      FROM (
        SELECT DISTINCT item.fulfillment_id FROM allocations a JOIN order_items item ON item.id = a.order_item_id
        WHERE ${IS_RENTAL}
      ) renting
        JOIN ledger_entries l ON l.fulfillment_id = renting.fulfillment_id
        JOIN payment_intents i ON i.order_id = l.order_id AND i.purpose = 'ORDER' AND i.status = 'PAID'
          AND NOT EXISTS (SELECT FROM deposit_blocks b WHERE b.order_id = i.order_id AND b.is_used)
        JOIN unnest(${kinds}::text[], ${kinds.map(depositSign)}::int[], ${isBack}::int[])
          AS counted (kind, deposit, back) ON counted.kind = l.kind
        CROSS JOIN LATERAL (
          SELECT coalesce(sum(p.amount), 0) AS online FROM payments p
          WHERE p.fulfillment_id = renting.fulfillment_id AND p.kind = 'REFUND' AND p.attempt_id IS NOT NULL
            AND p.status IN ('CAPTURED', 'PENDING')
        ) refunded
      GROUP BY l.fulfillment_id, l.currency, refunded.online
    ) held WHERE held.amount > 0`;
}
