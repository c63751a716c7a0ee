import { z } from 'zod';
import { ChargebackAnswer, ChargebackPhase, ChargebackStatus } from '../../../domain/payments/chargeback.js';
import { CaptureOutcome } from '../../../domain/payments/onlinePayment.js';
import { REFUND_LIFECYCLE } from '../../../domain/payments/refund.js';
import { PaymentPurpose } from '../../../domain/payments/rentalPayment.js';
import { minorUnits, moment } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const ChargebackRow = z.strictObject({
  id: z.string(),
  attemptId: z.string(),
  provider: z.string(),
  reference: z.string(),
  paymentReference: z.string(),
  outcome: z.enum(CaptureOutcome).nullable(),
  /** The purpose of the payment; null if it is of unknown origin. */
  purpose: z.enum(PaymentPurpose).nullable(),
  orderId: z.string().nullable(),
  buyerId: z.string().nullable(),
  sellerIds: z.array(z.string()),
  phase: z.enum(ChargebackPhase),
  status: z.enum(ChargebackStatus),
  reason: z.string(),
  amount: minorUnits,
  currency: z.string(),
  deducted: minorUnits,
  respondBy: moment.nullable(),
  openedAt: moment,
  endedAt: moment.nullable(),
  answer: z.enum(ChargebackAnswer).nullable(),
  explanation: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: moment.nullable(),
  sentAt: moment.nullable(),
  failure: z.string().nullable(),
});

/**
 * A chargeback with the payment that it is about. Amounts are in minor units. Without an order, the payment is of unknown
 * origin.
 */
export type StoredChargeback = z.infer<typeof ChargebackRow>;

const CHARGEBACKS = sql`
  SELECT c.id, c.attempt_id AS "attemptId", a.provider, c.reference, a.reference AS "paymentReference", a.outcome,
         i.purpose, i.order_id AS "orderId", o.buyer_id AS "buyerId",
         ARRAY(SELECT f.seller_id::text FROM fulfillments f WHERE f.order_id = i.order_id) AS "sellerIds",
         c.phase, c.status, c.reason, c.amount, c.currency, c.deducted, c.respond_by AS "respondBy",
         c.opened_at AS "openedAt", c.ended_at AS "endedAt", c.answer, c.explanation, c.answered_by AS "answeredBy",
         c.answered_at AS "answeredAt", c.sent_at AS "sentAt", c.failure
  FROM chargebacks c JOIN payment_attempts a ON a.id = c.attempt_id LEFT JOIN payment_intents i ON i.id = a.intent_id
    LEFT JOIN orders o ON o.id = i.order_id`;

const OLDEST: Keyset = { keys: ['c.opened_at', 'c.id'], descending: false };

/** Returns a page of the chargebacks that the bank has not decided, oldest first (reversed if `backward`). */
export function openChargebacks(database: Queryable, stretch: Stretch): Promise<StoredChargeback[]> {
  return database.rows(
    ChargebackRow,
    sql`${CHARGEBACKS} WHERE c.ended_at IS NULL AND ${beyond(OLDEST, stretch)} ${inOrder(OLDEST, stretch)}`,
  );
}

