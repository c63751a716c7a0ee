import { z } from 'zod';
import type { CurrencyCode } from '../../../domain/money/money.js';
import { minorUnits, moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

const Sums = z.strictObject({
  amount: minorUnits,
  commission: minorUnits,
  taxDeducted: minorUnits,
  taxCollected: minorUnits,
  taxable: minorUnits,
  /** The part of the amount that is for delivery; null if older earnings of the fulfillment do not record it. */
  delivery: minorUnits.nullable(),
  deposit: minorUnits,
});

/** The recorded earnings, taxes and deposit of a fulfillment, in minor units. */
export type RecordedEarnings = z.infer<typeof Sums>;

const NOTHING: RecordedEarnings = {
  amount: 0,
  commission: 0,
  taxDeducted: 0,
  taxCollected: 0,
  taxable: 0,
  delivery: 0,
  deposit: 0,
};

/** Returns the sums of the recorded earnings of a fulfillment, and the deposit that is held for it. */
export async function recordedEarnings(
  database: Queryable,
  fulfillmentId: string,
): Promise<RecordedEarnings> {
  const [sums] = await database.rows(
    Sums,
    sql`SELECT coalesce(sum(amount), 0)::bigint AS amount, coalesce(sum(commission), 0)::bigint AS commission,
               coalesce(sum(tax_deducted), 0)::bigint AS "taxDeducted", coalesce(sum(tax_collected), 0)::bigint AS "taxCollected",
               coalesce(sum(taxable), 0)::bigint AS taxable,
               CASE WHEN count(*) = count(delivery) THEN coalesce(sum(delivery), 0)::bigint END AS delivery,
               (SELECT coalesce(-sum(b.amount), 0)::bigint FROM journal_balances b
                WHERE b.fulfillment_id = ${fulfillmentId} AND b.account = 'DEPOSIT') AS deposit
        FROM earnings WHERE fulfillment_id = ${fulfillmentId}`,
  );
  return sums ?? NOTHING;
}

const Unpaid = z.strictObject({
  id: z.string(),
  amount: minorUnits,
  recordedAt: moment,
  earnedAt: moment.nullable(),
});

/** Returns the changes of a fulfillment's earnings that have not been paid out, including those in unfinished payouts. */
export function unpaidEarnings(
  database: Queryable,
  fulfillmentId: string,
): Promise<z.infer<typeof Unpaid>[]> {
  return database.rows(
    Unpaid,
    sql`SELECT e.id, e.amount, e.created_at AS "recordedAt", e.earned_at AS "earnedAt" FROM earnings e
        WHERE e.fulfillment_id = ${fulfillmentId}
          AND NOT EXISTS (SELECT FROM payouts p WHERE p.id = e.payout_id AND p.status = 'PAID')
        ORDER BY e.id`,
  );
}

/** Sets the time from which a change of earnings belongs to the seller; null as long as it does not. */
export async function setEarnedAt(database: Queryable, id: string, earnedAt: Date | null): Promise<void> {
  await database.run(sql`UPDATE earnings SET earned_at = ${earnedAt} WHERE id = ${id}`);
}

const Sold = z.strictObject({ amount: minorUnits });

/**
 * Returns the sum that buyers paid online for a seller's sales, less refunds, in minor units. Counts earnings that were
 * recorded at `since` or later.
 */
export async function soldSince(
  database: Queryable,
  { sellerId, currency, since }: { sellerId: string; currency: CurrencyCode; since: Date },
): Promise<number> {
  const [sold] = await database.rows(
    Sold,
    sql`SELECT coalesce(sum(amount + commission + tax_deducted + tax_collected), 0)::bigint AS amount FROM earnings
        WHERE seller_id = ${sellerId} AND currency = ${currency} AND fulfillment_id IS NOT NULL AND created_at >= ${since}`,
  );
  return sold?.amount ?? 0;
}
