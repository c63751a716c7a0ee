import { sql, type Piece } from '../../sql.js';

/** Returns the condition that an order was paid online, or that buyer and sellers settle it directly. */
export const isNotUnpaid = (orderId: Piece): Piece => sql`
  NOT EXISTS (SELECT FROM payment_intents unpaid WHERE unpaid.order_id = ${orderId} AND unpaid.purpose = 'ORDER' AND unpaid.status NOT IN ('PAID', 'REPLACED'))`;
