import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { RefundStatus } from '../../../domain/payments/refund.js';
import { RefundPayoutMethod } from '../../../domain/payouts/refundByPayout.js';
import { PayoutMethod } from '../../../domain/payouts/payoutAccount.js';
import { day, hash, minorUnits, moment } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';
import { IS_AGREED_RENTAL } from '../allocations/rentedCopies.js';

const RefundAccountRow = z.strictObject({
  orderId: z.string(),
  method: z.enum(PayoutMethod),
  sealed: hash,
  shown: z.string(),
  changedAt: moment,
  failure: z.string().nullable(),
});

/** The account that the buyer of an order gave for refunds by payout. It is sealed with the ID of the order. */
export type StoredRefundAccount = z.infer<typeof RefundAccountRow>;

const ACCOUNTS = sql`
  SELECT order_id AS "orderId", method, sealed, shown, changed_at AS "changedAt", failure FROM refund_accounts`;

/** Returns the refund account of an order; null if its buyer gave none. */
export async function refundAccountOf(
  database: Queryable,
  orderId: string,
): Promise<StoredRefundAccount | null> {
  const [account] = await database.rows(RefundAccountRow, sql`${ACCOUNTS} WHERE order_id = ${orderId}`);
  return account ?? null;
}

/** Stores the refund account of an order, and replaces an earlier one. The transaction must have locked the order. */
export async function saveRefundAccount(
  database: Queryable,
  { orderId, method, sealed, shown, changedAt }: Omit<StoredRefundAccount, 'failure'>,
): Promise<void> {
  await database.run(
    sql`INSERT INTO refund_accounts (order_id, method, sealed, shown, changed_at)
        VALUES (${orderId}, ${method}, ${sealed}, ${shown}, ${changedAt})
        ON CONFLICT (order_id) DO UPDATE SET method = excluded.method, sealed = excluded.sealed,
          shown = excluded.shown, changed_at = excluded.changed_at, failure = NULL`,
  );
}

/**
 * Records why a refund to the refund account of an order failed. Does nothing if the buyer has changed the account since
 * `sentAt`.
 */
export async function noteAccountFailure(
  database: Queryable,
  { orderId, sentAt, failure }: { orderId: string; sentAt: Date; failure: string },
): Promise<void> {
  await database.run(
    sql`UPDATE refund_accounts SET failure = ${failure} WHERE order_id = ${orderId} AND changed_at <= ${sentAt}`,
  );
}

const OldPayment = z.strictObject({
  orderId: z.string(),
  buyerId: z.string(),
  refundableUntil: moment,
  /** The latest due date of the current and future rentals with a deposit; null if there are none. */
  dueOn: day.nullable(),
  method: z.enum(RefundPayoutMethod).nullable(),
  status: z.enum(RefundStatus).nullable(),
  refundId: z.string().nullable(),
  amount: minorUnits.nullable(),
  currency: z.enum(CurrencyCode),
  failure: z.string().nullable(),
  linkUrl: z.string().nullable(),
  /** The current refund account of the order; null if the buyer gave none. */
  accountMethod: z.enum(PayoutMethod).nullable(),
  accountShown: z.string().nullable(),
  accountChangedAt: moment.nullable(),
  accountFailure: z.string().nullable(),
});

/**
 * The facts that decide what the buyer of an order sees about refunds by payout. The refund described is the unfinished
 * refund by payout or, if there is none, the latest refund by payout.
 */
export type OldPayment = z.infer<typeof OldPayment>;

/** The FROM and WHERE clauses that select the unreleased agreed rentals with a deposit. */
const RENTED_OUT = sql`
  FROM allocations a JOIN order_items t ON t.id = a.order_item_id JOIN fulfillments f ON f.id = t.fulfillment_id
  WHERE ${IS_AGREED_RENTAL} AND t.deposit > 0`;

