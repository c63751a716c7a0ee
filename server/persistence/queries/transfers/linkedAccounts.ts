import { z } from 'zod';
import { LinkedAccountStatus } from '../../../domain/payouts/linkedAccount.js';
import { moment } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';

const AccountRow = z.strictObject({
  sellerId: z.string(),
  provider: z.string(),
  reference: z.string().nullable(),
  productReference: z.string().nullable(),
  status: z.enum(LinkedAccountStatus),
  note: z.string().nullable(),
  bankAccountEnd: z.string(),
  submittedAt: moment,
  activeSince: moment.nullable(),
});

/** A seller's linked account at the payment provider, as stored. */
export type StoredLinkedAccount = z.infer<typeof AccountRow>;

const ACCOUNTS = sql`
  SELECT seller_id AS "sellerId", provider, reference, product_reference AS "productReference", status, note,
         bank_account_end AS "bankAccountEnd", submitted_at AS "submittedAt", active_since AS "activeSince"
  FROM linked_accounts`;

/** Returns the linked account of a seller; null if there is none. */
export async function linkedAccountOf(
  database: Queryable,
  sellerId: string,
): Promise<StoredLinkedAccount | null> {
  const [account] = await database.rows(AccountRow, sql`${ACCOUNTS} WHERE seller_id = ${sellerId}`);
  return account ?? null;
}

const Candidate = z.strictObject({ id: z.string() });

/**
 * Returns a page of the sellers whose bank account must be submitted to the provider, sorted by ID. They have stated all
 * required facts, and the account is new, has changed, or was submitted without an answer.
 */
export function sellersToLink(
  database: Queryable,
  { after, max }: { after: string; max: number },
): Promise<{ id: string }[]> {
  return database.rows(
    Candidate,
    sql`SELECT u.id FROM users u JOIN payout_accounts p ON p.user_id = u.id
          LEFT JOIN linked_accounts l ON l.seller_id = u.id
        WHERE u.id > ${after} AND u.closed_at IS NULL AND u.suspended_at IS NULL AND u.email_verified_at IS NOT NULL
          AND p.method = 'BANK_ACCOUNT' AND num_nonnulls(p.bank_account_end, p.pan_end) = 2
          AND EXISTS (SELECT FROM addresses a WHERE a.user_id = u.id AND a.is_default)
          AND (l.seller_id IS NULL OR l.status = 'REQUESTED' OR u.payout_changed_at > l.submitted_at)
        ORDER BY u.id ${limit(max)}`,
  );
}

/** Returns a page of the sellers whose linked account the provider is reviewing or has refused, sorted by ID. */
export function sellersUnderReview(
  database: Queryable,
  { after, max }: { after: string; max: number },
): Promise<{ id: string }[]> {
  return database.rows(
    Candidate,
    sql`SELECT seller_id AS id FROM linked_accounts
        WHERE status IN ('UNDER_REVIEW', 'REFUSED') AND num_nonnulls(reference, product_reference) = 2
          AND seller_id > ${after} ORDER BY seller_id ${limit(max)}`,
  );
}

const Contact = z.strictObject({
  name: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  phone: z.string().nullable(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipcode: z.string().nullable(),
});

/**
 * Returns the facts about a seller that a linked account needs, including the seller's default address; null for an unknown
 * seller.
 */
export async function contactOfSeller(
  database: Queryable,
  sellerId: string,
): Promise<z.infer<typeof Contact> | null> {
  const [contact] = await database.rows(
    Contact,
    sql`SELECT u.name, u.email, u.email_verified_at IS NOT NULL AS "isEmailVerified", a.phone, a.street, a.city, a.state, a.zipcode
        FROM users u LEFT JOIN addresses a ON a.user_id = u.id AND a.is_default WHERE u.id = ${sellerId}`,
  );
  return contact ?? null;
}
