import { z } from 'zod';
import type { WaitingStatus } from '../../../domain/orders/deadlines.js';
import { moment } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';

const OverdueFulfillment = z.strictObject({ id: z.string(), orderId: z.string() });

/** A fulfillment that has waited in its status for too long. */
export type OverdueFulfillment = z.infer<typeof OverdueFulfillment>;

const WaitingFulfillment = z.strictObject({
  id: z.string(),
  buyerId: z.string(),
  sellerId: z.string(),
  /** The time at which the fulfillment reached its status. */
  since: moment,
});

/** A fulfillment whose deadline is near. */
export type WaitingFulfillment = z.infer<typeof WaitingFulfillment>;

/** Selects the time at which a fulfillment `f` that waits reached its status. */
const SINCE = sql`(SELECT max(e.occurred_at) FROM timeline_entries e WHERE e.fulfillment_id = f.id)`;

/** The condition of the index fulfillments_waiting. */
const hasStatus = (status: WaitingStatus) =>
  sql`f.status = ${status} AND f.status IN ('PENDING', 'CONFIRMED', 'SHIPPED')`;

/**
 * Returns up to `most` fulfillments that reached this status before `before` and still have it, the oldest orders
 * first. A fulfillment reached its status after it was ordered, so the index of order times leaves few to look at.
 */
export function overdueFulfillments(
  database: Queryable,
  status: WaitingStatus,
  before: Date,
  most: number,
): Promise<OverdueFulfillment[]> {
  return database.rows(
    OverdueFulfillment,
    sql`SELECT f.id, f.order_id AS "orderId" FROM fulfillments f
     WHERE ${hasStatus(status)} AND f.created_at < ${before} AND ${SINCE} < ${before}
     ORDER BY f.created_at, f.id ${limit(most)}`,
  );
}

/** Returns the fulfillments that reached this status after `from` and by `until`, and still have it. */
export function fulfillmentsToRemindOf(
  database: Queryable,
  status: WaitingStatus,
  { from, until }: { from: Date; until: Date },
): Promise<WaitingFulfillment[]> {
  return database.rows(
    WaitingFulfillment,
    sql`SELECT waiting.* FROM (
       SELECT f.id, o.buyer_id AS "buyerId", f.seller_id AS "sellerId", ${SINCE} AS since
       FROM fulfillments f JOIN orders o ON o.id = f.order_id
       WHERE ${hasStatus(status)} AND f.created_at <= ${until}) waiting
     WHERE since > ${from} AND since <= ${until} ORDER BY since, id`,
  );
}
