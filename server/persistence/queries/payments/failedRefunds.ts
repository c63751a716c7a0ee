import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { minorUnits, moment } from '../../shapes.js';
import { sql, type Piece, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

/**
 * Selects the last try of each refund that failed every time, with the number of tries and the time of the first. Tries of
 * one refund have the same attempt and payment. Leaves out refunds that a chargeback or another refund has replaced.
 */
export const FAILED_REFUNDS = sql`
  SELECT r.id, r.attempt_id, r.payment_id, r.amount, r.currency, r.failure, r.settled_at, tried.tries, tried.since
  FROM provider_refunds r CROSS JOIN LATERAL (
    SELECT count(*)::int AS tries, min(t.created_at) AS since, max(t.id) AS last_id, bool_and(t.status = 'FAILED') AS failed
    FROM provider_refunds t WHERE t.attempt_id = r.attempt_id AND t.payment_id IS NOT DISTINCT FROM r.payment_id
  ) tried
  WHERE r.status = 'FAILED' AND r.chargeback_id IS NULL AND tried.failed AND tried.last_id = r.id
    AND NOT EXISTS (SELECT FROM payments p WHERE p.id = r.payment_id AND p.status = 'FAILED')`;

const StuckRefund = z.strictObject({
  id: z.string(),
  attemptId: z.string(),
  paymentId: z.string().nullable(),
  orderId: z.string(),
  fulfillmentId: z.string().nullable(),
  buyerId: z.string(),
  sellerId: z.string().nullable(),
  provider: z.string(),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
  refundableUntil: moment.nullable(),
  tries: z.int(),
  failure: z.string(),
  failedAt: moment,
  since: moment,
});

/**
 * A refund that failed so often that it is not retried automatically. `id` identifies its last try. The amount is in minor
 * units.
 */
export type StuckRefundRow = z.infer<typeof StuckRefund>;

const stuck = (tries: number): Piece => sql`
  SELECT s.id, s.attempt_id AS "attemptId", s.payment_id AS "paymentId", i.order_id AS "orderId",
         p.fulfillment_id AS "fulfillmentId", o.buyer_id AS "buyerId", f.seller_id AS "sellerId", i.provider, s.amount,
         s.currency, a.refundable_until AS "refundableUntil", s.tries, s.failure, s.settled_at AS "failedAt", s.since
  FROM (${FAILED_REFUNDS}) s JOIN payment_attempts a ON a.id = s.attempt_id JOIN payment_intents i ON i.id = a.intent_id
    JOIN orders o ON o.id = i.order_id LEFT JOIN payments p ON p.id = s.payment_id
    LEFT JOIN fulfillments f ON f.id = p.fulfillment_id
  WHERE s.tries >= ${tries}`;

const OLDEST: Keyset = { keys: ['s.settled_at', 's.id'], descending: false };

/**
 * Returns a page of the refunds that failed at least `tries` times, sorted by their last failure, earliest first (reversed
 * if `backward`).
 */
export function stuckRefunds(
  database: Queryable,
  tries: number,
  stretch: Stretch,
): Promise<StuckRefundRow[]> {
  return database.rows(
    StuckRefund,
    sql`${stuck(tries)} AND ${beyond(OLDEST, stretch)} ${inOrder(OLDEST, stretch)}`,
  );
}

/** Counts the refunds that failed at least `tries` times, up to `most`. */
export function countStuckRefunds(database: Queryable, tries: number, most: number): Promise<number> {
  return countUpTo(database, most, stuck(tries));
}

/** Returns the refund that failed at least `tries` times and whose last try has this id; null if there is none. */
export async function stuckRefund(
  database: Queryable,
  tries: number,
  id: string,
): Promise<StuckRefundRow | null> {
  const [refund] = await database.rows(StuckRefund, sql`${stuck(tries)} AND s.id = ${id}`);
  return refund ?? null;
}

const OfOrder = z.strictObject({ orderId: z.string() });

/** Returns the id of the order that a refund belongs to; undefined for an unknown id. */
export async function orderIdOfRefund(database: Queryable, id: string): Promise<string | undefined> {
  const [found] = await database.rows(
    OfOrder,
    sql`SELECT i.order_id AS "orderId" FROM provider_refunds r JOIN payment_attempts a ON a.id = r.attempt_id
          JOIN payment_intents i ON i.id = a.intent_id WHERE r.id = ${id}`,
  );
  return found?.orderId;
}

const Existing = z.strictObject({ exists: z.boolean() });

/** True if a refund to this buyer is pending, or has failed in every attempt. */
export async function hasUnfinishedRefunds(database: Queryable, buyerId: string): Promise<boolean> {
  const [found] = await database.rows(
    Existing,
    sql`SELECT EXISTS (
          SELECT FROM orders o JOIN payment_intents i ON i.order_id = o.id JOIN payment_attempts a ON a.intent_id = i.id
            JOIN provider_refunds r ON r.attempt_id = a.id LEFT JOIN payments p ON p.id = r.payment_id
          WHERE o.buyer_id = ${buyerId} AND p.status IS DISTINCT FROM 'FAILED'
          GROUP BY r.attempt_id, r.payment_id HAVING NOT bool_or(r.status = 'DONE' OR r.chargeback_id IS NOT NULL)) AS exists`,
  );
  return found?.exists ?? false;
}

const Transfer = z.strictObject({ reference: z.string() });

/** Returns the bank's reference of a completed refund that staff or a payout paid; null for any other refund. */
export async function transferOfRefund(database: Queryable, paymentId: string): Promise<string | null> {
  const [transfer] = await database.rows(
    Transfer,
    sql`SELECT reference FROM provider_refunds WHERE payment_id = ${paymentId} AND status = 'DONE' AND (settled_by IS NOT NULL OR by_payout)`,
  );
  return transfer?.reference ?? null;
}
