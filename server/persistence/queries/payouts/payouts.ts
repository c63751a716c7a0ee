import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { PayoutStatus, type EndedPayoutStatus } from '../../../domain/payouts/payout.js';
import { PayoutRestriction } from '../../../domain/payouts/payoutAccount.js';
import { ProviderPayoutState } from '../../../domain/payouts/providerPayout.js';
import { hash, minorUnits, moment } from '../../shapes.js';
import { literal, sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, orderBy, type Keyset, type Stretch } from '../statements/keyset.js';

const PayoutRow = z.strictObject({
  id: z.string(),
  sellerId: z.string(),
  status: z.enum(PayoutStatus),
  amount: minorUnits,
  disputed: minorUnits,
  /** The part of the amount that comes from the seller's repayments of debts. */
  repaid: minorUnits,
  currency: z.enum(CurrencyCode),
  sealedUpiAddress: hash.nullable(),
  upiAddressShown: z.string().nullable(),
  bankAccountEnd: z.string().nullable(),
  reference: z.string().nullable(),
  failure: z.string().nullable(),
  provider: z.string().nullable(),
  providerReference: z.string().nullable(),
  providerState: z.enum(ProviderPayoutState).nullable(),
  providerNote: z.string().nullable(),
  fee: minorUnits.nullable(),
  sentAt: moment.nullable(),
  transferId: z.string().nullable(),
  byHand: z.boolean(),
  /** The decision of staff that stops payouts to the seller at present; null if there is none. */
  restriction: z.enum(PayoutRestriction).nullable(),
  createdAt: moment,
  settledAt: moment.nullable(),
});

/** A stored payout. Amounts are in minor units. */
export type StoredPayout = z.infer<typeof PayoutRow>;

/**
 * Selects the part of a pending payout `p` that is no longer earned, because a dispute was opened; 0 if the payout is not
 * pending.
 */
const DISPUTED = sql`
  CASE WHEN p.status = 'PENDING' THEN (
    SELECT coalesce(sum(e.amount), 0)::bigint FROM earnings e WHERE e.payout_id = p.id AND e.earned_at IS NULL
  ) ELSE 0 END`;

const PAYOUTS = sql`
  SELECT p.id, p.seller_id AS "sellerId", p.status, p.amount, p.currency, p.sealed_upi_address AS "sealedUpiAddress", p.upi_address_shown AS "upiAddressShown",
         p.bank_account_end AS "bankAccountEnd", p.reference,
         p.failure, p.provider, p.provider_reference AS "providerReference", p.provider_state AS "providerState",
         p.provider_note AS "providerNote", p.fee, p.sent_at AS "sentAt", p.transfer_id AS "transferId", p.by_hand AS "byHand",
         (SELECT a.restriction FROM payout_accounts a WHERE a.user_id = p.seller_id) AS restriction, p.created_at AS "createdAt", p.settled_at AS "settledAt",
         ${DISPUTED} AS disputed,
         (SELECT coalesce(sum(e.amount), 0)::bigint FROM earnings e WHERE e.payout_id = p.id AND e.fulfillment_id IS NULL) AS repaid
  FROM payouts p`;

const NEWEST: Keyset = { keys: ['p.created_at', 'p.id'], descending: true };
const OLDEST: Keyset = { keys: ['p.created_at', 'p.id'], descending: false };

/** Returns a page of the payouts to a seller, newest first. */
export function payoutsToSeller(
  database: Queryable,
  sellerId: string,
  stretch: Stretch,
): Promise<StoredPayout[]> {
  return database.rows(
    PayoutRow,
    sql`${PAYOUTS} WHERE p.seller_id = ${sellerId} AND ${beyond(NEWEST, stretch)} ${inOrder(NEWEST, stretch)}`,
  );
}

