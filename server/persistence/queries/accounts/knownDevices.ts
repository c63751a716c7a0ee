import { z } from 'zod';
import { literal, sql, type Queryable } from '../../sql.js';

/** Maximum number of stored devices per account. Beyond it, the least recently used devices are deleted. */
const MOST_DEVICES = 50;

/** The shape of a row without columns, for a statement whose rows are only counted. */
const KnownDevice = z.strictObject({});

/** True if the open account with this email address has been used on this device before. */
export async function isKnownDevice(database: Queryable, email: string, tokenHash: Buffer): Promise<boolean> {
  const known = await database.rows(
    KnownDevice,
    sql`SELECT FROM known_devices d JOIN users u ON u.id = d.user_id
     WHERE lower(u.email) = lower(${email}) AND u.closed_at IS NULL AND d.token_hash = ${tokenHash}`,
  );
  return known.length > 0;
}

const Noted = z.strictObject({ isNew: z.boolean() });

/** Records that an account is used on a device. Returns true if the account was never used on this device before. */
export async function noteDevice(
  database: Queryable,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
): Promise<boolean> {
  // PostgreSQL's column xmax is 0 only for an inserted row, so it distinguishes an insertion from an update.
  const [noted] = await database.rows(
    Noted,
    sql`WITH forgotten AS (
       DELETE FROM known_devices WHERE user_id = ${userId} AND token_hash IN (
         SELECT token_hash FROM known_devices WHERE user_id = ${userId} AND token_hash <> ${tokenHash}
         ORDER BY last_used_at DESC OFFSET ${literal(String(MOST_DEVICES - 1))}))
     INSERT INTO known_devices (user_id, token_hash, last_used_at) VALUES (${userId}, ${tokenHash}, ${now})
     ON CONFLICT (user_id, token_hash) DO UPDATE SET last_used_at = ${now}
     RETURNING xmax = 0 AS "isNew"`,
  );
  return noted?.isNew ?? false;
}

/** Deletes every device of an account. */
export async function forgetDevices(database: Queryable, userId: string): Promise<void> {
  await database.run(sql`DELETE FROM known_devices WHERE user_id = ${userId}`);
}
