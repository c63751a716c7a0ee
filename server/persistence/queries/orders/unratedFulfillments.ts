import { z } from 'zod';
import type { Period } from '../../../domain/orders/reminders.js';
import { sql, type Queryable } from '../../sql.js';
import { WaitingFulfillment } from './waitingFulfillments.js';

const Id = z.strictObject({ id: z.string() });

/** SQL condition that the buyer has rented copies of a fulfillment `f`, and has not returned or bought them. */
const IS_RENTED_OUT = sql`f.status = 'DELIVERED' AND EXISTS (
  SELECT FROM order_items i WHERE i.fulfillment_id = f.id AND i.type = 'RENTAL'
    AND NOT EXISTS (SELECT FROM rental_purchases p WHERE p.order_item_id = i.id))`;

/**
 * SQL for the start of the rating period of a fulfillment `f`: the time of its last step, or of the last purchase of its rented
 * copies.
 */
const SINCE = sql`(
  SELECT max(e.occurred_at) FROM timeline_entries e LEFT JOIN rental_purchases p ON p.timeline_entry_id = e.id
  WHERE e.fulfillment_id = f.id AND (e.from_status IS DISTINCT FROM e.to_status OR p.id IS NOT NULL))`;

/**
 * Returns the fulfillments that the buyer has neither rated nor reviewed, and whose rating period began after `from` and
 * by `until`.
 */
export function unratedFulfillments(
  database: Queryable,
  { from, until }: Period,
): Promise<WaitingFulfillment[]> {
  // The condition on the timeline uses its index by time, so that older orders are not read.
  return database.rows(
    WaitingFulfillment,
    sql`SELECT unrated.* FROM (
       SELECT f.id, o.buyer_id AS "buyerId", f.seller_id AS "sellerId", ${SINCE} AS since
       FROM fulfillments f JOIN orders o ON o.id = f.order_id
       WHERE f.id IN (SELECT fulfillment_id FROM timeline_entries WHERE occurred_at > ${from} AND occurred_at <= ${until})
         AND f.status IN ('DELIVERED', 'RETURNED', 'LOST') AND NOT (${IS_RENTED_OUT})
         AND NOT EXISTS (SELECT FROM ratings r WHERE r.order_id = f.order_id AND r.seller_id = f.seller_id)
         AND NOT EXISTS (SELECT FROM reviews v WHERE v.author_id = o.buyer_id AND v.fulfillment_id = f.id)) unrated
     WHERE since > ${from} AND since <= ${until} ORDER BY since, id`,
  );
}

/**
 * Returns true if the buyer wrote a review of the seller, or of a book, from this fulfillment. This includes reviews that
 * moderators removed.
 */
export async function hasReviewed(
  database: Queryable,
  buyerId: string,
  fulfillmentId: string,
): Promise<boolean> {
  const written = await database.rows(
    Id,
    sql`SELECT id FROM reviews WHERE author_id = ${buyerId} AND fulfillment_id = ${fulfillmentId}`,
  );
  return written.length > 0;
}
