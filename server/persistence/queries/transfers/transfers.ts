import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { TransferStatus } from '../../../domain/payouts/transfer.js';
import { minorUnits, moment } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';

const TransferRow = z.strictObject({
  id: z.string(),
  fulfillmentId: z.string(),
  attemptId: z.string(),
  earningId: z.string(),
  sellerId: z.string(),
  provider: z.string(),
  account: z.string(),
  status: z.enum(TransferStatus),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
  fee: minorUnits,
  reference: z.string().nullable(),
  withdrawn: z.boolean(),
  askedAt: moment.nullable(),
  /** ID of the payment at the provider. */
  paymentReference: z.string(),
  /** The sum of the reversals of the transfer, made or not, in minor units. */
  reversed: minorUnits,
  /** The sum of the reversals that have not been made yet. */
  toReverse: minorUnits,
  /** The payout that represents the release of the transfer; null until the release begins. */
  payoutId: z.string().nullable(),
});

/** A transfer with its reversals and its release. */
export type StoredTransfer = z.infer<typeof TransferRow>;

const TRANSFERS = sql`
  SELECT t.id, t.fulfillment_id AS "fulfillmentId", t.attempt_id AS "attemptId", t.earning_id AS "earningId",
         t.seller_id AS "sellerId", t.provider, t.account, t.status, t.amount, t.currency, t.fee, t.reference, t.withdrawn,
         t.asked_at AS "askedAt", a.reference AS "paymentReference",
         (SELECT coalesce(sum(r.amount), 0)::bigint FROM transfer_reversals r WHERE r.transfer_id = t.id) AS reversed,
         (SELECT coalesce(sum(r.amount), 0)::bigint FROM transfer_reversals r
          WHERE r.transfer_id = t.id AND r.status <> 'DONE') AS "toReverse",
         (SELECT p.id FROM payouts p WHERE p.transfer_id = t.id) AS "payoutId"
  FROM transfers t JOIN payment_attempts a ON a.id = t.attempt_id`;

/** Transfers that were last requested before these times are requested again. */
export interface AskedBefore {
  /** Limit for requests that were not answered. */
  unanswered: Date;
  /** Limit for requests that were refused. */
  refused: Date;
}

/** Returns a page, ordered by ID, of the transfers to request or to look up at the provider. */
export function transfersToAsk(
  database: Queryable,
  { unanswered, refused }: AskedBefore,
  { after, max }: { after: string; max: number },
): Promise<StoredTransfer[]> {
  return database.rows(
    TransferRow,
    sql`${TRANSFERS} WHERE t.id > ${after} AND (t.status = 'ASKED' AND t.asked_at <= ${unanswered}
          OR t.status = 'PLANNED' AND (t.asked_at IS NULL OR t.asked_at <= ${refused}))
        ORDER BY t.id ${limit(max)}`,
  );
}

/** Locks a transfer, then returns it; null for an unknown ID. */
export async function lockedTransfer(database: Queryable, id: string): Promise<StoredTransfer | null> {
  await database.run(sql`SELECT FROM transfers WHERE id = ${id} FOR NO KEY UPDATE`);
  const [transfer] = await database.rows(TransferRow, sql`${TRANSFERS} WHERE t.id = ${id}`);
  return transfer ?? null;
}

/** Locks the transfers of a fulfillment, then returns the one that has not ended; null if there is none. */
export async function lockedTransferOf(
  database: Queryable,
  fulfillmentId: string,
): Promise<StoredTransfer | null> {
  await database.run(sql`SELECT FROM transfers WHERE fulfillment_id = ${fulfillmentId} FOR NO KEY UPDATE`);
  const [transfer] = await database.rows(
    TransferRow,
    sql`${TRANSFERS} WHERE t.fulfillment_id = ${fulfillmentId} AND t.status IN ('PLANNED', 'ASKED', 'HELD')`,
  );
  return transfer ?? null;
}

/** Returns the transfer with this ID at a provider, if it has not ended; null otherwise. */
export async function transferAtProvider(
  database: Queryable,
  provider: string,
  reference: string,
): Promise<StoredTransfer | null> {
  const [transfer] = await database.rows(
    TransferRow,
    sql`${TRANSFERS} WHERE t.provider = ${provider} AND t.reference = ${reference} AND t.status IN ('ASKED', 'HELD')`,
  );
  return transfer ?? null;
}

/**
 * Returns a page of the held transfers whose release has begun, sorted by ID. Leaves out releases that were refused
 * after `refusedBefore`.
 */
export function transfersToRelease(
  database: Queryable,
  refusedBefore: Date,
  { after, max }: { after: string; max: number },
): Promise<StoredTransfer[]> {
  return database.rows(
    TransferRow,
    sql`${TRANSFERS} JOIN payouts p ON p.transfer_id = t.id AND p.status = 'SENT'
        WHERE t.status = 'HELD' AND t.id > ${after} AND (t.note IS NULL OR t.asked_at <= ${refusedBefore})
        ORDER BY t.id ${limit(max)}`,
  );
}

/** Returns a page of the transfers that a provider holds, in order of ID. */
export function heldTransfers(
  database: Queryable,
  provider: string,
  { after, max }: { after: string; max: number },
): Promise<StoredTransfer[]> {
  return database.rows(
    TransferRow,
    sql`${TRANSFERS} WHERE t.status = 'HELD' AND t.provider = ${provider} AND t.id > ${after}
        ORDER BY t.id ${limit(max)}`,
  );
}

const Found = z.strictObject({ exists: z.boolean() });

/** Locks a payment, so that no refund of it begins meanwhile. Returns true if a refund has already begun. */
export async function hasRefundBegun(database: Queryable, attemptId: string): Promise<boolean> {
  await database.run(sql`SELECT FROM payment_attempts WHERE id = ${attemptId} FOR UPDATE`);
  const [found] = await database.rows(
    Found,
    sql`SELECT EXISTS (SELECT FROM provider_refunds WHERE attempt_id = ${attemptId}) AS exists`,
  );
  return found?.exists ?? false;
}

const Planned = z.strictObject({
  fulfillmentId: z.string(),
  attemptId: z.string(),
  earningId: z.string(),
  sellerId: z.string(),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
  provider: z.string(),
  account: z.string(),
  activeSince: moment,
});

/**
 * Returns the shares of a paid order that can be transferred, because the seller has an active linked account at the
 * provider of the payment. Leaves out shares below `leastAmount`, and fulfillments that already have a transfer.
 */
export function sharesToTransfer(
  database: Queryable,
  orderId: string,
  leastAmount: number,
): Promise<z.infer<typeof Planned>[]> {
  return database.rows(
    Planned,
    sql`SELECT f.id AS "fulfillmentId", p.attempt_id AS "attemptId", e.id AS "earningId", e.seller_id AS "sellerId", e.amount,
               e.currency, l.provider, l.reference AS account, l.active_since AS "activeSince"
        FROM fulfillments f JOIN earnings e ON e.fulfillment_id = f.id
          JOIN payments p ON p.fulfillment_id = f.id AND p.kind = 'PAYMENT' AND p.status = 'CAPTURED'
          JOIN payment_attempts a ON a.id = p.attempt_id
          JOIN linked_accounts l ON l.seller_id = e.seller_id AND l.provider = a.provider AND l.status = 'ACTIVE'
        WHERE f.order_id = ${orderId} AND e.amount >= ${leastAmount} AND e.currency = 'INR'
          AND NOT EXISTS (SELECT FROM transfers t WHERE t.fulfillment_id = f.id)
        ORDER BY e.id`,
  );
}
