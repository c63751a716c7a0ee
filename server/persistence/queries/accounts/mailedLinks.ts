import type { LinkPurpose } from '../../../domain/accounts/linkPurpose.js';
import type { Sql } from '../../sql.js';

/** Spends a mailed link; answers whose it is, or null when it is unknown, used, too old or for something else. */
export async function spendLink(
  sql: Sql,
  link: { tokenHash: Buffer; purpose: LinkPurpose; now: Date },
): Promise<string | null> {
  const [spent] = await sql.query<{ userId: string }>(
    `WITH spent AS (
       UPDATE mailed_links SET used_at = $3
       WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3 RETURNING user_id)
     SELECT spent.user_id AS "userId" FROM spent JOIN users u ON u.id = spent.user_id AND u.closed_at IS NULL`,
    [link.tokenHash, link.purpose, link.now],
  );
  return spent?.userId ?? null;
}

/** Spends all links of an account for a purpose. */
export async function spendLinks(sql: Sql, userId: string, purpose: LinkPurpose, now: Date): Promise<void> {
  await sql.query(
    'UPDATE mailed_links SET used_at = $3 WHERE user_id = $1 AND purpose = $2 AND used_at IS NULL',
    [userId, purpose, now],
  );
}