/** Counts the payouts to a seller, up to `most`. */
export function countPayoutsToSeller(database: Queryable, sellerId: string, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM payouts WHERE seller_id = ${sellerId}`);
}

/** Returns a page of the unfinished payouts to all sellers, oldest first. */
export function openPayouts(database: Queryable, stretch: Stretch): Promise<StoredPayout[]> {
  return database.rows(
    PayoutRow,
    sql`${PAYOUTS} WHERE p.status IN ('PENDING', 'SENT') AND ${beyond(OLDEST, stretch)} ${inOrder(OLDEST, stretch)}`,
  );
}

/** Counts the unfinished payouts, up to `most`. */
export function countOpenPayouts(database: Queryable, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM payouts WHERE status IN ('PENDING', 'SENT')`);
}

const LAST_ENDED: Keyset = { keys: ['p.settled_at', 'p.id'], descending: true };

/** Returns a page of the payouts to all sellers that ended with this status, latest first. */
export function endedPayouts(
  database: Queryable,
  status: EndedPayoutStatus,
  stretch: Stretch,
): Promise<StoredPayout[]> {
  return database.rows(
    PayoutRow,
    sql`${PAYOUTS} WHERE ${hasEnded(status, 'p.')} AND ${beyond(LAST_ENDED, stretch)} ${inOrder(LAST_ENDED, stretch)}`,
  );
}

/** Counts the payouts to all sellers that ended with this status, up to `most`. */
export function countEndedPayouts(
  database: Queryable,
  status: EndedPayoutStatus,
  most: number,
): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM payouts WHERE ${hasEnded(status)}`);
}

/**
 * Returns the condition that a payout has this status. The status is a literal, so that PostgreSQL can use the partial
 * index for it.
 */
const hasEnded = (status: EndedPayoutStatus, of: 'p.' | '' = '') =>
  sql`${literal(of)}status = '${literal(status)}'`;

/** Returns a payout; null for an unknown id. */
export async function payoutById(database: Queryable, id: string): Promise<StoredPayout | null> {
  const [payout] = await database.rows(PayoutRow, sql`${PAYOUTS} WHERE p.id = ${id}`);
  return payout ?? null;
}

/** Locks and returns a payout; null for an unknown id. */
export async function lockedPayout(database: Queryable, id: string): Promise<StoredPayout | null> {
  const [payout] = await database.rows(PayoutRow, sql`${PAYOUTS} WHERE p.id = ${id} FOR NO KEY UPDATE`);
  return payout ?? null;
}

const LineRow = z.strictObject({
  orderId: z.string(),
  fulfillmentId: z.string(),
  amount: minorUnits,
  commission: minorUnits,
  taxDeducted: minorUnits,
  taxCollected: minorUnits,
});

/** The part of a payout that comes from one fulfillment, in minor units; below zero if it takes back an earlier part. */
export type PayoutLineRow = z.infer<typeof LineRow>;

const BY_FULFILLMENT: Keyset = { keys: ['e.fulfillment_id'], descending: false };

/** Returns a page of the parts of a payout, one per fulfillment. */
export function linesOfPayout(
  database: Queryable,
  payoutId: string,
  stretch: Stretch,
): Promise<PayoutLineRow[]> {
  return database.rows(
    LineRow,
    sql`SELECT f.order_id AS "orderId", e.fulfillment_id AS "fulfillmentId", e.amount, e.commission,
               e.deducted AS "taxDeducted", e.collected AS "taxCollected"
        FROM (
          SELECT e.fulfillment_id, sum(e.amount)::bigint AS amount, sum(e.commission)::bigint AS commission,
                 sum(e.tax_deducted)::bigint AS deducted, sum(e.tax_collected)::bigint AS collected
          FROM earnings e WHERE e.payout_id = ${payoutId} AND e.fulfillment_id IS NOT NULL AND ${beyond(BY_FULFILLMENT, stretch)}
          GROUP BY e.fulfillment_id ${inOrder(BY_FULFILLMENT, stretch)}) e
        JOIN fulfillments f ON f.id = e.fulfillment_id ORDER BY ${orderBy(BY_FULFILLMENT, stretch.backward)}`,
  );
}

/** Counts the parts of a payout, up to `most`. */
export function countLinesOfPayout(database: Queryable, payoutId: string, most: number): Promise<number> {
  return countUpTo(
    database,
    most,
    sql`SELECT FROM earnings WHERE payout_id = ${payoutId} AND fulfillment_id IS NOT NULL GROUP BY fulfillment_id`,
  );
}
