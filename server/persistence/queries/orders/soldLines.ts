import type { CartItemType } from '../../../domain/orders/cart.js';
import type { CurrencyCode } from '../../../domain/money/money.js';
import type { OrderStatus } from '../../../domain/orders/orderStatus.js';
import type { Sql } from '../../sql.js';
import { EXTENDED } from './orders.js';

/** A line of an order as its seller keeps account of it; amounts in paise, what extensions cost apart. */
export interface SoldLine {
  fulfillmentId: string;
  orderId: string;
  orderedAt: Date;
  status: OrderStatus;
  buyerName: string;
  title: string;
  author: string;
  isbn: string | null;
  type: CartItemType;
  quantity: number;
  /** The days of a rental, with its extensions. */
  startsOn: string | null;
  endsOn: string | null;
  unitPrice: number;
  lineTotal: number;
  extensionTotal: number;
  deposit: number;
  /** What went back to the buyer for all lines of its fulfillment together; deposits are not in it. */
  refundOfPart: number;
  currency: CurrencyCode;
}

/** Which of a seller's parts of orders to read the lines of: so many of them that are older than `after`. */
export interface SoldParts {
  sellerId: string;
  /** Ordered at this moment or later; null for no such limit. */
  since: Date | null;
  /** Ordered before this moment; null for no such limit. */
  until: Date | null;
  limit: number;
  /** The last part that was read; null to begin with the newest. */
  after: string | null;
}

/** The lines of these parts, the newest parts first. Whole parts only, so that the last line names where to go on. */
export function soldLines(
  sql: Sql,
  { sellerId, since, until, limit, after }: SoldParts,
): Promise<SoldLine[]> {
  return sql.query<SoldLine>(
    `SELECT f.id AS "fulfillmentId", f.order_id AS "orderId", o.created_at AS "orderedAt", f.status,
            buyer.name AS "buyerName", i.title, i.author, b.isbn, i.type, i.quantity,
            i.starts_on AS "startsOn", coalesce(x.ends_on, i.ends_on) AS "endsOn", i.unit_price AS "unitPrice",
            i.line_total AS "lineTotal", x.charge AS "extensionTotal", i.deposit, o.currency,
            (SELECT coalesce(sum(l.amount), 0)::bigint FROM ledger_entries l
             WHERE l.fulfillment_id = f.id AND l.kind = 'REFUND') AS "refundOfPart"
     FROM (SELECT id, order_id, status, created_at FROM fulfillments
           WHERE seller_id = $1
             AND ($4::timestamptz IS NULL OR created_at >= $4) AND ($5::timestamptz IS NULL OR created_at < $5)
             AND ($3::text IS NULL OR (created_at, id) < (SELECT created_at, id FROM fulfillments WHERE id = $3))
           ORDER BY created_at DESC, id DESC LIMIT $2) f
     JOIN orders o ON o.id = f.order_id
     JOIN users buyer ON buyer.id = o.buyer_id
     JOIN order_items i ON i.fulfillment_id = f.id
     JOIN books b ON b.id = i.book_id
     CROSS JOIN LATERAL (${EXTENDED}) x
     ORDER BY f.created_at DESC, f.id DESC, i.id`,
    [sellerId, limit, after, since, until],
  );
}
