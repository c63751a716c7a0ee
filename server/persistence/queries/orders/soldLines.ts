import { z } from 'zod';
import { LedgerEntryKind } from '../../../domain/money/ledger.js';
import { CurrencyCode } from '../../../domain/money/money.js';
import { CartItemType } from '../../../domain/orders/cart.js';
import { OrderStatus } from '../../../domain/orders/orderStatus.js';
import { count, day, minorUnits, moment } from '../../shapes.js';
import { and, limit as limitTo, sql, type Queryable } from '../../sql.js';
import { ENDS_ON, RENTED_DAYS, STARTS_ON } from './orders.js';

const SoldLine = z.strictObject({
  fulfillmentId: z.string(),
  orderId: z.string(),
  orderedAt: moment,
  status: z.enum(OrderStatus),
  buyerName: z.string(),
  title: z.string(),
  author: z.string(),
  isbn: z.string().nullable(),
  type: z.enum(CartItemType),
  quantity: count,
  /** The days of a rental, including extensions; null for a purchase. */
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  unitPrice: minorUnits,
  lineTotal: minorUnits,
  extensionTotal: minorUnits,
  /**
   * The purchase of the rented copies: its price, the rent that counted towards it, and the late fee. Null if they were not
   * bought.
   */
  purchase: z.strictObject({ price: minorUnits, rentCounted: minorUnits, lateFee: minorUnits }).nullable(),
  deposit: minorUnits,
  currency: z.enum(CurrencyCode),
  /** The ledger of the whole fulfillment, not only of this line. */
  ledger: z.array(
    z.strictObject({ kind: z.enum(LedgerEntryKind), amount: minorUnits, note: z.string().nullable() }),
  ),
});

/** An order line for the bookkeeping of its seller. Amounts are in minor units. `lineTotal` excludes extensions. */
export type SoldLine = z.infer<typeof SoldLine>;

/** Selects fulfillments of a seller by the time of ordering. */
export interface SoldFulfillments {
  sellerId: string;
  /** Start of the period, inclusive; null for no limit. */
  since: Date | null;
  /** End of the period, exclusive; null for no limit. */
  until: Date | null;
  limit: number;
  /** Id of the last fulfillment in the previous call; null to start with the newest. */
  after: string | null;
}

/**
 * Returns the lines of these fulfillments, newest fulfillments first. A call returns all lines of a fulfillment, so
 * the next call can continue after the last fulfillment.
 */
export function soldLines(
  database: Queryable,
  { sellerId, since, until, limit, after }: SoldFulfillments,
): Promise<SoldLine[]> {
  const isWanted = and([
    sql`seller_id = ${sellerId}`,
    ...(since ? [sql`created_at >= ${since}`] : []),
    ...(until ? [sql`created_at < ${until}`] : []),
    ...(after ? [sql`(created_at, id) < (SELECT created_at, id FROM fulfillments WHERE id = ${after})`] : []),
  ]);
  return database.rows(
    SoldLine,
    sql`SELECT f.id AS "fulfillmentId", f.order_id AS "orderId", o.created_at AS "orderedAt", f.status,
            buyer.name AS "buyerName", i.title, i.author, b.isbn, i.type, i.quantity,
            ${STARTS_ON} AS "startsOn", ${ENDS_ON} AS "endsOn", i.unit_price AS "unitPrice",
            i.line_total AS "lineTotal", x.charge AS "extensionTotal",
            (SELECT json_build_object('price', p.price, 'rentCounted', p.rent_counted, 'lateFee', p.late_fee)
             FROM rental_purchases p WHERE p.order_item_id = i.id) AS purchase, i.deposit, o.currency,
            (SELECT coalesce(json_agg(json_build_object('kind', l.kind, 'amount', l.amount, 'note', l.note)), '[]')
             FROM ledger_entries l WHERE l.fulfillment_id = f.id) AS ledger
     FROM (SELECT id, order_id, status, created_at FROM fulfillments
           WHERE ${isWanted} ORDER BY created_at DESC, id DESC ${limitTo(limit)}) f
     JOIN orders o ON o.id = f.order_id
     JOIN users buyer ON buyer.id = o.buyer_id
     JOIN order_items i ON i.fulfillment_id = f.id
     JOIN books b ON b.id = i.book_id
     ${RENTED_DAYS}
     ORDER BY f.created_at DESC, f.id DESC, i.id`,
  );
}
