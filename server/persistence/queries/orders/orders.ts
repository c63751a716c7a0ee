import { z } from 'zod';
import { sql, type Queryable } from '../../sql.js';
import { listedIds } from '../books/listedIds.js';
import { OrderRow, storedOrder, type StoredOrder } from './storedOrder.js';

/**
 * Selects the totals of the extensions of an order line `i`: the months, the latest due date, the charges, the charges that
 * were paid online, and the commission.
 */
const EXTENDED = sql`
  SELECT coalesce(sum(months), 0)::int AS months, max(ends_on) AS ends_on, coalesce(sum(charge), 0)::bigint AS charge,
         coalesce(sum(charge) FILTER (WHERE intent_id IS NOT NULL), 0)::bigint AS online, coalesce(sum(commission), 0)::bigint AS commission
  FROM rental_extensions WHERE order_item_id = i.id`;

/** The part after FROM that joins the extensions and the late arrival of an order line `i`. */
export const RENTED_DAYS = sql`CROSS JOIN LATERAL (${EXTENDED}) x LEFT JOIN rental_arrivals arrival ON arrival.order_item_id = i.id`;

/** SQL for the first day of a rental, as moved by a late arrival. Needs RENTED_DAYS. */
export const STARTS_ON = sql`coalesce(arrival.starts_on, i.starts_on)`;

/** SQL for the due date of a rental, as moved by a late arrival and extensions. Needs RENTED_DAYS. */
export const ENDS_ON = sql`coalesce(x.ends_on, arrival.ends_on, i.ends_on)`;

/** Selects the purchase of the rented copies of an order line `i`. */
const PURCHASE = sql`
  SELECT json_build_object('price', p.price, 'rentCounted', p.rent_counted, 'lateFee', p.late_fee,
    'fromDeposit', p.from_deposit, 'commission', p.commission, 'boughtAt', e.occurred_at)
  FROM rental_purchases p JOIN timeline_entries e ON e.id = p.timeline_entry_id WHERE p.order_item_id = i.id`;

/** Selects the last online payment for an extension or purchase of a rented order line `i`. */
const RENTAL_PAYMENT = sql`
  SELECT json_build_object('id', p.id, 'purpose', p.purpose, 'provider', p.provider, 'status', p.status, 'amount', p.amount,
    'pageUrl', p.page_url, 'expiresAt', p.expires_at, 'months', x.months, 'endsOn', x.ends_on)
  FROM payment_intents p LEFT JOIN awaited_extensions x ON x.intent_id = p.id
  WHERE p.order_item_id = i.id ORDER BY p.created_at DESC, p.id DESC LIMIT 1`;

const ITEMS = sql`
  SELECT json_agg(json_build_object(
    'id', i.id, 'bookId', i.book_id, 'title', i.title, 'author', i.author, 'type', i.type, 'quantity', i.quantity,
    'unitPrice', i.unit_price, 'lineTotal', i.line_total, 'deposit', i.deposit,
    'lateFeePerDay', i.late_fee_per_day, 'keptIfLost', i.kept_if_lost,
    'purchasePrice', i.purchase_price, 'rentCreditPercent', i.rent_credit_percent, 'purchase', (${PURCHASE}),
    'commission', i.commission, 'startsOn', ${STARTS_ON}, 'endsOn', ${ENDS_ON}, 'months', i.months + x.months,
    'extensionTotal', x.charge, 'extensionsOnline', x.online, 'extensionCommission', x.commission,
    'rentalPayment', CASE WHEN i.type = 'RENTAL' THEN (${RENTAL_PAYMENT}) END) ORDER BY i.id)
  FROM order_items i ${RENTED_DAYS} WHERE i.fulfillment_id = f.id`;

