import { z } from 'zod';
import {
  MOVED_STATES,
  TransferState,
  type DifferenceSubject,
} from '../../../domain/payments/reconciliation.js';
import { minorUnits, moment } from '../../shapes.js';
import { limit, sql, type Piece, type Queryable } from '../../sql.js';

const TransferRow = z.strictObject({
  id: z.string(),
  reference: z.string(),
  paymentReference: z.string(),
  status: z.enum(TransferState),
  amount: minorUnits,
  currency: z.string(),
  fee: minorUnits.nullable(),
  reversed: minorUnits.nullable(),
  occurredAt: moment,
});

/**
 * A movement at a provider: a payment, a refund, a payout, a blocked deposit or a transfer to a seller. Amounts are in minor
 * units. `paymentReference` identifies the payment of a refund, or the page of a block. `reversed` is null except for
 * transfers. `fee` is null for payouts and blocks.
 */
export type TransferRow = z.infer<typeof TransferRow>;

/**
 * For each subject, a statement that selects its movements that satisfy a condition. It omits refunds that the provider does
 * not know, because staff paid them in another way or a bank made them through a chargeback. Refunds by payout count as
 * payouts.
 */
const TRANSFERS: Record<DifferenceSubject, (rest: Piece) => Piece> = {
  PAYMENT: (rest) => sql`
    SELECT t.id, t.reference, t.reference AS "paymentReference", t.status, t.amount, t.currency, t.fee, NULL::bigint AS reversed,
           t.created_at AS "occurredAt"
    FROM payment_attempts t WHERE ${rest}`,
  REFUND: (rest) => sql`
    SELECT t.id, t.reference, a.reference AS "paymentReference", t.status, t.amount, t.currency, t.fee, NULL::bigint AS reversed,
           t.created_at AS "occurredAt"
    FROM provider_refunds t JOIN payment_attempts a ON a.id = t.attempt_id
    WHERE t.reference IS NOT NULL AND t.settled_by IS NULL AND t.chargeback_id IS NULL AND NOT t.by_payout AND ${rest}`,
  PAYOUT: (rest) => sql`
    SELECT t.id, t.reference, t.reference AS "paymentReference", t.status, t.amount, t.currency, NULL::bigint AS fee,
           NULL::bigint AS reversed, t.created_at AS "occurredAt"
    FROM (
      SELECT p.id, p.provider, p.provider_reference AS reference, p.amount, p.currency, p.sent_at AS created_at,
             CASE p.status WHEN 'PAID' THEN 'DONE' WHEN 'FAILED' THEN 'FAILED' ELSE 'PENDING' END AS status
      FROM payouts p WHERE p.provider_reference IS NOT NULL
      UNION ALL SELECT r.id, s.provider, s.reference, r.amount, r.currency, s.sent_at, r.status
      FROM refund_payouts s JOIN provider_refunds r ON r.id = s.refund_id WHERE s.reference IS NOT NULL) t WHERE ${rest}`,
  BLOCK: (rest) => sql`
    SELECT t.id, t.reference, t."paymentReference", t.status, t.amount, t.currency, NULL::bigint AS fee,
           NULL::bigint AS reversed, t.created_at AS "occurredAt"
    FROM (
      SELECT b.id, b.provider, b.reference, i.page_reference AS "paymentReference", b.amount, b.currency, b.created_at,
             CASE WHEN b.status IN ('ACTIVE', 'RELEASING') THEN 'DONE' ELSE 'FAILED' END AS status
      FROM deposit_blocks b JOIN payment_intents i ON i.id = b.intent_id) t WHERE ${rest}`,
  TRANSFER: (rest) => sql`
    SELECT t.id, t.reference, t.reference AS "paymentReference", t.status, t.amount, t.currency, t.fee,
           (SELECT coalesce(sum(r.amount), 0)::bigint FROM transfer_reversals r
            WHERE r.transfer_id = t.id AND r.status = 'DONE') AS reversed, t.created_at AS "occurredAt"
    FROM (
      SELECT s.id, s.provider, s.reference, s.amount, s.currency, s.fee, s.created_at, s.ended_at,
             CASE WHEN s.status IN ('HELD', 'RELEASED', 'REVERSED', 'FAILED') THEN s.status ELSE 'PENDING' END AS status
      FROM transfers s WHERE s.reference IS NOT NULL) t WHERE ${rest}`,
};

const PROVIDER: Record<DifferenceSubject, Piece> = {
  PAYMENT: sql`t.provider`,
  REFUND: sql`a.provider`,
  PAYOUT: sql`t.provider`,
  BLOCK: sql`t.provider`,
  TRANSFER: sql`t.provider`,
};

/**
 * Returns the condition that a movement was created at `from` or later. For a transfer, the condition is that it did
 * not end before `from`, however old it is.
 */
const isSince = (subject: DifferenceSubject, from: Date): Piece =>
  subject === 'TRANSFER' ? sql`(t.ended_at IS NULL OR t.ended_at >= ${from})` : sql`t.created_at >= ${from}`;

/**
 * Returns the movements with these references at a provider. OFFSET makes PostgreSQL look up each reference in the index, even
 * if its statistics are outdated.
 */
export function transfersByReferences(
  database: Queryable,
  subject: DifferenceSubject,
  provider: string,
  references: readonly string[],
): Promise<TransferRow[]> {
  const isWanted = sql`${PROVIDER[subject]} = ${provider} AND t.reference = wanted.reference OFFSET 0`;
  return database.rows(
    TransferRow,
    sql`SELECT found.* FROM unnest(${references}::text[]) AS wanted (reference)
          CROSS JOIN LATERAL (${TRANSFERS[subject](isWanted)}) found`,
  );
}

/**
 * Returns up to `max` movements of a period that moved money, oldest first. Begins after the row `after`, or with the
 * oldest if `after` is null.
 */
export function movedTransfers(
  database: Queryable,
  subject: DifferenceSubject,
  { provider, from, to, after, max }: MovedPage,
): Promise<TransferRow[]> {
  const beyond = after ? sql`(t.created_at, t.id) > (${after.occurredAt}, ${after.id})` : sql`true`;
  const isWanted = sql`${PROVIDER[subject]} = ${provider} AND t.status = ANY(${MOVED_STATES}::text[]) AND t.created_at < ${to}
    AND ${isSince(subject, from)} AND ${beyond} ORDER BY t.created_at, t.id ${limit(max)}`;
  return database.rows(TransferRow, TRANSFERS[subject](isWanted));
}

interface MovedPage {
  provider: string;
  from: Date;
  to: Date;
  after: Pick<TransferRow, 'id' | 'occurredAt'> | null;
  max: number;
}
