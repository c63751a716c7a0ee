import type { ShippingAddress } from '../../../domain/accounts/address.js';
import type { CartItemType } from '../../../domain/orders/cart.js';
import type { PaymentMethod } from '../../../domain/orders/checkout.js';
import type { LedgerEntryKind } from '../../../domain/money/ledger.js';
import type { OrderStatus } from '../../../domain/orders/orderStatus.js';
import type { Sql } from '../../sql.js';
import { listedIds } from '../books/listedIds.js';

/** An order as it is stored, with everything that belongs to it. */
export interface StoredOrder {
  id: string;
  buyerId: string;
  createdAt: Date;
  paymentMethod: PaymentMethod;
  shippingAddress: ShippingAddress;
  fulfillments: StoredFulfillment[];
}

/** One seller's part of an order as it is stored. `rating` is what the buyer gave, 0 to 100. */
export interface StoredFulfillment {
  id: string;
  sellerId: string;
  status: OrderStatus;
  carrier: string | null;
  trackingNumber: string | null;
  rating: number | null;
  createdAt: Date;
  items: StoredOrderItem[];
  timeline: StoredTimelineEntry[];
  ledger: StoredLedgerEntry[];
}

/** A line of an order as it is stored; amounts in paise. */
export interface StoredOrderItem {
  id: string;
  bookId: string;
  title: string;
  author: string;
  type: CartItemType;
  quantity: number;
  unitPrice: number;
  lineTotal: number;
  deposit: number;
  /** For each day that a copy is late, as it was agreed when ordering. */
  lateFeePerDay: number;
  startsOn: string | null;
  /** As it is now: the extensions are in it. */
  endsOn: string | null;
  months: number | null;
  /** What its extensions cost. */
  extensionTotal: number;
}

/** A step in the life of a fulfillment as it is stored. */
export interface StoredTimelineEntry {
  from: OrderStatus | null;
  to: OrderStatus;
  actorId: string | null;
  reason: string | null;
  /** The rental that was extended, when this is what happened. */
  extension: StoredExtension | null;
  occurredAt: Date;
}

/** A rental that was given more months, as it is stored; the charge in paise. */
export interface StoredExtension {
  itemId: string;
  months: number;
  endsOn: string;
  charge: number;
}

/** A movement of money as it is stored; the amount in paise. */
export interface StoredLedgerEntry {
  kind: LedgerEntryKind;
  amount: number;
  note: string | null;
  occurredAt: Date;
}

/** What the extensions of a line `i` add to it. */
export const EXTENDED = `
  SELECT coalesce(sum(months), 0)::int AS months, max(ends_on) AS ends_on, coalesce(sum(charge), 0)::bigint AS charge
  FROM rental_extensions WHERE order_item_id = i.id`;

const ITEMS = `
  SELECT json_agg(json_build_object(
    'id', i.id, 'bookId', i.book_id, 'title', i.title, 'author', i.author, 'type', i.type, 'quantity', i.quantity,
    'unitPrice', i.unit_price, 'lineTotal', i.line_total, 'deposit', i.deposit,
    'lateFeePerDay', i.late_fee_per_day, 'startsOn', i.starts_on, 'endsOn', coalesce(x.ends_on, i.ends_on), 'months', i.months + x.months,
    'extensionTotal', x.charge) ORDER BY i.id)
  FROM order_items i CROSS JOIN LATERAL (${EXTENDED}) x WHERE i.fulfillment_id = f.id`;

const TIMELINE = `
  SELECT json_agg(json_build_object(
    'from', e.from_status, 'to', e.to_status, 'actorId', e.actor_id, 'reason', e.reason,
    'occurredAt', e.occurred_at,
    'extension', CASE WHEN x.id IS NOT NULL THEN json_build_object(
      'itemId', x.order_item_id, 'months', x.months, 'endsOn', x.ends_on, 'charge', x.charge) END)
    ORDER BY e.occurred_at, e.id)
  FROM fulfillment_events e LEFT JOIN rental_extensions x ON x.event_id = e.id WHERE e.fulfillment_id = f.id`;

