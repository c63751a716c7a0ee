import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { TransferFailureKind } from '../../../domain/payouts/transfer.js';
import { minorUnits, moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const FailedTransfer = z.strictObject({
  id: z.string(),
  kind: z.enum(TransferFailureKind),
  orderId: z.string(),
  sellerId: z.string(),
  provider: z.string(),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
  reason: z.string(),
  since: moment,
  triedAt: moment,
});

/**
 * A failed or refused transfer, a failed reversal, or a refused release. `id` identifies the transfer or reversal. Amounts
 * are in minor units.
 */
export type FailedTransferRow = z.infer<typeof FailedTransfer>;

/**
 * Selects refused transfers that are still to be made, failed transfers, failed reversals, and refused releases. Omits a
 * failed transfer if its earnings are in a payout, or if the seller is owed nothing more for the fulfillment.
 */
const FAILED_TRANSFERS = sql`
  SELECT x.id, x.kind, f.order_id AS "orderId", f.seller_id AS "sellerId", x.provider, x.amount, x.currency, x.reason, x.since,
         x.tried_at AS "triedAt"
  FROM (
    SELECT id, 'REFUSED' AS kind, fulfillment_id, provider, amount, currency, note AS reason, created_at AS since,
           asked_at AS tried_at
    FROM transfers WHERE status IN ('PLANNED', 'ASKED') AND note IS NOT NULL
    UNION ALL
    SELECT t.id, 'FAILED', t.fulfillment_id, t.provider, t.amount, t.currency, t.note, t.ended_at, t.asked_at
    FROM transfers t JOIN earnings e ON e.id = t.earning_id
    WHERE t.status IN ('FAILED', 'DROPPED') AND t.note IS NOT NULL AND e.payout_id IS NULL
      AND (SELECT sum(o.amount) FROM earnings o WHERE o.fulfillment_id = t.fulfillment_id AND o.payout_id IS NULL) > 0
    UNION ALL
    SELECT r.id, 'REVERSAL_FAILED', t.fulfillment_id, t.provider, r.amount, r.currency, r.note, r.created_at, r.asked_at
    FROM transfer_reversals r JOIN transfers t ON t.id = r.transfer_id WHERE r.status = 'FAILED' AND t.status = 'HELD'
    UNION ALL
    SELECT t.id, 'RELEASE_REFUSED', t.fulfillment_id, t.provider, p.amount, t.currency, t.note, p.sent_at, t.asked_at
    FROM transfers t JOIN payouts p ON p.transfer_id = t.id AND p.status = 'SENT'
    WHERE t.status = 'HELD' AND t.note IS NOT NULL
  ) x JOIN fulfillments f ON f.id = x.fulfillment_id
  WHERE true`;

const OLDEST: Keyset = { keys: ['x.since', 'x.id'], descending: false };

/** Returns a page of the transfers, reversals and releases that failed, oldest first (reversed if `backward`). */
export function failedTransfers(database: Queryable, stretch: Stretch): Promise<FailedTransferRow[]> {
  return database.rows(
    FailedTransfer,
    sql`${FAILED_TRANSFERS} AND ${beyond(OLDEST, stretch)} ${inOrder(OLDEST, stretch)}`,
  );
}

/** Counts the transfers, reversals and releases that failed, up to `most`. */
export function countFailedTransfers(database: Queryable, most: number): Promise<number> {
  return countUpTo(database, most, FAILED_TRANSFERS);
}
