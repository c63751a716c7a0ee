import { z } from 'zod';
import type { LinkPurpose } from '../../../domain/accounts/linkPurpose.js';
import { sql, type Queryable } from '../../sql.js';

const SpentLink = z.strictObject({ userId: z.string() });

/**
 * Marks a mailed link as used, and returns the id of its account. Returns null if the link is unknown, used or
 * expired, if it has another purpose, or if the account is closed.
 */
export async function spendLink(
  database: Queryable,
  { tokenHash, purpose, now }: { tokenHash: Buffer; purpose: LinkPurpose; now: Date },
): Promise<string | null> {
  const [spent] = await database.rows(
    SpentLink,
    sql`WITH spent AS (
       UPDATE mailed_links SET used_at = ${now}
       WHERE token_hash = ${tokenHash} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > ${now}
       RETURNING user_id)
     SELECT spent.user_id AS "userId" FROM spent JOIN users u ON u.id = spent.user_id AND u.closed_at IS NULL`,
  );
  return spent?.userId ?? null;
}

/** Marks all of an account's unused links for this purpose as used. */
export async function spendLinks(
  database: Queryable,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  await database.run(
    sql`UPDATE mailed_links SET used_at = ${now}
     WHERE user_id = ${userId} AND purpose = ${purpose} AND used_at IS NULL`,
  );
}
