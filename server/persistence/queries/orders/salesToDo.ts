import { z } from 'zod';
import { WAITING, type SellerTask } from '../../../domain/orders/sellerTask.js';
import { count, moment } from '../../shapes.js';
import { literal, sql, type Piece, type Queryable } from '../../sql.js';
import { beyond, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';
import { isNotUnpaid } from '../payments/unpaid.js';
import { IS_AGREED_RENTAL } from '../allocations/rentedCopies.js';

const SaleToDo = z.strictObject({
  id: z.string(),
  orderId: z.string(),
  createdAt: moment,
  /** 0 if a rental in the fulfillment is overdue, otherwise 1, so that overdue ones come first. */
  rank: z.int().min(0).max(1),
});

/** A fulfillment that requires a step by its seller, with the sort keys of the list. */
export type SaleToDo = z.infer<typeof SaleToDo>;

/** A seller, and the current day (YYYY-MM-DD). */
export interface SellersDay {
  sellerId: string;
  today: string;
}

/** A list of a seller's fulfillments that require the task `task`, or any task if `task` is null. */
export interface SalesToDoList extends SellersDay {
  task: SellerTask | null;
}

const TaskCounts = z.strictObject({ toConfirm: count, toShip: count, toTakeBack: count, overdue: count });

/** Numbers of fulfillments that require a step by their seller, by task. `toTakeBack` includes overdue rentals. */
export type TaskCounts = z.infer<typeof TaskCounts>;

const OVERDUE_THEN_OLDEST: Keyset = { keys: ['t.rank', 't.created_at', 't.id'], descending: false };

/**
 * Returns a page of the fulfillments that require a step by their seller: overdue fulfillments first, then the oldest
 * first (reversed if `backward`). A cursor contains rank, created_at and id.
 */
export function salesToDo(database: Queryable, list: SalesToDoList, stretch: Stretch): Promise<SaleToDo[]> {
  const isAsked = list.task ? sql`t.task = ${list.task}` : sql`true`;
  return database.rows(
    SaleToDo,
    sql`SELECT t.id, t.order_id AS "orderId", t.created_at AS "createdAt", t.rank FROM (${tasksOf(list)}) t
     WHERE ${isAsked} AND ${beyond(OVERDUE_THEN_OLDEST, stretch)} ${inOrder(OVERDUE_THEN_OLDEST, stretch)}`,
  );
}

/** Counts the fulfillments that require a step by this seller, by task. */
export async function countTasks(database: Queryable, seller: SellersDay): Promise<TaskCounts> {
  const [counts] = await database.preparedRows(
    TaskCounts,
    sql`SELECT count(*) FILTER (WHERE t.task = 'CONFIRM')::int AS "toConfirm",
            count(*) FILTER (WHERE t.task = 'SHIP')::int AS "toShip",
            count(*) FILTER (WHERE t.task = 'TAKE_BACK')::int AS "toTakeBack",
            count(*) FILTER (WHERE t.rank = 0)::int AS overdue
     FROM (${tasksOf(seller)}) t`,
  );
  return counts ?? { toConfirm: 0, toShip: 0, toTakeBack: 0, overdue: 0 };
}

/**
 * Returns the statuses in which a task is due. They are literals, so that the planner knows how rare each status is.
 */
const statusesOf = (task: SellerTask) => literal(WAITING[task].map((status) => `'${status}'`).join(', '));
const [CONFIRM, SHIP, TAKE_BACK] = [statusesOf('CONFIRM'), statusesOf('SHIP'), statusesOf('TAKE_BACK')];

/**
 * Selects the fulfillment of an allocation `a`. OFFSET 0 here, and the lower bound of the due date in `tasksOf`, tell
 * the planner that few rentals are due. Without them, its plan would read all orders.
 */
const PART_OF_ALLOCATION = sql`
  SELECT f.* FROM order_items i JOIN fulfillments f ON f.id = i.fulfillment_id
  WHERE i.id = a.order_item_id OFFSET 0`;

/** Selects the tasks of a seller as rows (id, order_id, created_at, task, rank). */
function tasksOf({ sellerId, today }: SellersDay): Piece {
  return sql`
    SELECT f.id, f.order_id, f.created_at, 1 AS rank,
           CASE WHEN f.status IN (${CONFIRM}) THEN 'CONFIRM' ELSE 'SHIP' END AS task
    FROM fulfillments f
    WHERE f.seller_id = ${sellerId} AND f.status IN (${CONFIRM}, ${SHIP}) AND ${isNotUnpaid(sql`f.order_id`)}
    UNION ALL
    SELECT f.id, f.order_id, f.created_at, 1, 'TAKE_BACK'
    FROM fulfillments f
    WHERE f.seller_id = ${sellerId} AND f.status IN (${TAKE_BACK}) AND f.sent_back_at IS NOT NULL
    UNION ALL
    SELECT f.id, f.order_id, f.created_at,
           CASE WHEN min(upper(a.period)) < ${today}::date THEN 0 ELSE 1 END, 'TAKE_BACK'
    FROM allocations a CROSS JOIN LATERAL (${PART_OF_ALLOCATION}) f
    WHERE a.seller_id = ${sellerId} AND ${IS_AGREED_RENTAL} AND upper(a.period) BETWEEN '-infinity' AND ${today}::date
      AND f.status IN (${TAKE_BACK}) AND f.sent_back_at IS NULL
    GROUP BY f.id, f.order_id, f.created_at`;
}
