import { z } from 'zod';
import { AccountProofState } from '../../../domain/payouts/accountProof.js';
import { PayoutMethod, PayoutRestriction } from '../../../domain/payouts/payoutAccount.js';
import { hash, moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const PayoutAccountRow = z.strictObject({
  userId: z.string(),
  method: z.enum(PayoutMethod),
  /** The sealed tax and bank account numbers; null if the seller has given none. */
  secrets: hash.nullable(),
  panEnd: z.string().nullable(),
  gstinEnd: z.string().nullable(),
  bankAccountEnd: z.string().nullable(),
  sealedUpiAddress: hash.nullable(),
  upiAddressShown: z.string().nullable(),
  restriction: z.enum(PayoutRestriction).nullable(),
  restrictionReason: z.string().nullable(),
  restrictedAt: moment.nullable(),
  /** The time when the seller last changed the payout account; null if never. */
  changedAt: moment.nullable(),
  /** The state of the proof that was requested after the last change; null if there is none yet. */
  proof: z.enum(AccountProofState).nullable(),
});

/** A stored payout account. Each account has one, which is empty at first. */
export type StoredPayoutAccount = z.infer<typeof PayoutAccountRow>;

const ACCOUNTS = sql`
  SELECT u.id AS "userId", coalesce(a.method, 'UPI') AS method, a.secrets, a.pan_end AS "panEnd",
         a.gstin_end AS "gstinEnd", a.bank_account_end AS "bankAccountEnd", u.sealed_upi_address AS "sealedUpiAddress",
         u.upi_address_shown AS "upiAddressShown",
         a.restriction, a.restriction_reason AS "restrictionReason", a.restricted_at AS "restrictedAt",
         u.payout_changed_at AS "changedAt", p.state AS proof
  FROM users u LEFT JOIN payout_accounts a ON a.user_id = u.id
    LEFT JOIN account_proofs p ON p.seller_id = u.id AND p.changed_at IS NOT DISTINCT FROM u.payout_changed_at`;

/** Returns the payout accounts of these accounts, in any order. Closed accounts have none. */
export function payoutAccountsOf(
  database: Queryable,
  userIds: readonly string[],
): Promise<StoredPayoutAccount[]> {
  return database.rows(
    PayoutAccountRow,
    sql`${ACCOUNTS} WHERE u.id = ANY(${userIds}::text[]) AND u.closed_at IS NULL`,
  );
}

/** Returns the payout account of an account; null for an unknown id and for closed accounts. */
export async function payoutAccountOf(
  database: Queryable,
  userId: string,
): Promise<StoredPayoutAccount | null> {
  const [account] = await payoutAccountsOf(database, [userId]);
  return account ?? null;
}

/**
 * Locks and returns the payout account of an account; null for an unknown id or a closed account. Locks the account's own
 * row, because the payout account may not be stored yet. With `forChange`, the lock is exclusive.
 */
export async function lockedPayoutAccount(
  database: Queryable,
  userId: string,
  { forChange }: { forChange: boolean },
): Promise<StoredPayoutAccount | null> {
  const strength = forChange ? sql`FOR NO KEY UPDATE` : sql`FOR SHARE`;
  await database.run(sql`SELECT FROM users WHERE id = ${userId} ${strength}`);
  return payoutAccountOf(database, userId);
}

/** The part of a payout account that its owner changes. */
export type OwnPart = Pick<
  StoredPayoutAccount,
  | 'userId'
  | 'method'
  | 'secrets'
  | 'panEnd'
  | 'gstinEnd'
  | 'bankAccountEnd'
  | 'sealedUpiAddress'
  | 'upiAddressShown'
>;

/** Stores the part of a payout account that its owner changes, and the time of the change. */
export async function savePayoutAccount(
  database: Queryable,
  { userId, method, secrets, panEnd, gstinEnd, bankAccountEnd, sealedUpiAddress, upiAddressShown }: OwnPart,
  now: Date,
): Promise<void> {
  await database.run(
    sql`INSERT INTO payout_accounts (user_id, method, secrets, pan_end, gstin_end, bank_account_end)
        VALUES (${userId}, ${method}, ${secrets}, ${panEnd}, ${gstinEnd}, ${bankAccountEnd})
        ON CONFLICT (user_id) DO UPDATE SET method = excluded.method, secrets = excluded.secrets,
          pan_end = excluded.pan_end, gstin_end = excluded.gstin_end, bank_account_end = excluded.bank_account_end`,
  );
  await database.run(
    sql`UPDATE users SET sealed_upi_address = ${sealedUpiAddress}, upi_address_shown = ${upiAddressShown},
          payout_changed_at = ${now} WHERE id = ${userId}`,
  );
}

/** Stores the decision of staff about a payout account; null lets payouts resume. */
export async function saveRestriction(
  database: Queryable,
  userId: string,
  decision: { restriction: PayoutRestriction; reason: string; now: Date } | null,
): Promise<void> {
  await database.run(
    sql`INSERT INTO payout_accounts (user_id, method, restriction, restriction_reason, restricted_at)
        VALUES (${userId}, 'UPI', ${decision?.restriction ?? null}, ${decision?.reason ?? null}, ${decision?.now ?? null})
        ON CONFLICT (user_id) DO UPDATE SET restriction = excluded.restriction,
          restriction_reason = excluded.restriction_reason, restricted_at = excluded.restricted_at`,
  );
}

const FIRST_RESTRICTED: Keyset = { keys: ['a.restricted_at', 'a.user_id'], descending: false };

/** Returns a page of the payout accounts that staff have restricted or rejected, earliest decision first. */
export function restrictedAccounts(database: Queryable, stretch: Stretch): Promise<StoredPayoutAccount[]> {
  return database.rows(
    PayoutAccountRow,
    sql`${ACCOUNTS} WHERE a.restriction IS NOT NULL AND ${beyond(FIRST_RESTRICTED, stretch)} ${inOrder(FIRST_RESTRICTED, stretch)}`,
  );
}

/** Counts the payout accounts that staff have restricted or rejected, up to `most`. */
export function countRestrictedAccounts(database: Queryable, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM payout_accounts WHERE restriction IS NOT NULL`);
}

const Sealed = z.strictObject({ sealed: hash.nullable() });

/** Returns the sealed bank account of a payout; null if the payout is not to a bank account, or has ended. */
export async function sealedBankAccountOf(database: Queryable, payoutId: string): Promise<Buffer | null> {
  const [payout] = await database.rows(
    Sealed,
    sql`SELECT bank_account AS sealed FROM payouts WHERE id = ${payoutId}`,
  );
  return payout?.sealed ?? null;
}
