import { z } from 'zod';
import { literal, sql, type Queryable } from '../../sql.js';

/** An account keeps the devices that it used last, up to this many. */
const MOST_DEVICES = 50;

/** Tells only that the row exists. */
const KnownDevice = z.strictObject({});

/** True if the account with this address has been signed in to on this device. */
export async function isKnownDevice(database: Queryable, email: string, tokenHash: Buffer): Promise<boolean> {
  const known = await database.rows(
    KnownDevice,
    sql`SELECT FROM known_devices d JOIN users u ON u.id = d.user_id
     WHERE lower(u.email) = lower(${email}) AND u.closed_at IS NULL AND d.token_hash = ${tokenHash}`,
  );
  return known.length > 0;
}

const Noted = z.strictObject({ isNew: z.boolean() });

/** Records that an account is signed in to on this device; true on the first time. */
export async function noteDevice(
  database: Queryable,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
): Promise<boolean> {
  // A row that is inserted has no older version.
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
