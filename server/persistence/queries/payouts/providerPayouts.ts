import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { hash, minorUnits } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';

/** A page of rows by ID: up to `max` rows after the ID `after`. */
interface PageById {
  after: string;
  max: number;
}

const PendingRow = z.strictObject({ id: z.string(), sellerId: z.string() });

/** A pending payout, which no provider has yet. */
export type PendingPayoutRow = z.infer<typeof PendingRow>;

/** Returns a page of the pending payouts that staff do not make themselves. */
export function pendingPayoutsById(
  database: Queryable,
  { after, max }: PageById,
): Promise<PendingPayoutRow[]> {
  return database.rows(
    PendingRow,
    sql`SELECT id, seller_id AS "sellerId" FROM payouts
        WHERE status = 'PENDING' AND NOT by_hand AND id > ${after} ORDER BY id ${limit(max)}`,
  );
}

const SentRow = z.strictObject({
  id: z.string(),
  sellerId: z.string(),
  sellerName: z.string(),
  provider: z.string(),
  providerAccount: z.string(),
  providerReference: z.string().nullable(),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
  sealedUpiAddress: hash.nullable(),
  bankAccount: hash.nullable(),
});

/** A payout that was sent to a provider, with the sealed UPI address or bank account of its recipient. */
export type SentPayoutRow = z.infer<typeof SentRow>;

const SENT = sql`
  SELECT p.id, p.seller_id AS "sellerId", u.name AS "sellerName", p.provider, p.provider_account AS "providerAccount",
         p.provider_reference AS "providerReference", p.amount, p.currency, p.sealed_upi_address AS "sealedUpiAddress",
         p.bank_account AS "bankAccount"
  FROM payouts p JOIN users u ON u.id = p.seller_id`;

/** Returns a page of the payouts that were sent to a payout provider and have not ended. */
export function sentPayouts(database: Queryable, { after, max }: PageById): Promise<SentPayoutRow[]> {
  return database.rows(
    SentRow,
    sql`${SENT} WHERE p.status = 'SENT' AND p.transfer_id IS NULL AND p.id > ${after} ORDER BY p.id ${limit(max)}`,
  );
}

/** Returns a payout that a payout provider is making or has made; null for any other payout. */
export async function sentPayoutById(database: Queryable, id: string): Promise<SentPayoutRow | null> {
  const [payout] = await database.rows(
    SentRow,
    sql`${SENT} WHERE p.id = ${id} AND p.provider IS NOT NULL AND p.transfer_id IS NULL AND p.status IN ('SENT', 'PAID')`,
  );
  return payout ?? null;
}

const Held = z.strictObject({ isDisputed: z.boolean(), isSuspended: z.boolean() });

/**
 * Locks the earnings in a payout, so that no dispute about them is opened meanwhile. `isDisputed` is true if a dispute was
 * opened before, `isSuspended` if the seller is suspended.
 */
export async function lockedEarningsOf(
  database: Queryable,
  { id, sellerId }: PendingPayoutRow,
): Promise<z.infer<typeof Held>> {
  const [held] = await database.rows(
    Held,
    sql`WITH locked AS MATERIALIZED (
          SELECT earned_at FROM earnings WHERE payout_id = ${id} ORDER BY id FOR NO KEY UPDATE)
        SELECT coalesce(bool_or(earned_at IS NULL), false) AS "isDisputed",
               (SELECT suspended_at IS NOT NULL FROM users WHERE id = ${sellerId}) AS "isSuspended" FROM locked`,
  );
  return held ?? { isDisputed: false, isSuspended: false };
}

const Used = z.strictObject({ exists: z.boolean() });

/** True if a payout has this bank's reference (case-insensitive). */
export async function isPayoutReferenceUsed(database: Queryable, reference: string): Promise<boolean> {
  const [found] = await database.rows(
    Used,
    sql`SELECT EXISTS (SELECT FROM payouts WHERE lower(reference) = lower(${reference})) AS exists`,
  );
  return found?.exists ?? false;
}

const Changing = z.strictObject({ id: z.string() });

/** Returns those of the ids that belong to payouts which this provider is making or has made. */
export async function payoutsAtProvider(
  database: Queryable,
  provider: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await database.rows(
    Changing,
    sql`SELECT id FROM payouts
        WHERE id = ANY(${ids}::text[]) AND provider = ${provider} AND status IN ('SENT', 'PAID')`,
  );
  return new Set(rows.map(({ id }) => id));
}
