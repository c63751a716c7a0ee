import { z } from 'zod';
import { AccountProofState } from '../../../domain/payouts/accountProof.js';
import { moment } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';
import { IS_TRANSFERRED } from './earnings.js';

/** A page of sellers by ID: up to `max` sellers after the ID `after`. */
interface PageById {
  after: string;
  max: number;
}

const SellerId = z.strictObject({ id: z.string() });

/**
 * Returns a page of the sellers whose payout account must be proved: they are owed money that no transfer pays, and the account
 * has no proof, or its proof was requested before `askedBefore` and not answered. Excludes closed and suspended sellers.
 */
export function sellersToProve(
  database: Queryable,
  { after, max, askedBefore }: PageById & { askedBefore: Date },
): Promise<z.infer<typeof SellerId>[]> {
  return database.rows(
    SellerId,
    sql`SELECT u.id FROM users u LEFT JOIN account_proofs p ON p.seller_id = u.id
        WHERE u.id > ${after} AND u.closed_at IS NULL AND u.suspended_at IS NULL
          AND (p.seller_id IS NULL OR p.changed_at IS DISTINCT FROM u.payout_changed_at
            OR p.state = 'UNDER_WAY' AND p.reference IS NULL AND p.asked_at < ${askedBefore})
          AND (EXISTS (SELECT FROM earnings e WHERE e.seller_id = u.id AND e.payout_id IS NULL AND e.amount > 0
              AND e.repayment_id IS NULL AND NOT ${IS_TRANSFERRED})
            OR EXISTS (SELECT FROM payouts w WHERE w.seller_id = u.id AND w.status = 'PENDING'))
        ORDER BY u.id ${limit(max)}`,
  );
}

/** Returns a page of the sellers whose proofs are under way at a provider. */
export function sellersBeingProved(
  database: Queryable,
  { after, max }: PageById,
): Promise<z.infer<typeof SellerId>[]> {
  return database.rows(
    SellerId,
    sql`SELECT seller_id AS id FROM account_proofs
        WHERE state = 'UNDER_WAY' AND reference IS NOT NULL AND seller_id > ${after} ORDER BY seller_id ${limit(max)}`,
  );
}

const ProofRow = z.strictObject({
  sellerId: z.string(),
  changedAt: moment.nullable(),
  provider: z.string(),
  reference: z.string().nullable(),
  state: z.enum(AccountProofState),
  note: z.string().nullable(),
  askedAt: moment,
});

/**
 * A stored proof of a seller's payout account. `changedAt` is the time of the last change of the account before the proof.
 */
export type StoredProof = z.infer<typeof ProofRow>;

/** Returns the proof of a seller's payout account, current or not; null if there is none. */
export async function proofOf(database: Queryable, sellerId: string): Promise<StoredProof | null> {
  const [proof] = await database.rows(
    ProofRow,
    sql`SELECT seller_id AS "sellerId", changed_at AS "changedAt", provider, reference, state, note, asked_at AS "askedAt"
        FROM account_proofs WHERE seller_id = ${sellerId}`,
  );
  return proof ?? null;
}
