import { z } from 'zod';
import { moment } from '../../shapes.js';
import { empty, sql, type Queryable } from '../../sql.js';

const Session = z.strictObject({
  id: z.string(),
  userAgent: z.string().nullable(),
  createdAt: moment,
  expiresAt: moment,
});

/** A running session of an account. */
export type Session = z.infer<typeof Session>;

/** The running sessions of an account, the newest first. */
export function sessionsOf(database: Queryable, userId: string, now: Date): Promise<Session[]> {
  return database.rows(
    Session,
    sql`SELECT id, user_agent AS "userAgent", created_at AS "createdAt", expires_at AS "expiresAt"
     FROM sessions WHERE user_id = ${userId} AND expires_at > ${now} ORDER BY created_at DESC, id DESC`,
  );
}

const EndedSession = z.strictObject({ id: z.string() });

/** Ends sessions of an account: the one with this id, or all; answers how many there were. */
export async function endSessions(database: Queryable, userId: string, id: string | null): Promise<number> {
  const isMeant = id === null ? empty : sql`AND id = ${id}`;
  const ended = await database.rows(
    EndedSession,
    sql`DELETE FROM sessions WHERE user_id = ${userId} ${isMeant} RETURNING id`,
  );
  return ended.length;
}

const PasswordHash = z.strictObject({ passwordHash: z.string() });

/**
 * The password hash of an account that may be signed in to, or null for one that is closed or suspended. Nobody changes or
 * closes the account until the transaction ends; anyone who was about to is waited for.
 */
export async function heldPasswordHashOf(database: Queryable, userId: string): Promise<string | null> {
  const [account] = await database.rows(
    PasswordHash,
    sql`SELECT password_hash AS "passwordHash" FROM users
     WHERE id = ${userId} AND closed_at IS NULL AND suspended_at IS NULL FOR NO KEY UPDATE`,
  );
  return account?.passwordHash ?? null;
}

/** The password hash of an account that is not closed, or null. */
export async function passwordHashOf(database: Queryable, userId: string): Promise<string | null> {
  const [account] = await database.rows(
    PasswordHash,
    sql`SELECT password_hash AS "passwordHash" FROM users WHERE id = ${userId} AND closed_at IS NULL`,
  );
  return account?.passwordHash ?? null;
}

const Confirmed = z.strictObject({ confirmedAt: moment.nullable() });

/** When the holder of a session last proved to be the owner of the account; null when they never did. */
export async function confirmedAtOf(database: Queryable, sessionId: string): Promise<Date | null> {
  const [session] = await database.rows(
    Confirmed,
    sql`SELECT confirmed_at AS "confirmedAt" FROM sessions WHERE id = ${sessionId}`,
  );
  return session?.confirmedAt ?? null;
}
