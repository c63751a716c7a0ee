import { z } from 'zod';
import { LedgerEntryKind } from '../../../domain/money/ledger.js';
import { CurrencyCode } from '../../../domain/money/money.js';
import { CartItemType } from '../../../domain/orders/cart.js';
import { OrderStatus } from '../../../domain/orders/orderStatus.js';
import { count, day, minorUnits, moment } from '../../shapes.js';
import { and, limit as limitTo, sql, type Queryable } from '../../sql.js';
import { EXTENDED } from './orders.js';

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
  /** The days of a rental, with its extensions. */
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  unitPrice: minorUnits,
  lineTotal: minorUnits,
  extensionTotal: minorUnits,
  deposit: minorUnits,
  currency: z.enum(CurrencyCode),
  /** The movements of its fulfillment, those of all its lines together. */
  ledger: z.array(
    z.strictObject({ kind: z.enum(LedgerEntryKind), amount: minorUnits, note: z.string().nullable() }),
  ),
});

/** A line of an order as its seller keeps account of it; amounts in minor units, what extensions cost apart. */
export type SoldLine = z.infer<typeof SoldLine>;

/** Which of a seller's fulfillments of orders to read the lines of: so many of them that are older than `after`. */
export interface SoldFulfillments {
  sellerId: string;
  /** Ordered at this moment or later; null for no such limit. */
  since: Date | null;
  /** Ordered before this moment; null for no such limit. */
  until: Date | null;
  limit: number;
  /** The last fulfillment that was read; null to begin with the newest. */
  after: string | null;
}

/** The lines of these fulfillments, the newest fulfillments first. Whole fulfillments only, so that the last line names where to go on. */
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
            i.starts_on AS "startsOn", coalesce(x.ends_on, i.ends_on) AS "endsOn", i.unit_price AS "unitPrice",
            i.line_total AS "lineTotal", x.charge AS "extensionTotal", i.deposit, o.currency,
            (SELECT coalesce(json_agg(json_build_object('kind', l.kind, 'amount', l.amount, 'note', l.note)), '[]')
             FROM ledger_entries l WHERE l.fulfillment_id = f.id) AS ledger
     FROM (SELECT id, order_id, status, created_at FROM fulfillments
           WHERE ${isWanted} ORDER BY created_at DESC, id DESC ${limitTo(limit)}) f
     JOIN orders o ON o.id = f.order_id
     JOIN users buyer ON buyer.id = o.buyer_id
     JOIN order_items i ON i.fulfillment_id = f.id
     JOIN books b ON b.id = i.book_id
     CROSS JOIN LATERAL (${EXTENDED}) x
     ORDER BY f.created_at DESC, f.id DESC, i.id`,
  );
}