/** Returns the facts about the given orders that have an accepted online payment with a time limit for refunds. */
export function oldPayments(database: Queryable, orderIds: readonly string[]): Promise<OldPayment[]> {
  return database.rows(
    OldPayment,
    sql`SELECT i.order_id AS "orderId", o.buyer_id AS "buyerId", a.refundable_until AS "refundableUntil",
               (SELECT max(upper(a.period)) ${RENTED_OUT} AND f.order_id = i.order_id) AS "dueOn", s.method, r.status,
               r.id AS "refundId", r.amount, o.currency, r.failure, s.link_url AS "linkUrl",
               g.method AS "accountMethod", g.shown AS "accountShown", g.changed_at AS "accountChangedAt",
               g.failure AS "accountFailure"
        FROM payment_intents i JOIN orders o ON o.id = i.order_id
          JOIN payment_attempts a ON a.intent_id = i.id AND a.outcome = 'ACCEPTED' AND a.refundable_until IS NOT NULL
          LEFT JOIN LATERAL (
            SELECT t.id, t.status, t.amount, t.failure FROM provider_refunds t JOIN payment_attempts b ON b.id = t.attempt_id
              JOIN payment_intents n ON n.id = b.intent_id
            WHERE n.order_id = i.order_id AND t.by_payout AND t.chargeback_id IS NULL AND NOT (t.status = 'FAILED' AND (
              EXISTS (SELECT FROM payments p WHERE p.id = t.payment_id AND p.status = 'FAILED')
              OR EXISTS (SELECT FROM provider_refunds n WHERE n.attempt_id = t.attempt_id AND n.id > t.id
                           AND n.payment_id IS NOT DISTINCT FROM t.payment_id)))
            ORDER BY t.status = 'DONE', t.id DESC LIMIT 1
          ) r ON true
          LEFT JOIN refund_payouts s ON s.refund_id = r.id LEFT JOIN refund_accounts g ON g.order_id = i.order_id
        WHERE i.order_id = ANY(${orderIds}::text[]) AND i.purpose = 'ORDER'`,
  );
}

const ToAsk = z.strictObject({ id: z.string(), buyerId: z.string(), dueOn: day });

/**
 * An order whose buyer must be asked for a refund account. `dueOn` is the last day on which a rental ends or a waiting
 * refund was requested.
 */
export type RentalToAsk = z.infer<typeof ToAsk>;

/**
 * Returns a page of the orders whose buyers must give a refund account. Either the last rental of the order ends by the
 * day `until`, or a refund waits to be paid out; the payment is too old for an ordinary refund at that time. Leaves out
 * orders with a usable account.
 */
export function rentalsToAsk(
  database: Queryable,
  { until, now, after, max }: { until: string; now: Date; after: string; max: number },
): Promise<RentalToAsk[]> {
  return database.rows(
    ToAsk,
    sql`SELECT o.id, o.buyer_id AS "buyerId", due.on AS "dueOn"
        FROM (SELECT order_id, max("on") AS "on" FROM (
                SELECT f.order_id, upper(a.period) AS "on" ${RENTED_OUT} AND f.status = 'DELIVERED'
                UNION ALL SELECT n.order_id, r.created_at::date FROM provider_refunds r
                  JOIN payment_attempts b ON b.id = r.attempt_id JOIN payment_intents n ON n.id = b.intent_id
                WHERE r.by_payout AND r.status = 'PENDING' AND NOT EXISTS (SELECT FROM refund_payouts s WHERE s.refund_id = r.id)
              ) each GROUP BY 1) due
          JOIN orders o ON o.id = due.order_id
          JOIN payment_intents i ON i.order_id = o.id AND i.purpose = 'ORDER'
          JOIN payment_attempts p ON p.intent_id = i.id AND p.outcome = 'ACCEPTED'
        WHERE due.on <= ${until}::date AND p.refundable_until < greatest(due.on::timestamptz, ${now}::timestamptz)
          AND o.id > ${after} AND NOT EXISTS (SELECT FROM refund_accounts g WHERE g.order_id = o.id AND g.failure IS NULL)
        ORDER BY o.id ${limit(max)}`,
  );
}
