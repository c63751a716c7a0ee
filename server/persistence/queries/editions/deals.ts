import { z } from 'zod';
import type { CurrencyCode } from '../../../domain/money/money.js';
import { minorUnits } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

const Deals = z.strictObject({ editionId: z.string(), paid: z.array(minorUnits) });

/**
 * Maximum numbers of rows to read per edition: its newest listings, the newest sales of each listing, and sales in
 * total.
 */
const SAMPLE = { listings: 60, salesOfListing: 25, sales: 250 };

/**
 * Returns, for each edition, the unit prices of delivered purchases in this currency that were ordered at `since` or
 * later. Reads only the newest sales (SAMPLE).
 */
export async function dealsOfEditions(
  database: Queryable,
  editionIds: readonly string[],
  { since, currency }: { since: Date; currency: CurrencyCode },
): Promise<Map<string, number[]>> {
  const rows = await database.rows(
    Deals,
    sql`SELECT edition.id AS "editionId", json_agg(sale.unit_price) AS paid
      FROM unnest(${editionIds}::text[]) AS edition (id)
      CROSS JOIN LATERAL (
        SELECT sold.fulfillment_id, sold.unit_price
        FROM (
          SELECT b.id FROM books b WHERE b.edition_id = edition.id
          ORDER BY b.edition_id, b.id DESC LIMIT ${SAMPLE.listings}) listing
        CROSS JOIN LATERAL (
          SELECT i.fulfillment_id, i.unit_price FROM order_items i WHERE i.book_id = listing.id AND i.type = 'PURCHASE'
          ORDER BY i.book_id, i.id DESC LIMIT ${SAMPLE.salesOfListing}) sold
        LIMIT ${SAMPLE.sales}) sale
      JOIN fulfillments f ON f.id = sale.fulfillment_id AND f.status IN ('DELIVERED', 'RETURNED', 'LOST')
      JOIN orders o ON o.id = f.order_id AND o.currency = ${currency} AND o.created_at >= ${since}
      GROUP BY edition.id`,
  );
  return new Map(rows.map(({ editionId, paid }) => [editionId, paid]));
}
