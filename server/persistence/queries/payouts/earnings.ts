import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import type { DueUntil } from '../../../domain/payouts/payoutTerms.js';
import { minorUnits, moment } from '../../shapes.js';
import { limit, sql, type Piece, type Queryable } from '../../sql.js';

/** Returns the condition that a seller has received a payout before. */
const wasPaid = (sellerId: Piece) =>
  sql`EXISTS (SELECT FROM payouts paid WHERE paid.seller_id = ${sellerId} AND paid.status = 'PAID')`;

/** SQL condition that the seller of earnings `e` has received a payout before. */
const WAS_PAID = wasPaid(sql`e.seller_id`);

/**
 * Returns the condition that earnings `e` are due. If they all belong to one seller, `ofSeller` lets PostgreSQL look for
 * earlier payouts only once.
 */
export const isDue = ({ usual, newSellers }: DueUntil, ofSeller?: string) =>
  sql`e.earned_at <= CASE WHEN ${ofSeller === undefined ? WAS_PAID : wasPaid(sql`${ofSeller}`)} THEN ${usual}::timestamptz ELSE ${newSellers}::timestamptz END`;

/**
 * SQL condition that an unfinished transfer covers the change `e` of earnings: the transferred earning itself, or a later loss.
 */
export const IS_TRANSFERRED = sql`EXISTS (SELECT FROM transfers t WHERE t.fulfillment_id = e.fulfillment_id
  AND t.status IN ('PLANNED', 'ASKED', 'HELD') AND (t.earning_id = e.id OR e.amount <= 0))`;

const EarnedRow = z.strictObject({
  fulfillmentId: z.string(),
  sellerId: z.string(),
  currency: z.enum(CurrencyCode),
  amount: minorUnits,
  commission: minorUnits,
  taxDeducted: minorUnits,
  taxCollected: minorUnits,
  paidOut: minorUnits,
  earnedAt: moment.nullable(),
  isDisputed: z.boolean(),
  /** True if the bank has not decided a chargeback of the order. */
  isChargedBack: z.boolean(),
  /** True if the seller has not received a payout yet. */
  isNewSeller: z.boolean(),
});

/** The earnings of a seller from a fulfillment, in minor units, with the part that was paid out. */
export type EarnedRow = z.infer<typeof EarnedRow>;

/** Returns the earnings of these fulfillments. Those that were not paid online have none. */
export function earningsOfFulfillments(database: Queryable, ids: readonly string[]): Promise<EarnedRow[]> {
  return database.rows(
    EarnedRow,
    sql`SELECT e.fulfillment_id AS "fulfillmentId", e.seller_id AS "sellerId", e.currency, sum(e.amount)::bigint AS amount, sum(e.commission)::bigint AS commission,
               sum(e.tax_deducted)::bigint AS "taxDeducted", sum(e.tax_collected)::bigint AS "taxCollected",
               coalesce(sum(e.amount) FILTER (WHERE p.status = 'PAID'), 0)::bigint AS "paidOut",
               max(e.earned_at) AS "earnedAt", NOT ${WAS_PAID} AS "isNewSeller",
               EXISTS (SELECT FROM disputes d WHERE d.fulfillment_id = e.fulfillment_id AND d.closed_at IS NULL) AS "isDisputed",
               EXISTS (SELECT FROM fulfillments f JOIN payment_intents i ON i.order_id = f.order_id
                 JOIN payment_attempts a ON a.intent_id = i.id JOIN chargebacks c ON c.attempt_id = a.id
                 WHERE f.id = e.fulfillment_id AND c.ended_at IS NULL) AS "isChargedBack"
        FROM earnings e LEFT JOIN payouts p ON p.id = e.payout_id
        WHERE e.fulfillment_id = ANY(${ids}::text[]) GROUP BY e.fulfillment_id, e.seller_id, e.currency`,
  );
}

const SellerRow = z.strictObject({ sellerId: z.string(), currency: z.enum(CurrencyCode) });

/** A seller, and a currency in which earnings can be paid out to the seller. */
export type PayableSeller = z.infer<typeof SellerRow>;

/**
 * Returns up to `max` sellers to whom at least `least` minor units are due, sorted by id, beginning after the id `after`.
 * Leaves out suspended sellers and those with an unfinished payout. The caller checks whether their payout accounts are active.
 */
