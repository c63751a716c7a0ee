import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { AttemptStatus, CaptureOutcome } from '../../../domain/payments/onlinePayment.js';
import { RefundStatus } from '../../../domain/payments/refund.js';
import { minorUnits, moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { FAILED_REFUNDS } from './failedRefunds.js';

const AttemptRow = z.strictObject({
  id: z.string(),
  intentId: z.string().nullable(),
  reference: z.string(),
  status: z.enum(AttemptStatus),
  outcome: z.enum(CaptureOutcome).nullable(),
});
export type StoredAttempt = z.infer<typeof AttemptRow>;

/** Returns the recorded payments with these references at a provider. */
export async function attemptsByReferences(
  database: Queryable,
  provider: string,
  references: readonly string[],
): Promise<StoredAttempt[]> {
  return database.rows(
    AttemptRow,
    sql`SELECT id, intent_id AS "intentId", reference, status, outcome FROM payment_attempts
        WHERE provider = ${provider} AND reference = ANY(${references}::text[])`,
  );
}

const RefundRow = z.strictObject({
  id: z.string(),
  attemptId: z.string(),
  paymentId: z.string().nullable(),
  orderId: z.string(),
  fulfillmentId: z.string().nullable(),
  provider: z.string(),
  paymentReference: z.string(),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
  reference: z.string().nullable(),
  refundableUntil: moment.nullable(),
});
export type StoredRefund = z.infer<typeof RefundRow>;

const REFUNDS = sql`
  SELECT r.id, r.attempt_id AS "attemptId", r.payment_id AS "paymentId", i.order_id AS "orderId",
         p.fulfillment_id AS "fulfillmentId", a.provider, a.reference AS "paymentReference", r.amount, r.currency, r.reference,
         a.refundable_until AS "refundableUntil"
  FROM provider_refunds r JOIN payment_attempts a ON a.id = r.attempt_id JOIN payment_intents i ON i.id = a.intent_id
    LEFT JOIN payments p ON p.id = r.payment_id`;

/**
 * SQL condition that the bank has not decided a chargeback of attempt `a`. Until the bank decides, a refund could pay the buyer
 * twice.
 */
export const IS_CHARGED_BACK = sql`EXISTS (SELECT FROM chargebacks c WHERE c.attempt_id = a.id AND c.ended_at IS NULL)`;

/**
 * Returns the condition that the provider has not answered a transfer or reversal of attempt `a` that was created after
 * `since`. A refund waits for the answer, because reversals come first, and no transfer is possible after a refund.
 */
const awaitsTransfers = (since: Date) => sql`EXISTS (SELECT FROM transfers t WHERE t.attempt_id = a.id
  AND (t.status = 'ASKED' AND t.created_at > ${since} OR EXISTS (SELECT FROM transfer_reversals v
    WHERE v.transfer_id = t.id AND v.status = 'PENDING' AND v.created_at > ${since})))`;

/**
 * Returns up to `max` refunds that are not settled, sorted by id, beginning after the id `after`. Leaves out refunds by payout.
 * Also leaves out refunds that the provider does not have yet because they wait for the end of a chargeback, or for transfers
 * created after `since`.
 */
export async function openRefunds(
  database: Queryable,
  { after, max, since }: { after: string; max: number; since: Date },
): Promise<StoredRefund[]> {
  return database.rows(
    RefundRow,
    sql`${REFUNDS} WHERE r.status = 'PENDING' AND NOT r.by_payout AND r.id > ${after} AND (r.reference IS NOT NULL OR NOT ${IS_CHARGED_BACK} AND NOT ${awaitsTransfers(since)})
        ORDER BY r.id LIMIT ${max}`,
  );
}

/** Locks a refund and returns its status. */
export async function lockedRefundStatus(database: Queryable, id: string): Promise<RefundStatus> {
  const [row] = await database.rows(
    z.strictObject({ status: z.enum(RefundStatus) }),
    sql`SELECT status FROM provider_refunds WHERE id = ${id} FOR NO KEY UPDATE`,
  );
  if (!row) throw new Error(`There is no refund ${id}`);
  return row.status;
}

/**
 * Returns up to `max` failed refunds whose last attempt ended before `failedBefore` and that were tried fewer than `tries`
 * times. Leaves out those that wait for the end of a chargeback.
 */
export async function refundsToRetry(
  database: Queryable,
  { failedBefore, tries, max }: { failedBefore: Date; tries: number; max: number },
): Promise<StoredRefund[]> {
  return database.rows(
    RefundRow,
    sql`${REFUNDS} JOIN (${FAILED_REFUNDS}) failed ON failed.id = r.id
        WHERE failed.settled_at < ${failedBefore} AND failed.tries < ${tries} AND NOT ${IS_CHARGED_BACK} ORDER BY r.id LIMIT ${max}`,
  );
}

const Attempt = z.strictObject({ refundableUntil: moment.nullable() });

/** Returns the time until which a payment can be refunded in the ordinary way; null if there is no limit. */
export async function refundableUntilOf(database: Queryable, attemptId: string): Promise<Date | null> {
  const [attempt] = await database.rows(
    Attempt,
    sql`SELECT refundable_until AS "refundableUntil" FROM payment_attempts WHERE id = ${attemptId}`,
  );
  return attempt?.refundableUntil ?? null;
}

const PaymentOfAttempt = z.strictObject({
  paid: minorUnits,
  currency: z.enum(CurrencyCode),
  asked: minorUnits,
  askedCurrency: z.enum(CurrencyCode),
});

/** Returns the amount of a payment and the amount that its payment page requested; null for a payment of unknown origin. */
export async function paymentOfAttempt(
  database: Queryable,
  attemptId: string,
): Promise<z.infer<typeof PaymentOfAttempt> | null> {
  const [payment] = await database.rows(
    PaymentOfAttempt,
    sql`SELECT a.amount AS paid, a.currency, i.amount AS asked, i.currency AS "askedCurrency"
        FROM payment_attempts a JOIN payment_intents i ON i.id = a.intent_id WHERE a.id = ${attemptId}`,
  );
  return payment ?? null;
}

/** A webhook of a provider. Its signature covers the body, but not the ID. `digest` is the SHA-256 of the body. */
interface ProviderEvent {
  provider: string;
  eventId: string;
  type: string;
  digest: Buffer;
  receivedAt: Date;
}

/** Records a provider's event. Returns false if the event, or another one with the same body, was already recorded. */
export async function recordProviderEvent(database: Queryable, event: ProviderEvent): Promise<boolean> {
  const rows = await database.preparedRows(
    z.strictObject({ eventId: z.string() }),
    sql`INSERT INTO provider_events (provider, event_id, type, digest, received_at)
        VALUES (${event.provider}, ${event.eventId}, ${event.type}, ${event.digest}, ${event.receivedAt})
        ON CONFLICT DO NOTHING RETURNING event_id AS "eventId"`,
  );
  return rows.length > 0;
}

/** True if an event with this ID was recorded. */
export async function isProviderEvent(
  database: Queryable,
  { provider, eventId }: Pick<ProviderEvent, 'provider' | 'eventId'>,
): Promise<boolean> {
  const rows = await database.rows(
    z.strictObject({ eventId: z.string() }),
    sql`SELECT event_id AS "eventId" FROM provider_events WHERE provider = ${provider} AND event_id = ${eventId}`,
  );
  return rows.length > 0;
}
