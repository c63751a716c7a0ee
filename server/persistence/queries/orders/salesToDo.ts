import { WAITING, type SellerTask } from '../../../domain/orders/sellerTask.js';
import type { Sql } from '../../sql.js';
import { beyond, orderBy, type Keyset } from '../statements/keyset.js';
import { Parameters } from '../statements/parameters.js';
import { IS_RENTAL } from '../stock/rentedCopies.js';

/** A fulfillment that waits for its seller, with what places it in the list. */
export interface SaleToDo {
  id: string;
  orderId: string;
  createdAt: Date;
  /** 0 with a rental that is overdue, else 1: the overdue ones come first. */
  rank: number;
}

/** Which of a seller's tasks to read: so many from a place on, or before it when `backward`. */
export interface SalesToDoQuery {
  sellerId: string;
  /** All tasks when null. */
  task: SellerTask | null;
  today: string;
  limit: number;
  backward: boolean;
  /** rank, created_at and id of the entry of the cursor; null for the start, or backward for the end. */
  place: readonly unknown[] | null;
}

/** How many fulfillments wait for their seller, by task. Those with an overdue rental are among those to take back. */
export interface TaskCounts {
  toConfirm: number;
  toShip: number;
  toTakeBack: number;
  overdue: number;
}

const OVERDUE_THEN_OLDEST: Keyset = { keys: ['t.rank', 't.created_at', 't.id'], descending: false };

/** The fulfillments that wait for their seller (backward: in reverse). */
export function salesToDo(sql: Sql, query: SalesToDoQuery): Promise<SaleToDo[]> {
  const parameters = new Parameters();
  const tasks = tasksOf(query, parameters);
  const conditions = ['true'];
  if (query.task) conditions.push(`t.task = ${parameters.add(query.task)}`);
  if (query.place) {
    conditions.push(beyond(OVERDUE_THEN_OLDEST, query.backward, query.place, parameters));
  }
  return sql.query<SaleToDo>(
    `SELECT t.id, t.order_id AS "orderId", t.created_at AS "createdAt", t.rank FROM (${tasks}) t
     WHERE ${conditions.join(' AND ')}
     ORDER BY ${orderBy(OVERDUE_THEN_OLDEST, query.backward)} LIMIT ${query.limit}`,
    parameters.values,
  );
}

/** How many fulfillments wait for this seller. */
export async function countTasks(
  sql: Sql,
  seller: Pick<SalesToDoQuery, 'sellerId' | 'today'>,
): Promise<TaskCounts> {
  const parameters = new Parameters();
  const [counts] = await sql.queryPrepared<TaskCounts>(
    `SELECT count(*) FILTER (WHERE t.task = 'CONFIRM')::int AS "toConfirm",
            count(*) FILTER (WHERE t.task = 'SHIP')::int AS "toShip",
            count(*) FILTER (WHERE t.task = 'TAKE_BACK')::int AS "toTakeBack",
            count(*) FILTER (WHERE t.rank = 0)::int AS overdue
     FROM (${tasksOf(seller, parameters)}) t`,
    parameters.values,
  );
  return counts ?? { toConfirm: 0, toShip: 0, toTakeBack: 0, overdue: 0 };
}

/** In the text of the statement, so that the planner knows how rare they are. */
const [CONFIRM, SHIP, TAKE_BACK] = [WAITING.CONFIRM, WAITING.SHIP, WAITING.TAKE_BACK].map((statuses) =>
  statuses.map((status) => `'${status}'`).join(', '),
);

/** OFFSET 0, and days that begin somewhere, tell the planner that few rentals are due: it would read all orders otherwise. */
const PART_OF_ALLOCATION = `
  SELECT f.* FROM order_items i JOIN fulfillments f ON f.id = i.fulfillment_id
  WHERE i.id = a.order_item_id OFFSET 0`;

/** The tasks of a seller as rows (id, order_id, created_at, task, rank). */
function tasksOf(
  { sellerId, today }: Pick<SalesToDoQuery, 'sellerId' | 'today'>,
  parameters: Parameters,
): string {
  const [seller, day] = [sellerId, today].map((value) => parameters.add(value));
  return `
    SELECT f.id, f.order_id, f.created_at, 1 AS rank,
           CASE WHEN f.status IN (${CONFIRM}) THEN 'CONFIRM' ELSE 'SHIP' END AS task
    FROM fulfillments f
    WHERE f.seller_id = ${seller} AND f.status IN (${CONFIRM}, ${SHIP})
    UNION ALL
    SELECT f.id, f.order_id, f.created_at,
           CASE WHEN min(upper(a.period)) < ${day}::date THEN 0 ELSE 1 END, 'TAKE_BACK'
    FROM allocations a CROSS JOIN LATERAL (${PART_OF_ALLOCATION}) f
    WHERE a.seller_id = ${seller} AND ${IS_RENTAL} AND upper(a.period) BETWEEN '-infinity' AND ${day}::date
      AND f.status IN (${TAKE_BACK})
    GROUP BY f.id, f.order_id, f.created_at`;
}
