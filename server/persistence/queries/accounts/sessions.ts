import type { Sql } from '../../sql.js';

/** A running session of an account. */
export interface Session {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  expiresAt: Date;
}

/** The running sessions of an account, the newest first. */
export function sessionsOf(sql: Sql, userId: string, now: Date): Promise<Session[]> {
  return sql.query<Session>(
    `SELECT id, user_agent AS "userAgent", created_at AS "createdAt", expires_at AS "expiresAt"
     FROM sessions WHERE user_id = $1 AND expires_at > $2 ORDER BY created_at DESC, id DESC`,
    [userId, now],
  );
}

/** Ends sessions of an account: the one with this id, or all; answers how many there were. */
export async function endSessions(sql: Sql, userId: string, id: string | null): Promise<number> {
  const ended = await sql.query(
    `WITH ended AS (DELETE FROM sessions WHERE user_id = $1 AND ($2::text IS NULL OR id = $2) RETURNING id)
     SELECT id FROM ended`,
    [userId, id],
  );
  return ended.length;
}

/**
 * The password hash of an account that may be signed in to, or null for one that is closed or suspended. Nobody changes or
 * closes the account until the transaction ends; whoever was about to is waited for.
 */
export async function heldPasswordHashOf(sql: Sql, userId: string): Promise<string | null> {
  const [account] = await sql.query<{ passwordHash: string }>(
    `SELECT password_hash AS "passwordHash" FROM users
     WHERE id = $1 AND closed_at IS NULL AND suspended_at IS NULL FOR NO KEY UPDATE`,
    [userId],
  );
  return account?.passwordHash ?? null;
}

/** The password hash of an account that is not closed, or null. */
export async function passwordHashOf(sql: Sql, userId: string): Promise<string | null> {
  const [account] = await sql.query<{ passwordHash: string }>(
    'SELECT password_hash AS "passwordHash" FROM users WHERE id = $1 AND closed_at IS NULL',
    [userId],
  );
  return account?.passwordHash ?? null;
}
