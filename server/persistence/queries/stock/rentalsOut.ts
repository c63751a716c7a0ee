import { WAITING } from '../../../domain/orders/sellerTask.js';
import type { Sql } from '../../sql.js';
import { beyond, orderBy, type Keyset } from '../statements/keyset.js';
import { Parameters } from '../statements/parameters.js';
import { IS_RENTAL } from './rentedCopies.js';

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

/** The copies of a line are all due on the same day. They are read in the order of an index, as far as the page needs. */
function linesOut(sellerId: string, parameters: Parameters): string {
  return `
    SELECT line.id, f.order_id, line.due_on
    FROM (SELECT a.order_item_id AS id, upper(a.period) AS due_on FROM allocations a
          WHERE a.seller_id = ${parameters.add(sellerId)} AND ${IS_RENTAL}
          GROUP BY upper(a.period), a.order_item_id) line
    JOIN order_items i ON i.id = line.id
    JOIN fulfillments f ON f.id = i.fulfillment_id
    WHERE f.status = ANY(${parameters.add(WAITING.TAKE_BACK)}::text[])`;
}
