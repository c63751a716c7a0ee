import type { PaymentMethod } from '../../../domain/orders/checkout.js';
import { money } from '../../../domain/money/money.js';
import type { RentedLine } from '../../../domain/orders/rentalExtension.js';
import type { Sql } from '../../sql.js';
import { EXTENDED } from '../orders/orders.js';

/** A line of an order with what decides whether its rental can be extended. */
export interface StoredRental extends RentedLine {
  id: string;
  bookId: string;
  fulfillmentId: string;
  orderId: string;
  sellerId: string;
  buyerId: string;
  paymentMethod: PaymentMethod;
}

interface RentalRow extends Omit<StoredRental, 'unitPrice' | 'period' | 'lease'> {
  unitPrice: number;
  startsOn: string | null;
  endsOn: string;
  months: number;
  isForRent: boolean;
  maxDuration: number | null;
}

/** Others who have one of the line's copies after it. */
const NEXT_TAKEN_FROM = `
  SELECT min(lower(next.period)) FROM allocations own
  JOIN allocations next ON next.copy_id = own.copy_id AND next.released_at IS NULL
   AND lower(next.period) >= upper(own.period)
  WHERE own.order_item_id = i.id AND own.released_at IS NULL`;

/** The lines of orders with these ids, in no particular order. */
export async function rentalsByIds(sql: Sql, ids: readonly string[]): Promise<StoredRental[]> {
  const rows = await sql.query<RentalRow>(
    `SELECT i.id, i.type, i.book_id AS "bookId", i.quantity, i.unit_price AS "unitPrice",
            f.id AS "fulfillmentId", f.status, f.seller_id AS "sellerId",
            o.id AS "orderId", o.buyer_id AS "buyerId", o.payment_method AS "paymentMethod",
            i.starts_on AS "startsOn", coalesce(x.ends_on, i.ends_on) AS "endsOn", i.months + x.months AS months,
            b.unlisted_at IS NOT NULL AS "isUnlisted", b.max_duration AS "maxDuration",
            b.rent_per_month IS NOT NULL AND b.unlisted_at IS NULL AS "isForRent",
            (${NEXT_TAKEN_FROM}) AS "nextTakenFrom"
     FROM order_items i
     JOIN fulfillments f ON f.id = i.fulfillment_id
     JOIN orders o ON o.id = f.order_id
     JOIN books b ON b.id = i.book_id
     CROSS JOIN LATERAL (${EXTENDED}) x
     WHERE i.id = ANY($1::text[])`,
    [ids],
  );
  return rows.map(storedRental);
}

function storedRental(row: RentalRow): StoredRental {
  const { startsOn, endsOn, months, unitPrice, isForRent, maxDuration, ...rest } = row;
  return {
    ...rest,
    unitPrice: money(unitPrice),
    period: startsOn === null ? null : { startsOn, endsOn, months },
    lease: isForRent ? { maxDuration } : null,
  };
}

/** By how many months a rental was extended under this key, or null. */
export async function extensionUnderKey(sql: Sql, orderItemId: string, key: string): Promise<number | null> {
  const [found] = await sql.query<{ months: number }>(
    'SELECT months FROM rental_extensions WHERE order_item_id = $1 AND idempotency_key = $2',
    [orderItemId, key],
  );
  return found?.months ?? null;
}
