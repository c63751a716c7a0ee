import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { RefundStatus } from '../../../domain/payments/refund.js';
import { RefundPayoutMethod } from '../../../domain/payouts/refundByPayout.js';
import { ProviderPayoutState } from '../../../domain/payouts/providerPayout.js';
import { PayoutMethod } from '../../../domain/payouts/payoutAccount.js';
import { hash, minorUnits, moment } from '../../shapes.js';
import { limit, sql, type Piece, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';
import { IS_CHARGED_BACK } from './attempts.js';

const RefundPayoutRow = z.strictObject({
  id: z.string(),
  status: z.enum(RefundStatus),
  attemptId: z.string(),
  paymentId: z.string().nullable(),
  orderId: z.string(),
  fulfillmentId: z.string().nullable(),
  buyerId: z.string(),
  sellerId: z.string().nullable(),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
  createdAt: moment,
  refundableUntil: moment.nullable(),
  /** True if staff recorded the outcome because the provider was no longer configured. */
  stranded: z.boolean(),
  /** The fields from here to `fee` are null until the refund is sent to the payout provider. */
  method: z.enum(RefundPayoutMethod).nullable(),
  sealed: hash.nullable(),
  shown: z.string().nullable(),
  provider: z.string().nullable(),
  providerAccount: z.string().nullable(),
  sentAt: moment.nullable(),
  linkReference: z.string().nullable(),
  linkUrl: z.string().nullable(),
  reference: z.string().nullable(),
  state: z.enum(ProviderPayoutState).nullable(),
  note: z.string().nullable(),
  fee: minorUnits.nullable(),
  /** The current refund account of the order; null if the buyer gave none. */
  accountMethod: z.enum(PayoutMethod).nullable(),
  accountShown: z.string().nullable(),
  accountChangedAt: moment.nullable(),
  accountFailure: z.string().nullable(),
});

/** An attempt at a refund by payout. Amounts are in minor units. */
export type StoredRefundPayout = z.infer<typeof RefundPayoutRow>;

const REFUNDS = sql`
  SELECT r.id, r.status, r.attempt_id AS "attemptId", r.payment_id AS "paymentId", i.order_id AS "orderId",
         p.fulfillment_id AS "fulfillmentId", o.buyer_id AS "buyerId", f.seller_id AS "sellerId", r.amount, r.currency,
         r.created_at AS "createdAt", a.refundable_until AS "refundableUntil", r.stranded, s.method, s.sealed, s.shown, s.provider,
         s.provider_account AS "providerAccount", s.sent_at AS "sentAt", s.link_reference AS "linkReference",
         s.link_url AS "linkUrl", s.reference, s.state, s.note, s.fee,
         g.method AS "accountMethod", g.shown AS "accountShown", g.changed_at AS "accountChangedAt",
         g.failure AS "accountFailure"
  FROM provider_refunds r JOIN payment_attempts a ON a.id = r.attempt_id JOIN payment_intents i ON i.id = a.intent_id
    JOIN orders o ON o.id = i.order_id LEFT JOIN payments p ON p.id = r.payment_id
    LEFT JOIN fulfillments f ON f.id = p.fulfillment_id LEFT JOIN refund_payouts s ON s.refund_id = r.id
    LEFT JOIN refund_accounts g ON g.order_id = o.id
  WHERE r.by_payout`;

/** A page of rows by ID: up to `max` rows after the ID `after`. */
interface PageById {
  after: string;
  max: number;
}

/**
 * Returns a page of the refunds that have not been sent to a provider yet. Leaves out refunds that wait for the end of a
 * chargeback.
 */
export function refundsToPayOut(
  database: Queryable,
  { after, max }: PageById,
): Promise<StoredRefundPayout[]> {
  return database.rows(
    RefundPayoutRow,
    sql`${REFUNDS} AND r.status = 'PENDING' AND s.refund_id IS NULL AND NOT ${IS_CHARGED_BACK} AND r.id > ${after}
        ORDER BY r.id ${limit(max)}`,
  );
}

/** Returns a page of the refunds that were sent to a provider and have neither succeeded nor failed. */
export function sentRefunds(database: Queryable, { after, max }: PageById): Promise<StoredRefundPayout[]> {
  return database.rows(
    RefundPayoutRow,
    sql`${REFUNDS} AND r.status = 'PENDING' AND s.refund_id IS NOT NULL AND r.id > ${after} ORDER BY r.id ${limit(max)}`,
  );
}

/** Returns a page of the refunds that a provider has paid at `since` or later. Their money may still come back. */
export function refundsPaidOutSince(
  database: Queryable,
  since: Date,
  { after, max }: PageById,
): Promise<StoredRefundPayout[]> {
  return database.rows(
    RefundPayoutRow,
    sql`${REFUNDS} AND r.status = 'DONE' AND NOT r.stranded AND r.settled_at >= ${since} AND s.refund_id IS NOT NULL AND r.id > ${after}
        ORDER BY r.id ${limit(max)}`,
  );
}

/** Returns a refund by payout; null for an unknown ID. */
export async function refundPayoutById(database: Queryable, id: string): Promise<StoredRefundPayout | null> {
  const [refund] = await database.rows(RefundPayoutRow, sql`${REFUNDS} AND r.id = ${id}`);
  return refund ?? null;
}

/** Locks and returns a refund by payout; null for an unknown ID. The transaction must have locked the order. */
export async function lockedRefundPayout(
  database: Queryable,
  id: string,
): Promise<StoredRefundPayout | null> {
  await database.run(sql`SELECT FROM provider_refunds WHERE id = ${id} FOR NO KEY UPDATE`);
  return refundPayoutById(database, id);
}

const Asking = z.strictObject({ id: z.string() });

/**
 * Reserves the request for a refund's payout link for this process. Returns false if the link has been issued, or if another
 * process reserved the request at `before` or later.
 */
export async function reserveAsking(
  database: Queryable,
  id: string,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> {
  const rows = await database.rows(
    Asking,
    sql`UPDATE refund_payouts SET asked_at = ${now}
        WHERE refund_id = ${id} AND link_reference IS NULL AND (asked_at IS NULL OR asked_at < ${before})
        RETURNING refund_id AS id`,
  );
  return rows.length > 0;
}

/** Returns the oldest refund by payout of this order whose last try failed and was not repeated; null if there is none. */
export async function failedRefundPayout(
  database: Queryable,
  orderId: string,
): Promise<StoredRefundPayout | null> {
  const [refund] = await database.rows(
    RefundPayoutRow,
    sql`${REFUNDS} AND i.order_id = ${orderId} AND r.status = 'FAILED' AND r.chargeback_id IS NULL
          AND p.status IS DISTINCT FROM 'FAILED' AND NOT ${IS_CHARGED_BACK}
          AND NOT EXISTS (SELECT FROM provider_refunds n WHERE n.attempt_id = r.attempt_id
            AND n.payment_id IS NOT DISTINCT FROM r.payment_id AND (n.status <> 'FAILED' OR n.id > r.id))
        ORDER BY r.id LIMIT 1`,
  );
  return refund ?? null;
}

const OLDEST: Keyset = { keys: ['r.created_at', 'r.id'], descending: false };
const OPEN: Piece = sql`${REFUNDS} AND r.status = 'PENDING'`;

/** Returns a page of the refunds by payout that have not ended, oldest first (reversed if `backward`). */
export function openRefundPayouts(database: Queryable, stretch: Stretch): Promise<StoredRefundPayout[]> {
  return database.rows(
    RefundPayoutRow,
    sql`${OPEN} AND ${beyond(OLDEST, stretch)} ${inOrder(OLDEST, stretch)}`,
  );
}

/** Counts the refunds by payout that have not ended, up to `most`. */
export function countOpenRefundPayouts(database: Queryable, most: number): Promise<number> {
  return countUpTo(database, most, OPEN);
}
