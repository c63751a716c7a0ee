import { z } from 'zod';
import { ModerationKind, ReportReason } from '../../../domain/catalogue/moderation.js';
import { moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const OpenReport = z.strictObject({
  id: z.string(),
  bookId: z.string(),
  reporterId: z.string(),
  reason: z.enum(ReportReason),
  note: z.string().nullable(),
  createdAt: moment,
});

/** An undecided report of a listing. */
export type OpenReport = z.infer<typeof OpenReport>;

const ModerationAction = z.strictObject({
  id: z.string(),
  kind: z.enum(ModerationKind),
  actorId: z.string(),
  bookId: z.string().nullable(),
  userId: z.string().nullable(),
  reviewId: z.string().nullable(),
  editionId: z.string().nullable(),
  toEditionId: z.string().nullable(),
  reason: z.string().nullable(),
  occurredAt: moment,
  /** True while the action is in effect: the listing, review or reply is removed, or the account is suspended. */
  isInForce: z.boolean(),
});

/** A moderation action in the list for moderators. */
export type ModerationAction = z.infer<typeof ModerationAction>;

const OLDEST_REPORT: Keyset = { keys: ['r.created_at', 'r.id'], descending: false };
const NEWEST_ACTION: Keyset = { keys: ['a.occurred_at', 'a.id'], descending: true };

/**
 * Returns a page of the open reports of listings, oldest first (reversed if `backward`). A cursor contains the time
 * and the id.
 */
export function openReports(database: Queryable, stretch: Stretch): Promise<OpenReport[]> {
  return database.rows(
    OpenReport,
    sql`SELECT r.id, r.book_id AS "bookId", r.reporter_id AS "reporterId", r.reason, r.note,
            r.created_at AS "createdAt"
     FROM listing_reports r
     WHERE r.resolved_by IS NULL AND ${beyond(OLDEST_REPORT, stretch)} ${inOrder(OLDEST_REPORT, stretch)}`,
  );
}

/**
 * Returns a page of the moderation actions, newest first (reversed if `backward`). A cursor contains the time and the
 * id.
 */
export function moderationActions(database: Queryable, stretch: Stretch): Promise<ModerationAction[]> {
  return database.rows(
    ModerationAction,
    sql`SELECT a.id, a.kind, a.actor_id AS "actorId", a.book_id AS "bookId", a.user_id AS "userId",
            a.review_id AS "reviewId", a.edition_id AS "editionId", a.to_edition_id AS "toEditionId", a.reason,
            a.occurred_at AS "occurredAt",
            EXISTS (SELECT FROM books b WHERE b.removed_by = a.id AND b.id = a.book_id)
              OR EXISTS (SELECT FROM users u WHERE u.suspended_by = a.id)
              OR EXISTS (SELECT FROM reviews r WHERE a.id IN (r.removed_by, r.answer_removed_by)) AS "isInForce"
     FROM moderation_actions a WHERE ${beyond(NEWEST_ACTION, stretch)} ${inOrder(NEWEST_ACTION, stretch)}`,
  );
}

/** Counts the open reports of listings, up to `most`. */
export function countOpenReports(database: Queryable, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM listing_reports WHERE resolved_by IS NULL`);
}

/** Counts the moderation actions, up to `most`. */
export function countModerationActions(database: Queryable, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM moderation_actions`);
}
