import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { IntentStatus } from '../../../domain/payments/onlinePayment.js';
import { PaymentPurpose } from '../../../domain/payments/rentalPayment.js';
import { minorUnits, moment } from '../../shapes.js';
import { sql, type Piece, type Queryable } from '../../sql.js';

/** An online payment for an order, or for an extension or purchase of a rental in it. Amounts are in minor units. */
const IntentRow = z.strictObject({
  id: z.string(),
  orderId: z.string(),
  buyerId: z.string(),
  purpose: z.enum(PaymentPurpose),
  /** The rented line that is extended or bought; null if the payment is for the order. */
  orderItemId: z.string().nullable(),
  provider: z.string(),
  status: z.enum(IntentStatus),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
  /** The sum of the deposits that the buyer can have blocked instead of charged; null if blocking is not offered. */
  blockable: minorUnits.nullable(),
  pageReference: z.string().nullable(),
  expiresAt: moment,
});
export type StoredIntent = z.infer<typeof IntentRow>;

const INTENTS = sql`
  SELECT i.id, i.order_id AS "orderId", o.buyer_id AS "buyerId", i.purpose, i.order_item_id AS "orderItemId", i.provider, i.status, i.amount, i.currency, i.blockable,
         i.page_reference AS "pageReference", i.expires_at AS "expiresAt"
  FROM payment_intents i JOIN orders o ON o.id = i.order_id`;

/** A page of rows by id: up to `max` rows after the id `after`. */
interface Page {
  after: string;
  max: number;
}

function pageOf(database: Queryable, condition: Piece, { after, max }: Page): Promise<StoredIntent[]> {
  return database.rows(
    IntentRow,
    sql`${INTENTS} WHERE ${condition} AND i.id > ${after} ORDER BY i.id LIMIT ${max}`,
  );
}

const OwnPaymentRow = z.strictObject({ awaitedId: z.string().nullable() });

/** Returns the ids of the online payments that a buyer's order waits for; null if the order is not this buyer's. */
export async function awaitedIntentsOf(
  database: Queryable,
  orderId: string,
  buyerId: string,
): Promise<string[] | null> {
  const own = await database.rows(
    OwnPaymentRow,
    sql`SELECT i.id AS "awaitedId" FROM orders o
          LEFT JOIN payment_intents i ON i.order_id = o.id AND i.status = 'AWAITING'
        WHERE o.id = ${orderId} AND o.buyer_id = ${buyerId} ORDER BY i.id`,
  );
  return own.length > 0 ? own.flatMap(({ awaitedId }) => awaitedId ?? []) : null;
}

/** Returns an online payment; null if the id is unknown. */
export async function intentById(database: Queryable, id: string): Promise<StoredIntent | null> {
  const [intent] = await database.rows(IntentRow, sql`${INTENTS} WHERE i.id = ${id}`);
  return intent ?? null;
}

/** True if the order was paid online; false while its online payment is pending, and if the buyer pays directly. */
export async function isPaidOnline(database: Queryable, orderId: string): Promise<boolean> {
  const paid = await database.rows(
    z.strictObject({ id: z.string() }),
    sql`SELECT id FROM payment_intents WHERE order_id = ${orderId} AND purpose = 'ORDER' AND status = 'PAID'`,
  );
  return paid.length > 0;
}

/** True if the buyer changed from online payment of the order to direct payment. */
export async function isPaymentReplaced(database: Queryable, orderId: string): Promise<boolean> {
  const replaced = await database.rows(
    z.strictObject({ id: z.string() }),
    sql`SELECT id FROM payment_intents WHERE order_id = ${orderId} AND purpose = 'ORDER' AND status = 'REPLACED'`,
  );
  return replaced.length > 0;
}

/** Returns a page of the online payments that have neither arrived nor ended. */
export function awaitingIntents(database: Queryable, page: Page): Promise<StoredIntent[]> {
  return pageOf(database, sql`i.status = 'AWAITING'`, page);
}

const ENDED_UNPAID = sql`i.status IN ('EXPIRED', 'CANCELLED', 'REPLACED') AND i.page_reference IS NOT NULL`;

/** Returns a page of the expired, cancelled and replaced online payments whose payment page is still open. */
export function intentsToClose(database: Queryable, page: Page): Promise<StoredIntent[]> {
  return pageOf(database, sql`${ENDED_UNPAID} AND i.page_closed_at IS NULL`, page);
}

/**
 * Returns a page of the online payments that expired or were cancelled or replaced at or after `since`, if the provider had
 * opened a payment page for them.
 */
export function intentsEndedSince(database: Queryable, since: Date, page: Page): Promise<StoredIntent[]> {
  return pageOf(database, sql`${ENDED_UNPAID} AND i.settled_at >= ${since}`, page);
}

/** Returns a page of the online payments that arrived at `since` or later. */
export function intentsPaidSince(database: Queryable, since: Date, page: Page): Promise<StoredIntent[]> {
  return pageOf(database, sql`i.status = 'PAID' AND i.settled_at >= ${since}`, page);
}

/** Returns the online payment with this page; null if Panna opened no such page. */
export async function intentOfPage(
  database: Queryable,
  provider: string,
  pageReference: string,
): Promise<StoredIntent | null> {
  const [intent] = await database.preparedRows(
    IntentRow,
    sql`${INTENTS} WHERE i.provider = ${provider} AND i.page_reference = ${pageReference}`,
  );
  return intent ?? null;
}

/** Locks and returns an online payment. The transaction must have locked the order before. */
export async function lockedIntent(database: Queryable, id: string): Promise<StoredIntent | null> {
  const [intent] = await database.rows(IntentRow, sql`${INTENTS} WHERE i.id = ${id} FOR NO KEY UPDATE OF i`);
  return intent ?? null;
}