export function payableSellers(
  database: Queryable,
  { earnedUntil, least, after, max }: { earnedUntil: DueUntil; least: number; after: string; max: number },
): Promise<PayableSeller[]> {
  return database.rows(
    SellerRow,
    sql`SELECT e.seller_id AS "sellerId", e.currency
        FROM earnings e JOIN users u ON u.id = e.seller_id
        WHERE e.payout_id IS NULL AND ${isDue(earnedUntil)} AND e.seller_id > ${after}
          AND u.suspended_at IS NULL AND NOT ${IS_TRANSFERRED}
          AND NOT EXISTS (SELECT FROM payouts p
            WHERE p.seller_id = e.seller_id AND p.currency = e.currency AND p.status IN ('PENDING', 'SENT') AND p.transfer_id IS NULL)
        GROUP BY e.seller_id, e.currency HAVING sum(e.amount) >= ${least}
        ORDER BY e.seller_id, e.currency ${limit(max)}`,
  );
}

const Taken = z.strictObject({ id: z.string(), amount: minorUnits });

/** Locks and returns a seller's earnings in one currency that can be paid out. */
export function lockedEarnings(
  database: Queryable,
  { sellerId, currency }: PayableSeller,
  earnedUntil: DueUntil,
): Promise<z.infer<typeof Taken>[]> {
  return database.rows(
    Taken,
    sql`SELECT e.id, e.amount FROM earnings e
        WHERE e.seller_id = ${sellerId} AND e.currency = ${currency} AND e.payout_id IS NULL AND ${isDue(earnedUntil, sellerId)}
          AND NOT ${IS_TRANSFERRED}
        ORDER BY e.id FOR NO KEY UPDATE`,
  );
}

/** Adds these earnings to a payout. */
export async function takeIntoPayout(
  database: Queryable,
  payoutId: string,
  ids: readonly string[],
): Promise<void> {
  await database.run(sql`UPDATE earnings SET payout_id = ${payoutId} WHERE id = ANY(${ids}::text[])`);
}

const Delivery = z.strictObject({ delivery: minorUnits });

/** Returns the part of a payout that is for delivery, in minor units. */
export async function deliveryInPayout(database: Queryable, payoutId: string): Promise<number> {
  const [sum] = await database.rows(
    Delivery,
    sql`SELECT coalesce(sum(delivery), 0)::bigint AS delivery FROM earnings WHERE payout_id = ${payoutId}`,
  );
  return sum?.delivery ?? 0;
}

/** Removes the earnings from a failed payout, so that the next payout includes those that are due. */
export async function releaseFromPayout(database: Queryable, payoutId: string): Promise<void> {
  await database.run(sql`UPDATE earnings SET payout_id = NULL WHERE payout_id = ${payoutId}`);
}

const BalanceRow = z.strictObject({
  due: minorUnits,
  waiting: minorUnits,
  onTheWay: minorUnits,
  /** The time when the seller last changed the payout account; null if never. */
  payoutChangedAt: moment.nullable(),
});

/**
 * The sums of a seller's earnings that have not been paid out yet, in minor units. `onTheWay` is the sum of unfinished payouts.
 */
export type BalanceRow = z.infer<typeof BalanceRow>;

/** Returns the sums of a seller's unpaid earnings: those due, those waiting to become due, and those in unfinished payouts. */
export async function balanceOfSeller(
  database: Queryable,
  { sellerId, currency }: PayableSeller,
  earnedUntil: DueUntil,
): Promise<BalanceRow> {
  const [row] = await database.rows(
    BalanceRow,
    sql`SELECT s.due, s.unpaid - s.due AS waiting,
               (SELECT coalesce(sum(p.amount), 0)::bigint FROM payouts p
                WHERE p.seller_id = ${sellerId} AND p.currency = ${currency} AND p.status IN ('PENDING', 'SENT')) AS "onTheWay",
               (SELECT payout_changed_at FROM users WHERE id = ${sellerId}) AS "payoutChangedAt"
        FROM (
          SELECT coalesce(sum(e.amount), 0)::bigint AS unpaid,
                 coalesce(sum(e.amount) FILTER (WHERE ${isDue(earnedUntil, sellerId)}), 0)::bigint AS due
          FROM earnings e WHERE e.seller_id = ${sellerId} AND e.currency = ${currency} AND e.payout_id IS NULL) s`,
  );
  return row ?? { due: 0, waiting: 0, onTheWay: 0, payoutChangedAt: null };
}

const Existing = z.strictObject({ exists: z.boolean() });

/** True if a seller has an unfinished payout, or unpaid earnings above zero in a currency. */
export async function hasUnpaidEarnings(database: Queryable, sellerId: string): Promise<boolean> {
  const [found] = await database.rows(
    Existing,
    sql`SELECT EXISTS (SELECT FROM payouts WHERE seller_id = ${sellerId} AND status IN ('PENDING', 'SENT'))
          OR EXISTS (SELECT FROM earnings WHERE seller_id = ${sellerId} AND payout_id IS NULL
            GROUP BY currency HAVING sum(amount) > 0) AS exists`,
  );
  return found?.exists ?? false;
}
