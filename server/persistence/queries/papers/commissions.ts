import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { count, minorUnits } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';

const SellerRow = z.strictObject({ sellerId: z.string(), currency: z.enum(CurrencyCode) });

/** A seller, and a currency in which the seller has commissions to invoice. */
export type InvoiceableSeller = z.infer<typeof SellerRow>;

/**
 * Returns up to `max` sellers with commissions that were earned before `earnedBefore` and are on no paper yet, sorted by
 * id, beginning after the id `after`. Leaves out sellers who already have a paper in that currency for this month.
 */
export function invoiceableSellers(
  database: Queryable,
  { period, earnedBefore, after, max }: { period: string; earnedBefore: Date; after: string; max: number },
): Promise<InvoiceableSeller[]> {
  return database.rows(
    SellerRow,
    sql`SELECT e.seller_id AS "sellerId", e.currency FROM earnings e
        WHERE e.commission_paper_id IS NULL AND e.commission <> 0 AND e.earned_at < ${earnedBefore}
          AND e.seller_id > ${after}
          AND NOT EXISTS (SELECT FROM papers p WHERE p.recipient_id = e.seller_id AND p.issuer_id IS NULL
            AND p.currency = e.currency AND p.period = ${period})
        GROUP BY e.seller_id, e.currency HAVING sum(e.commission) <> 0
        ORDER BY e.seller_id, e.currency ${limit(max)}`,
  );
}

const CommissionRow = z.strictObject({ id: z.string(), fulfillmentId: z.string(), commission: minorUnits });

/**
 * Locks and returns a seller's earnings in one currency whose commissions were earned before `earnedBefore` and are on no
 * paper yet.
 */
export function lockedCommissions(
  database: Queryable,
  { sellerId, currency }: InvoiceableSeller,
  earnedBefore: Date,
): Promise<z.infer<typeof CommissionRow>[]> {
  return database.rows(
    CommissionRow,
    sql`SELECT id, fulfillment_id AS "fulfillmentId", commission FROM earnings
        WHERE seller_id = ${sellerId} AND currency = ${currency} AND commission_paper_id IS NULL AND commission <> 0
          AND earned_at < ${earnedBefore}
        ORDER BY id FOR NO KEY UPDATE`,
  );
}

/** Records that a paper charges the commissions of these earnings. */
export async function invoiceCommissions(
  database: Queryable,
  paperId: string,
  ids: readonly string[],
): Promise<void> {
  await database.run(
    sql`UPDATE earnings SET commission_paper_id = ${paperId} WHERE id = ANY(${ids}::text[])`,
  );
}

const CorrectedRow = z.strictObject({ financialYear: count, number: count, issuedOn: z.string() });

/** Returns the invoices about commissions on these fulfillments, oldest first, for a credit note that corrects them. */
export function invoicesOfCommissions(
  database: Queryable,
  fulfillmentIds: readonly string[],
): Promise<z.infer<typeof CorrectedRow>[]> {
  return database.rows(
    CorrectedRow,
    sql`SELECT p.financial_year AS "financialYear", p.number,
               to_char(p.issued_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS "issuedOn"
        FROM papers p WHERE p.kind = 'COMMISSION_INVOICE' AND p.id IN (SELECT e.commission_paper_id FROM earnings e
          WHERE e.fulfillment_id = ANY(${fulfillmentIds}::text[]))
        ORDER BY p.issued_at, p.id`,
  );
}