const TIMELINE = sql`
  SELECT json_agg(json_build_object(
    'from', e.from_status, 'to', e.to_status, 'actorId', e.actor_id, 'reason', e.reason,
    'occurredAt', e.occurred_at,
    'extension', CASE WHEN x.id IS NOT NULL THEN json_build_object(
      'itemId', x.order_item_id, 'months', x.months, 'endsOn', x.ends_on, 'charge', x.charge) END,
    'arrivals', (SELECT coalesce(json_agg(json_build_object('itemId', a.order_item_id, 'startsOn', a.starts_on, 'endsOn', a.ends_on, 'fullUntil', a.full_until)
      ORDER BY a.order_item_id), '[]') FROM rental_arrivals a WHERE a.timeline_entry_id = e.id),
    'boughtItemId', (SELECT p.order_item_id FROM rental_purchases p WHERE p.timeline_entry_id = e.id),
    'isSentBack', e.id IS NOT DISTINCT FROM f.sent_back_entry_id)
    ORDER BY e.occurred_at, e.id)
  FROM timeline_entries e LEFT JOIN rental_extensions x ON x.timeline_entry_id = e.id WHERE e.fulfillment_id = f.id`;

const LEDGER = sql`
  SELECT coalesce(json_agg(json_build_object(
    'kind', l.kind, 'amount', l.amount, 'note', l.note, 'occurredAt', l.occurred_at) ORDER BY l.occurred_at, l.id), '[]')
  FROM ledger_entries l WHERE l.fulfillment_id = f.id`;

const PAYMENTS = sql`
  SELECT coalesce(json_agg(json_build_object(
    'id', p.id, 'kind', p.kind, 'status', p.status, 'amount', p.amount, 'isOnline', p.attempt_id IS NOT NULL OR EXISTS (SELECT FROM deposit_captures c WHERE c.payment_id = p.id),
    'attemptId', p.attempt_id, 'createdAt', p.created_at, 'settledAt', p.settled_at, 'assumedAt', p.assumed_at)
    ORDER BY p.created_at, p.id), '[]')
  FROM payments p WHERE p.fulfillment_id = f.id`;

const RETURN_OF_BOOKS = sql`
  CASE WHEN d.return_asked_at IS NOT NULL THEN json_build_object(
    'refund', d.return_refund, 'askedAt', d.return_asked_at, 'reason', d.return_reason,
    'carrier', d.return_carrier, 'trackingNumber', d.return_tracking_number, 'sentAt', d.return_sent_at,
    'problem', d.return_problem, 'statement', d.return_statement, 'contestedAt', d.return_contested_at,
    'arrivedAt', d.return_arrived_at) END`;

const DISPUTES = sql`
  SELECT coalesce(json_agg(json_build_object(
    'id', d.id, 'number', d.number, 'reason', d.reason, 'status', d.status, 'statement', d.statement,
    'claimed', d.claimed, 'openedAt', d.opened_at, 'answer', d.answer, 'offered', d.offered,
    'answeredAt', d.answered_at, 'decision', d.decision, 'awarded', d.awarded, 'closedAt', d.closed_at,
    'offersReturn', d.offers_return, 'returnOfBooks', (${RETURN_OF_BOOKS}))
    ORDER BY d.opened_at, d.id), '[]')
  FROM disputes d WHERE d.fulfillment_id = f.id`;

/** Selects the online payment of an order `o` itself, unless the buyer pays the sellers directly instead. */
const ONLINE_PAYMENT = sql`
  SELECT json_build_object('provider', i.provider, 'status', i.status, 'amount', i.amount, 'blockable', i.blockable, 'pageUrl', i.page_url, 'expiresAt', i.expires_at)
  FROM payment_intents i WHERE i.order_id = o.id AND i.purpose = 'ORDER' AND i.status <> 'REPLACED'`;

/** Selects the block that secures the deposits of an order `o`. */
const DEPOSIT_BLOCK = sql`
  SELECT json_build_object('id', b.id, 'status', b.status, 'amount', b.amount, 'expiresAt', b.expires_at,
    'captured', (SELECT coalesce(sum(c.amount), 0)::bigint FROM deposit_captures c WHERE c.block_id = b.id AND c.status = 'DONE'))
  FROM deposit_blocks b WHERE b.order_id = o.id AND b.is_used`;

