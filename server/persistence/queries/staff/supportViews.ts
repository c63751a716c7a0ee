import { z } from 'zod';
import { AccountKind } from '../../../domain/accounts/account.js';
import { moment } from '../../shapes.js';
import { limit, sql, type Piece, type Queryable } from '../../sql.js';

const SupportView = z.strictObject({
  id: z.string(),
  staffId: z.string(),
  userId: z.string(),
  kind: z.enum(AccountKind),
  expiresAt: moment,
});

/** A support view that has not ended. `staffId` is the member of staff, `userId` the account that they view. */
export type SupportView = z.infer<typeof SupportView>;

/**
 * Returns the condition that the support view `v` may continue: the session that opened it has not ended, and the
 * account of the session may give support.
 */
const isHeld = (now: Date): Piece => sql`EXISTS (
  SELECT FROM sessions s JOIN users staff ON staff.id = s.user_id
  WHERE s.id = v.session_id AND s.expires_at > ${now}
    AND staff.suspended_at IS NULL AND staff.staff_roles && ARRAY['SUPPORT', 'ADMINISTRATOR'])`;

/**
 * Returns the support view with this token. Returns null if it has ended or expired, or if the viewed account is suspended
 * or closed. Also returns null if the session that opened it has ended or may not give support any more.
 */
export async function supportViewOf(
  database: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<SupportView | null> {
  const [view] = await database.rows(
    SupportView,
    sql`SELECT v.id, v.staff_id AS "staffId", v.user_id AS "userId", u.role AS kind, v.expires_at AS "expiresAt"
     FROM support_views v JOIN users u ON u.id = v.user_id
     WHERE v.token_hash = ${tokenHash} AND v.ended_at IS NULL AND v.expires_at > ${now}
       AND u.suspended_at IS NULL AND u.closed_at IS NULL AND ${isHeld(now)}`,
  );
  return view ?? null;
}

const EndedView = z.strictObject({ id: z.string(), staffId: z.string(), userId: z.string() });

/** A support view that has just been ended. */
export type EndedView = z.infer<typeof EndedView>;

/** Ends a support view, and returns it; null if it had already ended. */
export async function endSupportView(database: Queryable, id: string, now: Date): Promise<EndedView | null> {
  const [ended] = await database.rows(
    EndedView,
    sql`UPDATE support_views SET ended_at = least(${now}, expires_at) WHERE id = ${id} AND ended_at IS NULL
     RETURNING id, staff_id AS "staffId", user_id AS "userId"`,
  );
  return ended ?? null;
}

/**
 * Ends the support views of a member of staff that may not continue, because the session has ended or may no longer give
 * support. Returns the ended views.
 */
export function endViewsNotHeld(database: Queryable, staffId: string, now: Date): Promise<EndedView[]> {
  return database.rows(
    EndedView,
    sql`UPDATE support_views v SET ended_at = least(${now}, expires_at)
     WHERE staff_id = ${staffId} AND ended_at IS NULL AND NOT ${isHeld(now)}
     RETURNING id, staff_id AS "staffId", user_id AS "userId"`,
  );
}

/** Ends up to `most` expired support views, and returns them. */
export function endExpiredViews(database: Queryable, now: Date, most: number): Promise<EndedView[]> {
  return database.rows(
    EndedView,
    sql`UPDATE support_views SET ended_at = expires_at WHERE id IN (
       SELECT id FROM support_views WHERE ended_at IS NULL AND expires_at <= ${now}
       ORDER BY expires_at ${limit(most)} FOR UPDATE SKIP LOCKED)
     RETURNING id, staff_id AS "staffId", user_id AS "userId"`,
  );
}

const ToldView = z.strictObject({ reason: z.string(), startedAt: moment, endedAt: moment });

/** Returns the details of a support view for the mail to the account's owner; undefined if the view has not ended. */
export async function toldView(
  database: Queryable,
  id: string,
): Promise<z.infer<typeof ToldView> | undefined> {
  const [view] = await database.rows(
    ToldView,
    sql`SELECT reason, started_at AS "startedAt", ended_at AS "endedAt" FROM support_views
     WHERE id = ${id} AND ended_at IS NOT NULL`,
  );
  return view;
}
