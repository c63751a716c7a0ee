import type { OrderStatus } from '../../../domain/orders/orderStatus.js';
import type { Sql } from '../../sql.js';
import { beyond, orderBy, type Keyset } from '../statements/keyset.js';
import { Parameters } from '../statements/parameters.js';

/** Which list, newest first: a buyer's orders, or a seller's fulfillments (in any status when none is named). */
export type OrderList = { buyerId: string } | { sellerId: string; status: OrderStatus | null };

/** So many entries from a place on; backward, from there towards the start of the list. */
export interface Stretch {
  limit: number;
  backward: boolean;
  /** The moment and the id of the entry of the cursor; null for the start, or backward for the end. */
  place: readonly [string, string] | null;
}

/** An entry of the list: an order, or a fulfillment with the order that it belongs to. */
export interface ListedOrder {
  id: string;
  orderId: string;
  createdAt: Date;
}

const NEWEST_FIRST: Keyset = { keys: ['l.created_at', 'l.id'], descending: true };

/** The entries of a stretch in the list's order (backward: in reverse). */
export function listOrders(sql: Sql, list: OrderList, stretch: Stretch): Promise<ListedOrder[]> {
  const parameters = new Parameters();
  const { table, orderId, conditions } = sourceOf(list, parameters);
  if (stretch.place) conditions.push(beyond(NEWEST_FIRST, stretch.backward, stretch.place, parameters));
  return sql.query<ListedOrder>(
    `SELECT l.id, ${orderId} AS "orderId", l.created_at AS "createdAt" FROM ${table} l
     WHERE ${conditions.join(' AND ')}
     ORDER BY ${orderBy(NEWEST_FIRST, stretch.backward)} LIMIT ${stretch.limit}`,
    parameters.values,
  );
}

/** How many entries a list has, counted to `limit`. */
export async function countListedOrders(sql: Sql, list: OrderList, limit: number): Promise<number> {
  const parameters = new Parameters();
  const { table, conditions } = sourceOf(list, parameters);
  const [counted] = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count
     FROM (SELECT FROM ${table} l WHERE ${conditions.join(' AND ')} LIMIT ${limit}) counted`,
    parameters.values,
  );
  return counted?.count ?? 0;
}

function sourceOf(list: OrderList, parameters: Parameters) {
  if ('buyerId' in list) {
    return { table: 'orders', orderId: 'l.id', conditions: [`l.buyer_id = ${parameters.add(list.buyerId)}`] };
  }
  const conditions = [`l.seller_id = ${parameters.add(list.sellerId)}`];
  if (list.status) conditions.push(`l.status = ${parameters.add(list.status)}`);
  return { table: 'fulfillments', orderId: 'l.order_id', conditions };
}
