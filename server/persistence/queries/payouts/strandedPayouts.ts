import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { minorUnits, moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const StrandedPayout = z.strictObject({
  id: z.string(),
  sellerId: z.string(),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
  provider: z.string(),
  /** The operator's account at the provider. */
  account: z.string(),
  sentAt: moment,
  isRelease: z.boolean(),
});

/** A payout that was sent at a provider which is not configured any more. The amount is in minor units. */
export type StrandedPayoutRow = z.infer<typeof StrandedPayout>;

/** The names of the configured providers; null without one. */
export interface ConfiguredProviders {
  ofPayouts: string | null;
  ofTransfers: string | null;
}

const isStranded = ({ ofPayouts, ofTransfers }: ConfiguredProviders) => sql`
  p.status = 'SENT' AND p.provider IS DISTINCT FROM
    CASE WHEN p.transfer_id IS NULL THEN ${ofPayouts}::text ELSE ${ofTransfers}::text END`;

const OLDEST: Keyset = { keys: ['p.sent_at', 'p.id'], descending: false };

/** Returns a page of the payouts that nobody follows any more, oldest first. */
export function strandedPayouts(
  database: Queryable,
  configured: ConfiguredProviders,
  stretch: Stretch,
): Promise<StrandedPayoutRow[]> {
  return database.rows(
    StrandedPayout,
    sql`SELECT p.id, p.seller_id AS "sellerId", p.amount, p.currency, p.provider, p.provider_account AS account,
               p.sent_at AS "sentAt", p.transfer_id IS NOT NULL AS "isRelease"
        FROM payouts p WHERE ${isStranded(configured)} AND ${beyond(OLDEST, stretch)} ${inOrder(OLDEST, stretch)}`,
  );
}

/** Counts the payouts that nobody follows any more, up to `most`. */
export function countStrandedPayouts(
  database: Queryable,
  configured: ConfiguredProviders,
  most: number,
): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM payouts p WHERE ${isStranded(configured)}`);
}
