import { z } from 'zod';
import { CartItemType } from '../../../domain/orders/cart.js';
import { OrderStatus } from '../../../domain/orders/orderStatus.js';
import { CurrencyCode, money } from '../../../domain/money/money.js';
import type { RentedLine } from '../../../domain/orders/rentalExtension.js';
import { count, day, minorUnits } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { ENDS_ON, RENTED_DAYS, STARTS_ON } from '../orders/orders.js';

/** An order line, with the details that decide whether its rental can be extended. */
export interface StoredRental extends RentedLine {
  id: string;
  bookId: string;
  fulfillmentId: string;
  orderId: string;
  sellerId: string;
  buyerId: string;
}

const RentalRow = z.strictObject({
  id: z.string(),
  type: z.enum(CartItemType),
  bookId: z.string(),
  quantity: count,
  currency: z.enum(CurrencyCode),
  unitPrice: minorUnits,
  fulfillmentId: z.string(),
  status: z.enum(OrderStatus),
  isSentBack: z.boolean(),
  isBought: z.boolean(),
  awaitsPayment: z.boolean(),
  sellerId: z.string(),
  orderId: z.string(),
  buyerId: z.string(),
  /** The days and months of a rental, including extensions; null for a purchase. */
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  months: count.nullable(),
  isUnlisted: z.boolean(),
  maxDuration: count.nullable(),
  isForRent: z.boolean(),
  nextTakenFrom: day.nullable(),
  blockedUntil: day.nullable(),
});
type RentalRow = z.infer<typeof RentalRow>;

/**
 * Returns SQL for the first day after the rental on which one of the line's copies cannot be rented: `roomDays` days before
 * the copy's next allocation.
 */
const nextTakenFrom = (roomDays: number) => sql`
  SELECT min(lower(next.period)) - ${roomDays}::int FROM allocations own
  JOIN allocations next ON next.copy_id = own.copy_id AND next.released_at IS NULL
   AND lower(next.period) >= upper(own.period)
  WHERE own.order_item_id = i.id AND own.released_at IS NULL AND own.intent_id IS NULL`;

/**
 * Returns the order lines with these ids, in no particular order. `roomDays` is the number of days kept free between two
 * rentals of a copy.
 */
export async function rentalsByIds(
  database: Queryable,
  ids: readonly string[],
  roomDays: number,
): Promise<StoredRental[]> {
  const rows = await database.rows(
    RentalRow,
    sql`SELECT i.id, i.type, i.book_id AS "bookId", i.quantity, o.currency, i.unit_price AS "unitPrice",
            f.id AS "fulfillmentId", f.status, f.sent_back_at IS NOT NULL AS "isSentBack",
            EXISTS (SELECT FROM rental_purchases p WHERE p.order_item_id = i.id) AS "isBought",
            EXISTS (SELECT FROM payment_intents p WHERE p.order_item_id = i.id AND p.status = 'AWAITING') AS "awaitsPayment",
            f.seller_id AS "sellerId",
            o.id AS "orderId", o.buyer_id AS "buyerId",
            ${STARTS_ON} AS "startsOn", ${ENDS_ON} AS "endsOn", i.months + x.months AS months,
            b.unlisted_at IS NOT NULL AS "isUnlisted", b.max_duration AS "maxDuration",
            b.rent_per_month IS NOT NULL AND b.unlisted_at IS NULL AS "isForRent",
            (${nextTakenFrom(roomDays)}) AS "nextTakenFrom",
            (SELECT b.return_by FROM deposit_blocks b WHERE b.order_id = o.id AND b.is_used AND i.deposit > 0) AS "blockedUntil"
     FROM order_items i
     JOIN fulfillments f ON f.id = i.fulfillment_id
     JOIN orders o ON o.id = f.order_id
     JOIN books b ON b.id = i.book_id
     ${RENTED_DAYS}
     WHERE i.id = ANY(${ids}::text[])`,
  );
  return rows.map(storedRental);
}

function storedRental(row: RentalRow): StoredRental {
  const { startsOn, endsOn, months, currency, unitPrice, isForRent, maxDuration, ...rest } = row;
  return {
    ...rest,
    unitPrice: money(unitPrice, currency),
    period: startsOn && endsOn && months ? { startsOn, endsOn, months } : null,
    lease: isForRent ? { maxDuration } : null,
  };
}

const ExtendedBy = z.strictObject({ months: count });

/**
 * Returns the number of months of the extension with this idempotency key, paid or not; null if there is no such extension.
 */
export async function extensionUnderKey(
  database: Queryable,
  orderItemId: string,
  key: string,
): Promise<number | null> {
  const [found] = await database.rows(
    ExtendedBy,
    sql`SELECT months FROM rental_extensions WHERE order_item_id = ${orderItemId} AND idempotency_key = ${key}
        UNION SELECT months FROM awaited_extensions WHERE order_item_id = ${orderItemId} AND idempotency_key = ${key}`,
  );
  return found?.months ?? null;
}
