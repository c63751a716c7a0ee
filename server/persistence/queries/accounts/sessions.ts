import { z } from 'zod';
import { moment } from '../../shapes.js';
import { empty, sql, type Queryable } from '../../sql.js';

const Session = z.strictObject({
  id: z.string(),
  userAgent: z.string().nullable(),
  createdAt: moment,
  expiresAt: moment,
});

/** A session that has not expired. */
export type Session = z.infer<typeof Session>;

/** Returns the unexpired sessions of an account, newest first. */
export function sessionsOf(database: Queryable, userId: string, now: Date): Promise<Session[]> {
  return database.rows(
    Session,
    sql`SELECT id, user_agent AS "userAgent", created_at AS "createdAt", expires_at AS "expiresAt"
     FROM sessions WHERE user_id = ${userId} AND expires_at > ${now} ORDER BY created_at DESC, id DESC`,
  );
}

const EndedSession = z.strictObject({ id: z.string() });

/**
 * Ends an account's session with this id, or all its sessions if `id` is null. Returns the number of sessions ended.
 */
export async function endSessions(database: Queryable, userId: string, id: string | null): Promise<number> {
  const isMeant = id === null ? empty : sql`AND id = ${id}`;
  const ended = await database.rows(
    EndedSession,
    sql`DELETE FROM sessions WHERE user_id = ${userId} ${isMeant} RETURNING id`,
  );
  return ended.length;
}

/** Ends the sessions of an account except this one, or all of them if `id` is null. */
export async function endOtherSessions(
  database: Queryable,
  userId: string,
  id: string | null,
): Promise<void> {
  await database.run(sql`DELETE FROM sessions WHERE user_id = ${userId} AND id IS DISTINCT FROM ${id}`);
}

const PasswordHash = z.strictObject({ passwordHash: z.string() });

const HeldPassword = PasswordHash.extend({ isBlocked: z.boolean() });

/**
 * Locks an account against changes and closing until the transaction ends. Returns its password hash, and whether the
 * password is blocked; null if the account is closed, suspended or unknown.
 */
export async function heldPasswordOf(
  database: Queryable,
  userId: string,
): Promise<z.infer<typeof HeldPassword> | null> {
  const [account] = await database.rows(
    HeldPassword,
    sql`SELECT password_hash AS "passwordHash", password_blocked_at IS NOT NULL AS "isBlocked" FROM users
     WHERE id = ${userId} AND closed_at IS NULL AND suspended_at IS NULL FOR NO KEY UPDATE`,
  );
  return account ?? null;
}

/** Returns only the password hash. Locks the account as `heldPasswordOf` does. */
export async function heldPasswordHashOf(database: Queryable, userId: string): Promise<string | null> {
  return (await heldPasswordOf(database, userId))?.passwordHash ?? null;
}

/** Returns the password hash of an account; null if the account is closed or unknown. */
export async function passwordHashOf(database: Queryable, userId: string): Promise<string | null> {
  const [account] = await database.rows(
    PasswordHash,
    sql`SELECT password_hash AS "passwordHash" FROM users WHERE id = ${userId} AND closed_at IS NULL`,
  );
  return account?.passwordHash ?? null;
}

const Confirmed = z.strictObject({ confirmedAt: moment.nullable() });

/** Returns the time when the holder of a session last confirmed their identity; null if they never did. */
export async function confirmedAtOf(database: Queryable, sessionId: string): Promise<Date | null> {
  const [session] = await database.rows(
    Confirmed,
    sql`SELECT confirmed_at AS "confirmedAt" FROM sessions WHERE id = ${sessionId}`,
  );
  return session?.confirmedAt ?? null;
}

const ProvedFactor = z.strictObject({ factorId: z.string().nullable() });

/**
 * Returns the id of the second factor with which a session was last confirmed; null if no second factor was used, or if
 * there is no session.
 */
export async function provedFactorOf(database: Queryable, sessionId: string | null): Promise<string | null> {
  const [session] = await database.rows(
    ProvedFactor,
    sql`SELECT factor_id AS "factorId" FROM sessions WHERE id = ${sessionId}`,
  );
  return session?.factorId ?? null;
}