/** Selects the id, the name and the sealed UPI address of an account `u`. */
const PAYEE = sql`json_build_object('id', u.id, 'name', u.name, 'sealedUpiAddress', encode(u.sealed_upi_address, 'hex'))`;

const RETURN_SHIPMENT = sql`
  CASE WHEN f.sent_back_at IS NOT NULL THEN json_build_object(
    'carrier', f.return_carrier, 'trackingNumber', f.return_tracking_number, 'sentAt', f.sent_back_at) END`;

const PICK_UP = sql`
  CASE WHEN f.is_picked_up THEN json_build_object(
    'place', f.pick_up_place, 'city', f.pick_up_city, 'code', f.pick_up_code,
    'sealedCode', encode(f.sealed_pick_up_code, 'hex')) END`;

const FULFILLMENTS = sql`
  SELECT json_agg(json_build_object(
    'id', f.id, 'sellerId', f.seller_id, 'status', f.status, 'carrier', f.carrier,
    'trackingNumber', f.tracking_number, 'deliveryCharge', f.delivery_charge, 'pickUp', (${PICK_UP}), 'returnShipment', (${RETURN_SHIPMENT}), 'createdAt', f.created_at, 'unmarkedFrom', f.unmarked_from, 'rating', r.score,
    'items', (${ITEMS}), 'timeline', (${TIMELINE}), 'ledger', (${LEDGER}),
    'payments', (${PAYMENTS}), 'disputes', (${DISPUTES}), 'sellerAsPayee', ${PAYEE}) ORDER BY f.id)
  FROM fulfillments f JOIN users u ON u.id = f.seller_id LEFT JOIN ratings r ON r.order_id = f.order_id AND r.seller_id = f.seller_id
  WHERE f.order_id = o.id`;

/**
 * Returns the orders with these ids, with their fulfillments, lines, timelines and ledgers, in no particular order.
 * Runs a single statement.
 */
export async function ordersByIds(database: Queryable, ids: readonly string[]): Promise<StoredOrder[]> {
  const orders = await database.preparedRows(
    OrderRow,
    sql`SELECT o.id, o.buyer_id AS "buyerId", o.created_at AS "createdAt", o.currency, o.payment_method AS "paymentMethod",
            json_build_object('street', o.street, 'city', o.city, 'state', o.state, 'zipcode', o.zipcode,
                              'country', o.country, 'receiver', o.receiver, 'phone', o.phone) AS "shippingAddress",
            (SELECT ${PAYEE} FROM users u WHERE u.id = o.buyer_id) AS "buyerAsPayee",
            (${ONLINE_PAYMENT}) AS "onlinePayment",
            (${DEPOSIT_BLOCK}) AS "depositBlock",
            (${FULFILLMENTS}) AS fulfillments
     FROM ${listedIds(ids)} JOIN orders o ON o.id = wanted.id`,
  );
  return orders.map(storedOrder);
}

/**
 * Locks the fulfillments of an order, and returns the order; null for an unknown id. Lock order: by id, so that two
 * transactions cannot deadlock.
 */
export async function lockedOrder(database: Queryable, id: string): Promise<StoredOrder | null> {
  await database.runPrepared(
    sql`SELECT FROM fulfillments WHERE order_id = ${id} ORDER BY id FOR NO KEY UPDATE`,
  );
  const [order] = await ordersByIds(database, [id]);
  return order ?? null;
}

const FulfillmentOfOrder = z.strictObject({ id: z.string(), orderId: z.string() });

/** Returns the order ids of these fulfillments or order lines, keyed by the given ids. */
export async function orderIdsOfFulfillments(
  database: Queryable,
  fulfillmentIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database.rows(
    FulfillmentOfOrder,
    sql`SELECT f.id, f.order_id AS "orderId" FROM fulfillments f WHERE f.id = ANY(${fulfillmentIds}::text[])
     UNION ALL
     SELECT i.id, f.order_id FROM order_items i JOIN fulfillments f ON f.id = i.fulfillment_id
     WHERE i.id = ANY(${fulfillmentIds}::text[])`,
  );
  return new Map(rows.map(({ id, orderId }) => [id, orderId]));
}
