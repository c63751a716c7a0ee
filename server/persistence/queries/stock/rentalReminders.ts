import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { count, day, minorUnits } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { IS_AGREED_RENTAL } from '../allocations/rentedCopies.js';

const RentalOut = z.strictObject({
  orderItemId: z.string(),
  orderId: z.string(),
  buyerId: z.string(),
  sellerId: z.string(),
  title: z.string(),
  quantity: count,
  currency: z.enum(CurrencyCode),
  /** Deposit for all copies of the line, in minor units. */
  deposit: minorUnits,
  /** Late fee per copy and day, in minor units. */
  lateFeePerDay: minorUnits,
  dueOn: day,
});

/** A rental whose copies the buyer has received and not yet sent back. */
export type RentalOut = z.infer<typeof RentalOut>;

const RENTALS_OUT = sql`
  SELECT i.id AS "orderItemId", o.id AS "orderId", o.buyer_id AS "buyerId", f.seller_id AS "sellerId", i.title, i.quantity,
         o.currency, i.deposit, i.late_fee_per_day AS "lateFeePerDay", max(upper(a.period)) AS "dueOn"
  FROM allocations a
  JOIN order_items i ON i.id = a.order_item_id
  JOIN fulfillments f ON f.id = i.fulfillment_id
  JOIN orders o ON o.id = f.order_id
  WHERE ${IS_AGREED_RENTAL} AND f.status = 'DELIVERED' AND f.sent_back_at IS NULL`;

/** Returns the rental of this order line; null if the buyer has not received the copies or has sent them back. */
export async function rentalOut(database: Queryable, orderItemId: string): Promise<RentalOut | null> {
  const [rental] = await database.rows(
    RentalOut,
    sql`${RENTALS_OUT} AND i.id = ${orderItemId} GROUP BY i.id, o.id, f.id`,
  );
  return rental ?? null;
}

/** Returns the rentals whose copies are with the buyer, and that are due on one of these days or overdue today. */
export function rentalsToRemindOf(
  database: Queryable,
  today: string,
  dueDays: readonly string[],
): Promise<RentalOut[]> {
  return database.rows(
    RentalOut,
    sql`${RENTALS_OUT} AND (upper(a.period) = ANY(${dueDays}::date[]) OR upper(a.period) < ${today}::date)
     GROUP BY i.id, o.id, f.id`,
  );
}
