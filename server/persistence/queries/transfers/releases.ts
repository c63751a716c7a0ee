import { z } from 'zod';
import type { CurrencyCode } from '../../../domain/money/money.js';
import type { DueUntil } from '../../../domain/payouts/payoutTerms.js';
import { count, minorUnits } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';
import { IS_TRANSFERRED, isDue, type PayableSeller } from '../payouts/earnings.js';

const DueRow = z.strictObject({ id: z.string(), fulfillmentId: z.string(), sellerId: z.string() });

/** A transfer that has not ended and whose earning is due. */
export type DueTransfer = z.infer<typeof DueRow>;

/**
 * Returns a page of the transfers whose earnings are due and whose release has not begun, sorted by ID. Leaves out suspended
 * sellers.
 */
export function dueTransfers(
  database: Queryable,
  earnedUntil: DueUntil,
  { after, max }: { after: string; max: number },
): Promise<DueTransfer[]> {
  return database.rows(
    DueRow,
    sql`SELECT t.id, t.fulfillment_id AS "fulfillmentId", t.seller_id AS "sellerId"
        FROM transfers t JOIN earnings e ON e.id = t.earning_id JOIN users u ON u.id = t.seller_id
        WHERE t.status IN ('PLANNED', 'HELD') AND t.id > ${after} AND e.payout_id IS NULL AND ${isDue(earnedUntil)}
          AND u.suspended_at IS NULL
        ORDER BY t.id ${limit(max)}`,
  );
}

/** Locks a fulfillment, so that no other transaction changes its money meanwhile. */
export async function lockFulfillment(database: Queryable, id: string): Promise<void> {
  await database.run(sql`SELECT FROM fulfillments WHERE id = ${id} FOR NO KEY UPDATE`);
}

const Change = z.strictObject({ id: z.string(), amount: minorUnits });

/** Returns the changes of a fulfillment's earnings that are in no payout. */
export function unpaidChanges(database: Queryable, fulfillmentId: string): Promise<z.infer<typeof Change>[]> {
  return database.rows(
    Change,
    sql`SELECT id, amount FROM earnings WHERE fulfillment_id = ${fulfillmentId} AND payout_id IS NULL ORDER BY id`,
  );
}

/** Locks and returns the changes of a fulfillment's earnings that are due and in no payout. */
export function lockedDueChanges(
  database: Queryable,
  fulfillmentId: string,
  earnedUntil: DueUntil,
): Promise<z.infer<typeof Change>[]> {
  return database.rows(
    Change,
    sql`SELECT e.id, e.amount FROM earnings e
        WHERE e.fulfillment_id = ${fulfillmentId} AND e.payout_id IS NULL AND ${isDue(earnedUntil)}
        ORDER BY e.id FOR NO KEY UPDATE`,
  );
}

const Sum = z.strictObject({ amount: minorUnits });

/** Returns a seller's earnings that are in no payout and that no transfer pays, in minor units; negative for a debt. */
export async function earnedBesideTransfers(
  database: Queryable,
  { sellerId, currency }: PayableSeller,
): Promise<number> {
  const [sum] = await database.rows(
    Sum,
    sql`SELECT coalesce(sum(e.amount), 0)::bigint AS amount FROM earnings e
        WHERE e.seller_id = ${sellerId} AND e.currency = ${currency} AND e.payout_id IS NULL AND e.earned_at IS NOT NULL
          AND NOT ${IS_TRANSFERRED}`,
  );
  return sum?.amount ?? 0;
}

const Figure = z.strictObject({ amount: minorUnits, count });

/**
 * Returns the sum, in this currency, of all unpaid earnings that no transfer pays, and the number of their fulfillments in
 * all currencies.
 */
export async function owedBesideTransfers(
  database: Queryable,
  currency: CurrencyCode,
): Promise<z.infer<typeof Figure>> {
  const [figure] = await database.rows(
    Figure,
    sql`SELECT coalesce(sum(s.amount) FILTER (WHERE s.currency = ${currency}), 0)::bigint AS amount, count(*)::int AS count
        FROM (
          SELECT sum(x.amount) AS amount, x.currency FROM (
            SELECT e.fulfillment_id, e.amount, e.currency FROM earnings e WHERE e.payout_id IS NULL AND NOT ${IS_TRANSFERRED}
            UNION ALL SELECT e.fulfillment_id, e.amount, e.currency FROM earnings e JOIN payouts p ON p.id = e.payout_id
            WHERE p.status IN ('PENDING', 'SENT') AND p.transfer_id IS NULL
          ) x GROUP BY x.fulfillment_id, x.currency HAVING sum(x.amount) <> 0
        ) s`,
  );
  return figure ?? { amount: 0, count: 0 };
}
