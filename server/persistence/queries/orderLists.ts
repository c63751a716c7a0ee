import type { OrderStatus } from '../../domain/orderStatus.js';
import type { Sql } from '../sql.js';

/** Where an entry stands in a list that begins with the newest. */
export interface Place {
  createdAt: Date;
  id: string;
}

/** A stretch of such a list: so many entries after the place, or before it (then the oldest of them first). */
export interface Stretch {
  limit: number;
  backward: boolean;
  place: Place | null;
}

/** A part of an order that a seller sends, with its place in the list. */
export interface SalePlace extends Place {
  orderId: string;
}

/** A buyer's orders. */
export function ordersOfBuyer(sql: Sql, buyerId: string, stretch: Stretch): Promise<Place[]> {
  return sql.query<Place>(
    `SELECT id, created_at AS "createdAt" FROM orders WHERE buyer_id = $1 ${newestFirst(stretch, 2)}`,
    [buyerId, ...placeValues(stretch)],
  );
}

/** What a seller has to send or has sent, in any status when none is named. */
export function salesOfSeller(
  sql: Sql,
  sellerId: string,
  status: OrderStatus | null,
  stretch: Stretch,
): Promise<SalePlace[]> {
  const { condition, values } = salesWhere(sellerId, status);
  return sql.query<SalePlace>(
    `SELECT id, order_id AS "orderId", created_at AS "createdAt"
     FROM fulfillments WHERE ${condition} ${newestFirst(stretch, values.length + 1)}`,
    [...values, ...placeValues(stretch)],
  );
}

/** How many orders a buyer has, counted no further than the limit. */
export function countOrders(sql: Sql, buyerId: string, limit: number): Promise<number> {
  return countUpTo(sql, 'orders WHERE buyer_id = $1', [buyerId], limit);
}

/** How many sales a seller has, counted no further than the limit. */
export function countSales(
  sql: Sql,
  sellerId: string,
  status: OrderStatus | null,
  limit: number,
): Promise<number> {
  const { condition, values } = salesWhere(sellerId, status);
  return countUpTo(sql, `fulfillments WHERE ${condition}`, values, limit);
}

function salesWhere(sellerId: string, status: OrderStatus | null) {
  return status === null
    ? { condition: 'seller_id = $1', values: [sellerId] }
    : { condition: 'seller_id = $1 AND status = $2', values: [sellerId, status] };
}

/** The end of a statement that reads a stretch; its parameters begin at the given number. */
function newestFirst({ backward, limit, place }: Stretch, parameter: number): string {
  const [compare, direction] = backward ? ['>', 'ASC'] : ['<', 'DESC'];
  const beyond = place
    ? `AND (created_at, id) ${compare} ($${parameter}::timestamptz, $${parameter + 1}::text)`
    : '';
  return `${beyond} ORDER BY created_at ${direction}, id ${direction} LIMIT ${limit}`;
}

function placeValues({ place }: Stretch): unknown[] {
  return place ? [place.createdAt, place.id] : [];
}

async function countUpTo(sql: Sql, from: string, values: unknown[], limit: number): Promise<number> {
  const rows = await sql.query<{ count: number }>(
    `SELECT count(*) AS count FROM (SELECT FROM ${from} LIMIT ${limit}) counted`,
    values,
  );
  return rows[0]?.count ?? 0;
}
