import { z } from 'zod';
import { literal, sql, type Queryable } from '../../sql.js';

/** So many devices of an account are known, those that were used last. */
const MOST_DEVICES = 50;

/** That there is one: nothing of it is read. */
const KnownDevice = z.strictObject({});

/** Whether somebody was signed in on this device to the account with this address. */
export async function isKnownDevice(database: Queryable, email: string, tokenHash: Buffer): Promise<boolean> {
  const known = await database.rows(
    KnownDevice,
    sql`SELECT FROM known_devices d JOIN users u ON u.id = d.user_id
     WHERE lower(u.email) = lower(${email}) AND u.closed_at IS NULL AND d.token_hash = ${tokenHash}`,
  );
  return known.length > 0;
}

const Noted = z.strictObject({ isNew: z.boolean() });

/** Notes that somebody is signed in to an account on this device; true if nobody was before. */
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

/** Forgets every device of an account. */
export async function forgetDevices(database: Queryable, userId: string): Promise<void> {
  await database.run(sql`DELETE FROM known_devices WHERE user_id = ${userId}`);
}
