import type { ModerationKind, ReportReason } from '../../../domain/catalogue/moderation.js';
import type { Sql } from '../../sql.js';
import { beyond, orderBy, type Keyset } from '../statements/keyset.js';
import { Parameters } from '../statements/parameters.js';

/** A report that nobody has acted on. */
export interface OpenReport {
  id: string;
  bookId: string;
  reporterId: string;
  reason: ReportReason;
  note: string | null;
  createdAt: Date;
}

/** What an administrator did. */
export interface ModerationAction {
  id: string;
  kind: ModerationKind;
  actorId: string;
  bookId: string | null;
  userId: string | null;
  reason: string | null;
  occurredAt: Date;
  /** Whether it keeps a listing or an account off the market to this day. */
  isInForce: boolean;
}

/** Which rows of a list: so many from a place on, or before it when `backward`. The place is time and id. */
export interface ModerationStretch {
  limit: number;
  backward: boolean;
  place: readonly unknown[] | null;
}

const OLDEST_REPORT: Keyset = { keys: ['r.created_at', 'r.id'], descending: false };
const NEWEST_ACTION: Keyset = { keys: ['a.occurred_at', 'a.id'], descending: true };

/** The open reports, the oldest first. */
export function openReports(sql: Sql, stretch: ModerationStretch): Promise<OpenReport[]> {
  const parameters = new Parameters();
  return sql.query<OpenReport>(
    `SELECT r.id, r.book_id AS "bookId", r.reporter_id AS "reporterId", r.reason, r.note,
            r.created_at AS "createdAt"
     FROM listing_reports r WHERE r.resolved_by IS NULL ${from(OLDEST_REPORT, stretch, parameters)}`,
    parameters.values,
  );
}

/** What administrators have done, the newest first. */
export function moderationActions(sql: Sql, stretch: ModerationStretch): Promise<ModerationAction[]> {
  const parameters = new Parameters();
  return sql.query<ModerationAction>(
    `SELECT a.id, a.kind, a.actor_id AS "actorId", a.book_id AS "bookId", a.user_id AS "userId", a.reason,
            a.occurred_at AS "occurredAt",
            EXISTS (SELECT FROM books b WHERE b.removed_by = a.id AND b.id = a.book_id)
              OR EXISTS (SELECT FROM users u WHERE u.suspended_by = a.id) AS "isInForce"
     FROM moderation_actions a WHERE true ${from(NEWEST_ACTION, stretch, parameters)}`,
    parameters.values,
  );
}

function from(keyset: Keyset, { limit, backward, place }: ModerationStretch, parameters: Parameters): string {
  const after = place ? `AND ${beyond(keyset, backward, place, parameters)}` : '';
  return `${after} ORDER BY ${orderBy(keyset, backward)} LIMIT ${limit}`;
}

/** How many reports are open, counted to `limit`. */
export async function countOpenReports(sql: Sql, limit: number): Promise<number> {
  return countOf(sql, `SELECT FROM listing_reports WHERE resolved_by IS NULL LIMIT ${limit}`);
}

/** How much administrators have done, counted to `limit`. */
export async function countModerationActions(sql: Sql, limit: number): Promise<number> {
  return countOf(sql, `SELECT FROM moderation_actions LIMIT ${limit}`);
}

async function countOf(sql: Sql, rows: string): Promise<number> {
  const [counted] = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (${rows}) counted`,
  );
  return counted?.count ?? 0;
}

/** What keeps a book off the market: the action of an administrator, and why. */
export interface Removal {
  bookId: string;
  actionId: string;
  reason: string;
}

/** What administrators took off the market of these books; nothing of those that they did not. */
export function findRemovals(sql: Sql, bookIds: readonly string[]): Promise<Removal[]> {
  return sql.query<Removal>(
    `SELECT b.id AS "bookId", a.id AS "actionId", a.reason
     FROM books b JOIN moderation_actions a ON a.id = b.removed_by WHERE b.id = ANY($1::text[])`,
    [bookIds],
  );
}

/** The book of an open report, locked; undefined when there is no such report. */
export async function lockedReport(sql: Sql, id: string): Promise<{ bookId: string } | undefined> {
  const [report] = await sql.query<{ bookId: string }>(
    `SELECT book_id AS "bookId" FROM listing_reports WHERE id = $1 AND resolved_by IS NULL FOR UPDATE`,
    [id],
  );
  return report;
}

/** Settles the open reports on a book, or on all books of a seller. */
export async function resolveReports(
  sql: Sql,
  about: { bookId: string } | { sellerId: string },
  actionId: string,
): Promise<void> {
  const [condition, id] =
    'bookId' in about
      ? ['book_id = $2', about.bookId]
      : ['book_id IN (SELECT id FROM books WHERE seller_id = $2)', about.sellerId];
  await sql.query(`UPDATE listing_reports SET resolved_by = $1 WHERE resolved_by IS NULL AND ${condition}`, [
    actionId,
    id,
  ]);
}

/** Takes what a seller offers off the market, until the action is undone. */
export async function removeListingsOf(
  sql: Sql,
  sellerId: string,
  actionId: string,
  now: Date,
): Promise<void> {
  await sql.query(
    'UPDATE books SET unlisted_at = $3, removed_by = $2 WHERE seller_id = $1 AND unlisted_at IS NULL',
    [sellerId, actionId, now],
  );
}

/** Takes one listing off the market, until the action is undone. One that its seller took off stays so after it. */
export async function removeListing(sql: Sql, bookId: string, actionId: string, now: Date): Promise<void> {
  await sql.query(
    `UPDATE books SET unlisted_at = coalesce(unlisted_at, $3), removed_by = $2, updated_at = $3 WHERE id = $1`,
    [bookId, actionId, now],
  );
}

/** Undoes what an action took off the market; what its seller had taken off before stays off. */
export async function restoreListings(sql: Sql, actionId: string, now: Date): Promise<void> {
  await sql.query(
    `UPDATE books b SET removed_by = NULL, updated_at = $2,
            unlisted_at = CASE WHEN b.unlisted_at < a.occurred_at THEN b.unlisted_at END
     FROM moderation_actions a WHERE a.id = $1 AND b.removed_by = a.id`,
    [actionId, now],
  );
}

/** How many reports of a person are open. Of two reports of theirs at once, the second counts the first. */
export async function heldOpenReportsOf(sql: Sql, reporterId: string): Promise<number> {
  await sql.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [reporterId]);
  const [open] = await sql.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM listing_reports WHERE reporter_id = $1 AND resolved_by IS NULL',
    [reporterId],
  );
  return open?.count ?? 0;
}

/** An account as moderation needs it, locked. */
export async function lockedAccount(
  sql: Sql,
  id: string,
): Promise<{ role: string; suspendedBy: string | null; closed: boolean } | undefined> {
  const [account] = await sql.query<{ role: string; suspendedBy: string | null; closed: boolean }>(
    `SELECT role, suspended_by AS "suspendedBy", closed_at IS NOT NULL AS closed FROM users
     WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return account;
}

/** An account that is not closed, by its address in any case, and whether it was opened by a publisher. */
export async function accountByEmail(
  sql: Sql,
  email: string,
): Promise<{ id: string; isPublisher: boolean } | undefined> {
  const [account] = await sql.query<{ id: string; isPublisher: boolean }>(
    `SELECT u.id, p.user_id IS NOT NULL AS "isPublisher"
     FROM users u LEFT JOIN publisher_profiles p ON p.user_id = u.id
     WHERE lower(u.email) = lower($1) AND u.closed_at IS NULL`,
    [email],
  );
  return account;
}
