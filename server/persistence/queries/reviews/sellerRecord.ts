import { z } from 'zod';
import { LAST_ORDERS, RETURN_GRACE_DAYS } from '../../../domain/reviews/reputation.js';
import { count } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';
import { isNotUnpaid } from '../payments/unpaid.js';

const RecordRow = z.strictObject({
  sellerId: z.string(),
  orders: count,
  cancelledBySeller: count,
  daysToShip: z.number().nullable(),
  returns: count,
  returnsOnTime: count,
});

/**
 * Returns totals over the last LAST_ORDERS orders of each seller. An index finds these orders, so that large shops take no
 * longer to read than small ones. Orders that the seller did not confirm or send in time count as cancelled by the seller.
 * Orders that the buyer cancelled, did not pay online or did not pick up do not count. Copies that were lost and then found do
 * not count as returns.
 */
export function sellerRecords(
  database: Queryable,
  sellerIds: readonly string[],
  timeZone: string,
): Promise<z.infer<typeof RecordRow>[]> {
  return database.preparedRows(
    RecordRow,
    sql`SELECT s.id AS "sellerId",
       count(*)::int AS orders,
       (count(*) FILTER (WHERE f.status = 'CANCELLED'))::int AS "cancelledBySeller",
       percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM step.shipped_at - f.created_at) / 86400)
         AS "daysToShip",
       (count(*) FILTER (WHERE step.returned_at IS NOT NULL))::int AS returns,
       (count(*) FILTER (WHERE (step.returned_at AT TIME ZONE ${timeZone})::date <= due.day + ${RETURN_GRACE_DAYS}::int))::int
         AS "returnsOnTime"
     FROM unnest(${sellerIds}::text[]) AS s (id)
     CROSS JOIN LATERAL (
       SELECT each.id, each.order_id, each.status, each.is_picked_up, each.created_at FROM fulfillments each
       WHERE each.seller_id = s.id AND each.status IN ('SHIPPED', 'DELIVERED', 'RETURNED', 'LOST', 'CANCELLED')
       ORDER BY each.created_at DESC, each.id DESC ${limit(LAST_ORDERS)}) f
     JOIN orders o ON o.id = f.order_id
     CROSS JOIN LATERAL (
       SELECT min(e.occurred_at) FILTER (WHERE e.to_status = 'SHIPPED') AS shipped_at,
              min(e.occurred_at) FILTER (WHERE e.from_status = 'DELIVERED' AND e.to_status = 'RETURNED') AS returned_at,
              coalesce(bool_or(e.to_status = 'CANCELLED' AND e.actor_id = o.buyer_id), false) AS buyer_cancelled
       FROM timeline_entries e WHERE e.fulfillment_id = f.id) step
     CROSS JOIN LATERAL (
       SELECT max(greatest(i.ends_on, arrival.ends_on, x.ends_on)) AS day
       FROM order_items i LEFT JOIN rental_extensions x ON x.order_item_id = i.id
         LEFT JOIN rental_arrivals arrival ON arrival.order_item_id = i.id
       WHERE i.fulfillment_id = f.id AND NOT EXISTS (SELECT FROM rental_purchases p WHERE p.order_item_id = i.id)) due
     WHERE NOT step.buyer_cancelled AND NOT (f.status = 'CANCELLED'
       AND ((f.is_picked_up AND step.shipped_at IS NOT NULL) OR NOT ${isNotUnpaid(sql`f.order_id`)}))
     GROUP BY s.id`,
  );
}
