import { z } from 'zod';
import { PaymentKind } from '../../../domain/payments/payment.js';
import { moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

const UnansweredPayment = z.strictObject({
  id: z.string(),
  orderId: z.string(),
  fulfillmentId: z.string(),
  buyerId: z.string(),
  sellerId: z.string(),
  kind: z.enum(PaymentKind),
  markedAt: moment,
});

/**
 * A direct payment between buyer and seller that was marked as paid, and that its recipient has neither confirmed nor reported
 * missing.
 */
export type UnansweredPayment = z.infer<typeof UnansweredPayment>;

/** Returns the unanswered payments that were marked as paid before a given time, oldest first. */
export function unansweredPayments(database: Queryable, before: Date): Promise<UnansweredPayment[]> {
  return database.rows(
    UnansweredPayment,
    sql`SELECT p.id, f.order_id AS "orderId", f.id AS "fulfillmentId", o.buyer_id AS "buyerId", f.seller_id AS "sellerId",
          p.kind, p.created_at AS "markedAt"
        FROM payments p JOIN fulfillments f ON f.id = p.fulfillment_id JOIN orders o ON o.id = f.order_id
        WHERE p.status = 'PENDING' AND p.attempt_id IS NULL AND p.created_at < ${before} ORDER BY p.created_at, p.id`,
  );
}
