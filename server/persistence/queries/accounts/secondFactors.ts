import { z } from 'zod';
import { FactorKind } from '../../../domain/accounts/secondFactor.js';
import { count, hash, moment } from '../../shapes.js';
import { empty, sql, type Queryable } from '../../sql.js';

const Factor = z.strictObject({
  id: z.string(),
  kind: z.enum(FactorKind),
  name: z.string().nullable(),
  addedAt: moment,
  lastUsedAt: moment.nullable(),
});

/** A second factor as its owner sees it. */
export type Factor = z.infer<typeof Factor>;

/** Returns the second factors of an account, oldest first. */
export function factorsOf(database: Queryable, userId: string): Promise<Factor[]> {
  return database.rows(
    Factor,
    sql`SELECT id, kind, name, added_at AS "addedAt", last_used_at AS "lastUsedAt"
     FROM second_factors WHERE user_id = ${userId} ORDER BY added_at, id`,
  );
}

const Authenticator = z.strictObject({ id: z.string(), secret: hash, lastStep: count });

/** Locks the authenticator apps of an account, and returns them with their encrypted secrets. */
export function heldAuthenticators(
  database: Queryable,
  userId: string,
): Promise<z.infer<typeof Authenticator>[]> {
  return database.rows(
    Authenticator,
    sql`SELECT id, secret, last_step AS "lastStep" FROM second_factors
     WHERE user_id = ${userId} AND kind = 'AUTHENTICATOR' ORDER BY added_at, id FOR UPDATE`,
  );
}

const Passkey = z.strictObject({
  id: z.string(),
  userId: z.string(),
  credentialId: hash,
  publicKey: hash,
  signCount: count,
  transports: z.array(z.string()),
});

/** A passkey with the columns that its verification needs. */
export type Passkey = z.infer<typeof Passkey>;

const PASSKEY = sql`SELECT id, user_id AS "userId", credential_id AS "credentialId", public_key AS "publicKey",
  sign_count::int AS "signCount", transports FROM second_factors`;

/** Returns the passkeys of an account, in the order in which they were added. */
export function passkeysOf(database: Queryable, userId: string): Promise<Passkey[]> {
  return database.rows(
    Passkey,
    sql`${PASSKEY} WHERE user_id = ${userId} AND kind = 'PASSKEY' ORDER BY added_at, id`,
  );
}

/** Returns the passkey with this credential id, or null. The passkey may belong to any account. */
export async function passkeyWith(database: Queryable, credentialId: Buffer): Promise<Passkey | null> {
  const [passkey] = await database.rows(Passkey, sql`${PASSKEY} WHERE credential_id = ${credentialId}`);
  return passkey ?? null;
}

/** The shape of a row without columns, for a statement whose changed rows are only counted. */
const Changed = z.strictObject({});

const Removed = z.strictObject({ kind: z.enum(FactorKind) });

/** Removes a second factor of an account. Returns its kind, or null if the account has no such factor. */
export async function removeFactorOf(
  database: Queryable,
  userId: string,
  id: string,
): Promise<FactorKind | null> {
  const [removed] = await database.rows(
    Removed,
    sql`DELETE FROM second_factors WHERE user_id = ${userId} AND id = ${id} RETURNING kind`,
  );
  return removed?.kind ?? null;
}

/** Identifies what an intruder may have added to an account. */
export interface Suspicion {
  userId: string;
  /** Everything added at this time or later is suspect. */
  since: Date;
  /** Everything added in this session is suspect, at any time. Null if no session is suspect. */
  sessionId: string | null;
  /** The session in which the report was made. The factor that confirmed the report belongs to the owner and is kept. */
  reportedIn: string | null;
}

/** Removes the suspect second factors of an account, and returns their kinds. */
export async function removeSuspectFactors(
  database: Queryable,
  { userId, since, sessionId, reportedIn }: Suspicion,
): Promise<FactorKind[]> {
  const removed = await database.rows(
    Removed,
    sql`DELETE FROM second_factors
     WHERE user_id = ${userId} AND (added_at >= ${since} OR session_id = ${sessionId})
       AND id IS DISTINCT FROM (SELECT factor_id FROM sessions WHERE id = ${reportedIn})
     RETURNING kind`,
  );
  return removed.map(({ kind }) => kind);
}

/** Marks a recovery code of an account as used. Returns false if the code is unknown or already used. */
export async function spendRecoveryCode(
  database: Queryable,
  { userId, codeHash, now }: { userId: string; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const spent = await database.rows(
    Changed,
    sql`WITH spent AS (
       UPDATE recovery_codes SET used_at = ${now}
       WHERE user_id = ${userId} AND code_hash = ${codeHash} AND used_at IS NULL RETURNING 1)
     SELECT FROM spent`,
  );
  return spent.length > 0;
}

const Left = z.strictObject({ left: count });

/** Returns the number of unused recovery codes of an account. */
export async function recoveryCodesLeft(database: Queryable, userId: string): Promise<number> {
  const [row] = await database.rows(
    Left,
    sql`SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = ${userId} AND used_at IS NULL`,
  );
  return row?.left ?? 0;
}

/**
 * Deletes the recovery codes of an account that were made at `since` or later, or all of them if `since` is null. Returns
 * true if any were deleted.
 */
export async function forgetRecoveryCodes(
  database: Queryable,
  userId: string,
  since: Date | null = null,
): Promise<boolean> {
  const areMeant = since === null ? empty : sql`AND made_at >= ${since}`;
  const forgotten = await database.rows(
    Changed,
    sql`WITH forgotten AS (DELETE FROM recovery_codes WHERE user_id = ${userId} ${areMeant} RETURNING 1)
     SELECT FROM forgotten`,
  );
  return forgotten.length > 0;
}

/** Deletes the second factors, recovery codes and unfinished second steps of an account. */
export async function forgetFactors(database: Queryable, userId: string): Promise<void> {
  await database.run(sql`DELETE FROM second_factors WHERE user_id = ${userId}`);
  await forgetRecoveryCodes(database, userId);
  await database.run(sql`DELETE FROM factor_challenges WHERE user_id = ${userId}`);
}