const LEDGER = `
  SELECT coalesce(json_agg(json_build_object(
    'kind', l.kind, 'amount', l.amount, 'note', l.note, 'occurredAt', l.occurred_at) ORDER BY l.occurred_at, l.id), '[]')
  FROM ledger_entries l WHERE l.fulfillment_id = f.id`;

const FULFILLMENTS = `
  SELECT json_agg(json_build_object(
    'id', f.id, 'sellerId', f.seller_id, 'status', f.status, 'carrier', f.carrier,
    'trackingNumber', f.tracking_number, 'createdAt', f.created_at, 'rating', r.score,
    'items', (${ITEMS}), 'timeline', (${TIMELINE}), 'ledger', (${LEDGER})) ORDER BY f.id)
  FROM fulfillments f LEFT JOIN ratings r ON r.order_id = f.order_id AND r.seller_id = f.seller_id
  WHERE f.order_id = o.id`;

/** The orders with these ids, whole, in no particular order: one statement, however many there are. */
export async function ordersByIds(sql: Sql, ids: readonly string[]): Promise<StoredOrder[]> {
  const orders = await sql.queryPrepared<StoredOrder>(
    `SELECT o.id, o.buyer_id AS "buyerId", o.created_at AS "createdAt", o.payment_method AS "paymentMethod",
            json_build_object('street', o.street, 'city', o.city, 'state', o.state, 'zipcode', o.zipcode,
                              'country', o.country) AS "shippingAddress",
            (${FULFILLMENTS}) AS fulfillments
     FROM ${listedIds('$1')} JOIN orders o ON o.id = wanted.id`,
    [JSON.stringify(ids)],
  );
  return orders.map((order) => ({ ...order, fulfillments: order.fulfillments.map(withDates) }));
}

/** JSON has no moments: they come as text. */
function withDates(fulfillment: StoredFulfillment): StoredFulfillment {
  const { createdAt, timeline, ledger } = fulfillment;
  return {
    ...fulfillment,
    createdAt: new Date(createdAt),
    timeline: timeline.map((entry) => ({ ...entry, occurredAt: new Date(entry.occurredAt) })),
    ledger: ledger.map((entry) => ({ ...entry, occurredAt: new Date(entry.occurredAt) })),
  };
}

/**
 * The order with this id, or null, its fulfillments locked: one transaction at a time moves them on. They are locked
 * in the order of their ids, so that no two transactions wait for each other.
 */
export async function lockedOrder(sql: Sql, id: string): Promise<StoredOrder | null> {
  await sql.queryPrepared('SELECT FROM fulfillments WHERE order_id = $1 ORDER BY id FOR NO KEY UPDATE', [id]);
  const [order] = await ordersByIds(sql, [id]);
  return order ?? null;
}

/** A part of an order that its seller has not answered. */
export interface UnconfirmedPart {
  id: string;
  orderId: string;
}

/** Parts of orders that were placed before this moment and that no seller has answered, the oldest first. */
export function unconfirmedParts(sql: Sql, placedBefore: Date, limit: number): Promise<UnconfirmedPart[]> {
  return sql.query<UnconfirmedPart>(
    `SELECT id, order_id AS "orderId" FROM fulfillments
     WHERE status = 'PENDING' AND created_at < $1 ORDER BY created_at, id LIMIT $2`,
    [placedBefore, limit],
  );
}

/** The ids of the orders that these fulfillments and lines belong to, by the id of the part. */
export async function orderIdsOfParts(sql: Sql, partIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql.query<{ id: string; orderId: string }>(
    `SELECT f.id, f.order_id AS "orderId" FROM fulfillments f WHERE f.id = ANY($1::text[])
     UNION ALL
     SELECT i.id, f.order_id FROM order_items i JOIN fulfillments f ON f.id = i.fulfillment_id
     WHERE i.id = ANY($1::text[])`,
    [partIds],
  );
  return new Map(rows.map(({ id, orderId }) => [id, orderId]));
}
