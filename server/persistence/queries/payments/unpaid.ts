import { sql, type Piece } from '../../sql.js';

/** Returns the condition that an order does not wait for its online payment, and did not end without it. */
export const isNotUnpaid = (orderId: Piece): Piece => sql`
  NOT EXISTS (SELECT FROM payment_intents unpaid WHERE unpaid.order_id = ${orderId} AND unpaid.purpose = 'ORDER' AND unpaid.status <> 'PAID')`;
