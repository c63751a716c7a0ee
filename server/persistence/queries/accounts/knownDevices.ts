import type { Sql } from '../../sql.js';

/** So many devices of an account are known, those that were used last. */
const MOST_DEVICES = 50;

/** Whether somebody was signed in on this device to the account with this address. */
export async function isKnownDevice(sql: Sql, email: string, tokenHash: Buffer): Promise<boolean> {
  const known = await sql.query(
    `SELECT FROM known_devices d JOIN users u ON u.id = d.user_id
     WHERE lower(u.email) = lower($1) AND u.closed_at IS NULL AND d.token_hash = $2`,
    [email, tokenHash],
  );
  return known.length > 0;
}

/** Notes that somebody is signed in to an account on this device. */
export async function noteDevice(
  sql: Sql,
  device: { userId: string; tokenHash: Buffer; now: Date },
): Promise<void> {
  await sql.query(
    `WITH forgotten AS (
       DELETE FROM known_devices WHERE user_id = $1 AND token_hash IN (
         SELECT token_hash FROM known_devices WHERE user_id = $1 AND token_hash <> $2
         ORDER BY last_used_at DESC OFFSET ${MOST_DEVICES - 1}))
     INSERT INTO known_devices (user_id, token_hash, last_used_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, token_hash) DO UPDATE SET last_used_at = $3`,
    [device.userId, device.tokenHash, device.now],
  );
}

/** Forgets every device of an account. */
export async function forgetDevices(sql: Sql, userId: string): Promise<void> {
  await sql.query('DELETE FROM known_devices WHERE user_id = $1', [userId]);
}
