import { z } from 'zod';
import type { WaitingState } from '../../../domain/orders/deadlines.js';
import { moment } from '../../shapes.js';
import { limit, sql, type Piece, type Queryable } from '../../sql.js';

const OverdueFulfillment = z.strictObject({ id: z.string(), orderId: z.string() });

/** A fulfillment that has waited in its state for too long. */
export type OverdueFulfillment = z.infer<typeof OverdueFulfillment>;

const WaitingFulfillment = z.strictObject({
  id: z.string(),
  buyerId: z.string(),
  sellerId: z.string(),
  /** The time at which the fulfillment reached its state. */
  since: moment,
});

/** A fulfillment whose deadline is near. */
export type WaitingFulfillment = z.infer<typeof WaitingFulfillment>;

/** No deadline runs while a dispute is open. */
const UNDISPUTED = sql`
  NOT EXISTS (SELECT FROM disputes d WHERE d.fulfillment_id = f.id AND d.closed_at IS NULL)`;

const LAST_ENTRY = sql`(SELECT max(e.occurred_at) FROM timeline_entries e WHERE e.fulfillment_id = f.id)`;

/** The condition that a fulfillment `f` is in this state, and the time at which it reached the state. */
function stateOf(state: WaitingState): { isIn: Piece; since: Piece } {
  // The conditions of the indexes fulfillments_sent_back and fulfillments_waiting.
  if (state === 'SENT_BACK')
    return { isIn: sql`f.status = 'DELIVERED' AND f.sent_back_at IS NOT NULL`, since: sql`f.sent_back_at` };
  return {
    isIn: sql`f.status = ${state} AND f.status IN ('PENDING', 'CONFIRMED', 'SHIPPED')
      AND NOT (f.is_picked_up AND f.status = 'SHIPPED')`,
    since: LAST_ENTRY,
  };
}

/**
 * Returns up to `most` fulfillments that reached this state before `before` and are still in it, the oldest orders
 * first. A fulfillment reached its state after it was ordered, so the index of order times leaves few to look at.
 */
export function overdueFulfillments(
  database: Queryable,
  state: WaitingState,
  before: Date,
  most: number,
): Promise<OverdueFulfillment[]> {
  const { isIn, since } = stateOf(state);
  return database.rows(
    OverdueFulfillment,
    sql`SELECT f.id, f.order_id AS "orderId" FROM fulfillments f
     WHERE ${isIn} AND f.created_at < ${before} AND ${since} < ${before} AND ${UNDISPUTED}
     ORDER BY f.created_at, f.id ${limit(most)}`,
  );
}

/** Returns the fulfillments that reached this state after `from` and by `until`, and are still in it. */
export function fulfillmentsToRemindOf(
  database: Queryable,
  state: WaitingState,
  period: Period,
): Promise<WaitingFulfillment[]> {
  return reachedWithin(database, stateOf(state), period);
}

/** Returns the fulfillments that became ready for pick-up after `from` and by `until`, and still are. */
export function pickUpsToRemindOf(database: Queryable, period: Period): Promise<WaitingFulfillment[]> {
  const isIn = sql`f.is_picked_up AND f.status = 'SHIPPED'`;
  return reachedWithin(database, { isIn, since: LAST_ENTRY }, period);
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