/** Counts the chargebacks that the bank has not decided, up to `most`. */
export function countOpenChargebacks(database: Queryable, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM chargebacks WHERE ended_at IS NULL`);
}

/** Returns a chargeback; null for an unknown id. */
export async function chargebackById(database: Queryable, id: string): Promise<StoredChargeback | null> {
  const [found] = await database.rows(ChargebackRow, sql`${CHARGEBACKS} WHERE c.id = ${id}`);
  return found ?? null;
}

/** Locks and returns a chargeback; null for an unknown id. */
export async function lockedChargeback(database: Queryable, id: string): Promise<StoredChargeback | null> {
  const [found] = await database.rows(
    ChargebackRow,
    sql`${CHARGEBACKS} WHERE c.id = ${id} FOR NO KEY UPDATE OF c`,
  );
  return found ?? null;
}

/** Returns the chargeback with this reference at the provider; null if it is not recorded yet. */
export async function chargebackByReference(
  database: Queryable,
  reference: string,
): Promise<StoredChargeback | null> {
  const [found] = await database.rows(ChargebackRow, sql`${CHARGEBACKS} WHERE c.reference = ${reference}`);
  return found ?? null;
}

/** A page of rows by id: up to `max` rows after the id `after`. */
interface Page {
  after: string;
  max: number;
}

/** Returns a page of the undecided chargebacks that have an answer which the provider has not accepted yet. */
export function chargebacksToSend(database: Queryable, { after, max }: Page): Promise<StoredChargeback[]> {
  return database.rows(
    ChargebackRow,
    sql`${CHARGEBACKS} WHERE c.answer IS NOT NULL AND c.sent_at IS NULL AND c.ended_at IS NULL AND c.id > ${after}
        ORDER BY c.id ${limit(max)}`,
  );
}

/** Returns a page of the chargebacks that the bank has not decided. */
export function undecidedChargebacks(database: Queryable, { after, max }: Page): Promise<StoredChargeback[]> {
  return database.rows(
    ChargebackRow,
    sql`${CHARGEBACKS} WHERE c.ended_at IS NULL AND c.id > ${after} ORDER BY c.id ${limit(max)}`,
  );
}

/** Returns the unanswered chargebacks whose deadline is within this period, earliest first. */
export function chargebacksDue(
  database: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<StoredChargeback[]> {
  return database.rows(
    ChargebackRow,
    sql`${CHARGEBACKS} WHERE c.ended_at IS NULL AND c.answer IS NULL AND c.respond_by > ${from} AND c.respond_by <= ${until}
        ORDER BY c.respond_by, c.id`,
  );
}

const Existing = z.strictObject({ exists: z.boolean() });

/** True if the bank has not decided a chargeback of a payment of this order. */
export async function isChargedBack(database: Queryable, orderId: string): Promise<boolean> {
  const [found] = await database.rows(
    Existing,
    sql`SELECT EXISTS (SELECT FROM chargebacks c JOIN payment_attempts a ON a.id = c.attempt_id
          JOIN payment_intents i ON i.id = a.intent_id WHERE i.order_id = ${orderId} AND c.ended_at IS NULL) AS exists`,
  );
  return found?.exists ?? false;
}

/** True if the bank has not decided a chargeback of this payment. */
export async function isAttemptChargedBack(database: Queryable, attemptId: string): Promise<boolean> {
  const [found] = await database.rows(
    Existing,
    sql`SELECT EXISTS (SELECT FROM chargebacks WHERE attempt_id = ${attemptId} AND ended_at IS NULL) AS exists`,
  );
  return found?.exists ?? false;
}

/**
 * Withdraws the unsent and failed refunds of a payment, because a lost chargeback replaces them. Marks the refunds, and the
 * fulfillments' payments that belong to them, as failed. Leaves out refunds of more than `most` minor units. Returns the number
 * of withdrawn refunds.
 */
export async function withdrawRefunds(
  database: Queryable,
  { attemptId, chargebackId, most, at }: { attemptId: string; chargebackId: string; most: number; at: Date },
): Promise<number> {
  const { withdrawRefund: withdrawn } = REFUND_LIFECYCLE;
  const rows = await database.rows(
    z.strictObject({ paymentId: z.string().nullable() }),
    sql`WITH last AS (
          SELECT DISTINCT ON (payment_id) id, payment_id, status, reference, amount FROM provider_refunds
          WHERE attempt_id = ${attemptId} ORDER BY payment_id, id DESC
        )
        UPDATE provider_refunds r SET status = ${withdrawn.to}, settled_at = coalesce(r.settled_at, ${at}::timestamptz),
          failure = coalesce(r.failure, 'The bank has returned the payment to the buyer'), chargeback_id = ${chargebackId}
        FROM last WHERE last.id = r.id AND r.amount <= ${most}
          AND (r.status = 'FAILED' OR r.status = ANY(${[...withdrawn.from]}::text[]) AND r.reference IS NULL
            AND NOT EXISTS (SELECT FROM refund_payouts sent WHERE sent.refund_id = r.id)) AND r.chargeback_id IS NULL
        RETURNING r.payment_id AS "paymentId"`,
  );
  const payments = rows.flatMap(({ paymentId }) => paymentId ?? []);
  await database.run(
    sql`UPDATE payments SET status = 'FAILED', settled_at = ${at} WHERE id = ANY(${payments}::text[])`,
  );
  return rows.length;
}
