import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { StrandedKind } from '../../../domain/payouts/payout.js';
import { minorUnits, moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const StrandedPayout = z.strictObject({
  id: z.string(),
  kind: z.enum(StrandedKind),
  /** The account of the recipient: the seller, or the buyer for a refund. */
  recipientId: z.string(),
  /** The order of the refund; null for a payout or a release. */
  orderId: z.string().nullable(),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
  provider: z.string(),
  /** The operator's account at the provider. */
  account: z.string(),
  sentAt: moment,
});

/**
 * A payout, refund by payout or release of a transfer that was sent to a provider that is no longer configured. The amount is
 * in minor units.
 */
export type StrandedPayoutRow = z.infer<typeof StrandedPayout>;

/** The names of the configured providers; null if none is configured. */
export interface ConfiguredProviders {
  ofPayouts: string | null;
  ofTransfers: string | null;
}

/**
 * Selects the payouts for which `isStranded` of the domain is true, the refunds for which `isStrandedRefund` is true, and the
 * releases whose provider is not configured.
 */
const stranded = ({ ofPayouts, ofTransfers }: ConfiguredProviders) => sql`
  SELECT p.id, CASE WHEN p.transfer_id IS NULL THEN 'PAYOUT' ELSE 'RELEASE' END AS kind, p.seller_id AS "recipientId",
         NULL AS "orderId", p.amount, p.currency, p.provider, p.provider_account AS account, p.sent_at AS "sentAt"
  FROM payouts p
  WHERE p.status = 'SENT' AND p.provider IS DISTINCT FROM
    CASE WHEN p.transfer_id IS NULL THEN ${ofPayouts}::text ELSE ${ofTransfers}::text END
  UNION ALL
  SELECT r.id, 'REFUND', o.buyer_id, o.id, r.amount, r.currency, s.provider, s.provider_account, s.sent_at
  FROM provider_refunds r JOIN refund_payouts s ON s.refund_id = r.id JOIN payment_attempts a ON a.id = r.attempt_id
    JOIN payment_intents i ON i.id = a.intent_id JOIN orders o ON o.id = i.order_id
  WHERE r.by_payout AND r.status = 'PENDING' AND s.provider IS DISTINCT FROM ${ofPayouts}::text`;

const OLDEST: Keyset = { keys: ['p."sentAt"', 'p.id'], descending: false };

/** Returns a page of the stranded payouts, refunds and releases, oldest first. */
export function strandedPayouts(
  database: Queryable,
  configured: ConfiguredProviders,
  stretch: Stretch,
): Promise<StrandedPayoutRow[]> {
  return database.rows(
    StrandedPayout,
    sql`SELECT p.* FROM (${stranded(configured)}) p WHERE ${beyond(OLDEST, stretch)} ${inOrder(OLDEST, stretch)}`,
  );
}

/** Counts the stranded payouts, refunds and releases, up to `most`. */
export function countStrandedPayouts(
  database: Queryable,
  configured: ConfiguredProviders,
  most: number,
): Promise<number> {
  return countUpTo(database, most, stranded(configured));
}
