import { z } from 'zod';
import type { OrderStatus } from '../../../domain/orders/orderStatus.js';
import { moment } from '../../shapes.js';
import { and, sql, type Queryable } from '../../sql.js';
import { isNotUnpaid } from '../payments/unpaid.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

/**
 * A list of a buyer's orders, or of a seller's fulfillments with this status (null for all). Sellers do not see orders that
 * wait for an online payment or were never paid.
 */
export type OrderList = { buyerId: string } | { sellerId: string; status: OrderStatus | null };

const ListedOrder = z.strictObject({ id: z.string(), orderId: z.string(), createdAt: moment });

/** An entry of the list: an order, or a fulfillment with the id of its order. */
export type ListedOrder = z.infer<typeof ListedOrder>;

const NEWEST_FIRST: Keyset = { keys: ['l.created_at', 'l.id'], descending: true };

/** Returns a page of a list, newest first (reversed if `backward`). A cursor contains created_at and id. */
export function listOrders(database: Queryable, list: OrderList, stretch: Stretch): Promise<ListedOrder[]> {
  const { table, orderId, isListed } = sourceOf(list);
  return database.rows(
    ListedOrder,
    sql`SELECT l.id, ${orderId} AS "orderId", l.created_at AS "createdAt" FROM ${table} l
     WHERE ${isListed} AND ${beyond(NEWEST_FIRST, stretch)} ${inOrder(NEWEST_FIRST, stretch)}`,
  );
}

/** Counts the entries of a list, up to `most`. */
export function countListedOrders(database: Queryable, list: OrderList, most: number): Promise<number> {
  const { table, isListed } = sourceOf(list);
  return countUpTo(database, most, sql`SELECT FROM ${table} l WHERE ${isListed}`);
}

function sourceOf(list: OrderList) {
  if ('buyerId' in list) {
    return { table: sql`orders`, orderId: sql`l.id`, isListed: sql`l.buyer_id = ${list.buyerId}` };
  }
  const isListed = and([
    sql`l.seller_id = ${list.sellerId}`,
    isNotUnpaid(sql`l.order_id`),
    ...(list.status ? [sql`l.status = ${list.status}`] : []),
  ]);
  return { table: sql`fulfillments`, orderId: sql`l.order_id`, isListed };
}
