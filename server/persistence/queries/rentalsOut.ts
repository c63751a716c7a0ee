import { WAITING } from '../../domain/sellerTask.js';
import type { Sql } from '../sql.js';
import { beyond, orderBy, type Keyset } from './keyset.js';
import { Parameters } from './parameters.js';

/** A line of an order whose reader has the rented books. `dueOn` is YYYY-MM-DD. */
export interface LineOut {
  id: string;
  orderId: string;
  dueOn: string;
}

/** Which of a seller's rented books to read: so many from a place on, or before it when `backward`. */
export interface RentalsOutQuery {
  sellerId: string;
  limit: number;
  backward: boolean;
  /** The due day and the id of the line of the cursor; null for the start, or backward for the end. */
  place: readonly unknown[] | null;
}

const FIRST_DUE_FIRST: Keyset = { keys: ['r.due_on', 'r.id'], descending: false };

/** What readers have of a seller's books, the first due first, so the overdue ones lead (backward: in reverse). */
export function rentalsOut(sql: Sql, query: RentalsOutQuery): Promise<LineOut[]> {
  const parameters = new Parameters();
  const lines = linesOut(query.sellerId, parameters);
  const after = query.place
    ? `WHERE ${beyond(FIRST_DUE_FIRST, query.backward, query.place, parameters)}`
    : '';
  return sql.query<LineOut>(
    `SELECT r.id, r.order_id AS "orderId", r.due_on AS "dueOn" FROM (${lines}) r ${after}
     ORDER BY ${orderBy(FIRST_DUE_FIRST, query.backward)} LIMIT ${query.limit}`,
    parameters.values,
  );
}

/** How many lines that is, counted to `limit`. */
export async function countRentalsOut(sql: Sql, sellerId: string, limit: number): Promise<number> {
  const parameters = new Parameters();
  const [counted] = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (${linesOut(sellerId, parameters)} LIMIT ${limit}) counted`,
    parameters.values,
  );
  return counted?.count ?? 0;
}

function linesOut(sellerId: string, parameters: Parameters): string {
  return `
    SELECT i.id, f.order_id, max(upper(a.period)) AS due_on
    FROM fulfillments f
    JOIN order_items i ON i.fulfillment_id = f.id AND i.type = 'RENTAL'
    JOIN allocations a ON a.order_item_id = i.id AND a.released_at IS NULL
    WHERE f.seller_id = ${parameters.add(sellerId)} AND f.status = ANY(${parameters.add(WAITING.TAKE_BACK)}::text[])
    GROUP BY i.id, f.order_id`;
}
