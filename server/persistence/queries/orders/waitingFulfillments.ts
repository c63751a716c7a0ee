import { z } from 'zod';
import type { WaitingState } from '../../../domain/orders/deadlines.js';
import { moment } from '../../shapes.js';
import { IS_AGREED_RENTAL } from '../allocations/rentedCopies.js';
import { limit, sql, type Piece, type Queryable } from '../../sql.js';

const OverdueFulfillment = z.strictObject({ id: z.string(), orderId: z.string() });

/** A fulfillment that has been in a state for too long, with the id of its order. */
export type OverdueFulfillment = z.infer<typeof OverdueFulfillment>;

/** The columns of a fulfillment whose deadline is near. */
export const WaitingFulfillment = z.strictObject({
  id: z.string(),
  buyerId: z.string(),
  sellerId: z.string(),
  /** The time at which the fulfillment reached its state. */
  since: moment,
});

/** A fulfillment whose deadline is near. */
export type WaitingFulfillment = z.infer<typeof WaitingFulfillment>;

/** SQL condition that no dispute about a fulfillment `f` is open. No deadline runs during a dispute. */
const UNDISPUTED = sql`
  NOT EXISTS (SELECT FROM disputes d WHERE d.fulfillment_id = f.id AND d.closed_at IS NULL)`;

const LAST_ENTRY = sql`(SELECT max(e.occurred_at) FROM timeline_entries e WHERE e.fulfillment_id = f.id)`;

const READY = { isIn: sql`f.is_picked_up AND f.status = 'SHIPPED'`, since: LAST_ENTRY };

/** The part after FROM that selects copies that are rented out, with their allocation `a` and order line `i`. */
const RENTALS_OUT = sql`allocations a JOIN order_items i ON i.id = a.order_item_id WHERE ${IS_AGREED_RENTAL}`;

/**
 * Returns SQL for the condition that a fulfillment `f` is in this state, and for the time when it reached the state. A rental
 * is overdue after its due date in this time zone.
 */
function stateOf(state: WaitingState, timeZone: string): { isIn: Piece; since: Piece } {
  // These conditions match the indexes fulfillments_sent_back and fulfillments_waiting, so that PostgreSQL uses them.
  if (state === 'SENT_BACK')
    return { isIn: sql`f.status = 'DELIVERED' AND f.sent_back_at IS NOT NULL`, since: sql`f.sent_back_at` };
  if (state === 'OVERDUE')
    return {
      isIn: sql`f.status = 'DELIVERED' AND f.sent_back_at IS NULL AND f.id IN (SELECT i.fulfillment_id FROM ${RENTALS_OUT})`,
      since: sql`((SELECT max(upper(a.period)) + 1 FROM ${RENTALS_OUT} AND i.fulfillment_id = f.id)::timestamp
        AT TIME ZONE ${timeZone})`,
    };
  if (state === 'READY') return READY;
  return {
    isIn: sql`f.status = ${state} AND f.status IN ('PENDING', 'CONFIRMED', 'SHIPPED')
      AND NOT (f.is_picked_up AND f.status = 'SHIPPED')`,
    since: LAST_ENTRY,
  };
}

/** Selects up to `most` fulfillments that reached a state before a given time. `timeZone` decides when a rental is overdue. */
export interface Overdue {
  state: WaitingState;
  before: Date;
  timeZone: string;
  most: number;
}

/**
 * Returns fulfillments that are still in the state, oldest orders first. Leaves out disputed and `postponed` ones. A
 * fulfillment is ordered before it reaches the state, so the index of order times leaves only a few to check.
 */
export function overdueFulfillments(
  database: Queryable,
  { state, before, timeZone, most }: Overdue,
  postponed: readonly string[],
): Promise<OverdueFulfillment[]> {
  const { isIn, since } = stateOf(state, timeZone);
  return database.rows(
    OverdueFulfillment,
    sql`SELECT f.id, f.order_id AS "orderId" FROM fulfillments f
     WHERE ${isIn} AND f.created_at < ${before} AND ${since} < ${before} AND ${UNDISPUTED}
       AND f.id <> ALL (${postponed}::text[])
     ORDER BY f.created_at, f.id ${limit(most)}`,
  );
}

/** Returns the fulfillments that reached this state after `from` and by `until`, and are still in it. */
export function fulfillmentsToRemindOf(
  database: Queryable,
  state: WaitingState,
  period: Period,
  timeZone: string,
): Promise<WaitingFulfillment[]> {
  return reachedWithin(database, stateOf(state, timeZone), period);
}

/** Returns the fulfillments that became ready for pick-up after `from` and by `until`, and are still ready. */
export function pickUpsToRemindOf(database: Queryable, period: Period): Promise<WaitingFulfillment[]> {
  return reachedWithin(database, READY, period);
}

interface Period {
  from: Date;
  until: Date;
}

function reachedWithin(
  database: Queryable,
  { isIn, since }: { isIn: Piece; since: Piece },
  { from, until }: Period,
): Promise<WaitingFulfillment[]> {
  return database.rows(
    WaitingFulfillment,
    sql`SELECT waiting.* FROM (
       SELECT f.id, o.buyer_id AS "buyerId", f.seller_id AS "sellerId", ${since} AS since
       FROM fulfillments f JOIN orders o ON o.id = f.order_id
       WHERE ${isIn} AND f.created_at <= ${until} AND ${UNDISPUTED}) waiting
     WHERE since > ${from} AND since <= ${until} ORDER BY since, id`,
  );
}
