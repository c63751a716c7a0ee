import { z } from 'zod';
import { WAITING } from '../../../domain/orders/sellerTask.js';
import { day } from '../../shapes.js';
import { sql, type Piece, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';
import { IS_AGREED_RENTAL } from '../allocations/rentedCopies.js';

const LineOut = z.strictObject({ id: z.string(), orderId: z.string(), dueOn: day });

/** An order line whose rented copies are with the buyer. `dueOn` is YYYY-MM-DD. */
export type LineOut = z.infer<typeof LineOut>;

const FIRST_DUE_FIRST: Keyset = { keys: ['r.due_on', 'r.id'], descending: false };

/**
 * Returns a page of a seller's order lines whose rented copies are with buyers, earliest due date first (reversed if
 * `backward`). A cursor contains the due date and the id of the line.
 */
export function rentalsOut(database: Queryable, sellerId: string, stretch: Stretch): Promise<LineOut[]> {
  return database.rows(
    LineOut,
    sql`SELECT r.id, r.order_id AS "orderId", r.due_on AS "dueOn" FROM (${linesOut(sellerId)}) r
     WHERE ${beyond(FIRST_DUE_FIRST, stretch)} ${inOrder(FIRST_DUE_FIRST, stretch)}`,
  );
}

/** Counts a seller's order lines whose rented copies are with buyers, up to `most`. */
export function countRentalsOut(database: Queryable, sellerId: string, most: number): Promise<number> {
  return countUpTo(database, most, linesOut(sellerId));
}

/**
 * Selects a seller's order lines whose rented copies are with buyers. All copies of a line have the same due date.
 * Rows are read in the order of an index, and only as many as the page needs.
 */
function linesOut(sellerId: string): Piece {
  return sql`
    SELECT line.id, f.order_id, line.due_on
    FROM (SELECT a.order_item_id AS id, upper(a.period) AS due_on FROM allocations a
          WHERE a.seller_id = ${sellerId} AND ${IS_AGREED_RENTAL}
          GROUP BY upper(a.period), a.order_item_id) line
    JOIN order_items i ON i.id = line.id
    JOIN fulfillments f ON f.id = i.fulfillment_id
    WHERE f.status = ANY(${WAITING.TAKE_BACK}::text[])`;
}
