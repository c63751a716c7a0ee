import { z } from 'zod';
import { sql, type Queryable } from '../../sql.js';

const Removal = z.strictObject({ bookId: z.string(), actionId: z.string(), reason: z.string() });

/** The removal of a book from the market: the moderation action and its reason. */
export type Removal = z.infer<typeof Removal>;

/** Returns the removals of these books. Leaves out books that no moderator removed. */
export function findRemovals(database: Queryable, bookIds: readonly string[]): Promise<Removal[]> {
  return database.rows(
    Removal,
    sql`SELECT b.id AS "bookId", a.id AS "actionId", a.reason
     FROM books b JOIN moderation_actions a ON a.id = b.removed_by WHERE b.id = ANY(${bookIds}::text[])`,
  );
}

const ReportedBook = z.strictObject({ bookId: z.string() });

/** Locks an open report, and returns the reported book; undefined if there is no such report. */
export async function lockedReport(
  database: Queryable,
  id: string,
): Promise<z.infer<typeof ReportedBook> | undefined> {
  const [report] = await database.rows(
    ReportedBook,
    sql`SELECT book_id AS "bookId" FROM listing_reports WHERE id = ${id} AND resolved_by IS NULL FOR UPDATE`,
  );
  return report;
}

/** Closes the open reports of a book, or of all books of a seller. */
export async function resolveReports(
  database: Queryable,
  about: { bookId: string } | { sellerId: string },
  actionId: string,
): Promise<void> {
  const isAbout =
    'bookId' in about
      ? sql`book_id = ${about.bookId}`
      : sql`book_id IN (SELECT id FROM books WHERE seller_id = ${about.sellerId})`;
  await database.run(
    sql`UPDATE listing_reports SET resolved_by = ${actionId} WHERE resolved_by IS NULL AND ${isAbout}`,
  );
}

/** Removes all listings of a seller from the market until the action is undone. */
export async function removeListingsOf(
  database: Queryable,
  sellerId: string,
  actionId: string,
  now: Date,
): Promise<void> {
  await database.run(
    sql`UPDATE books SET unlisted_at = ${now}, removed_by = ${actionId}
     WHERE seller_id = ${sellerId} AND unlisted_at IS NULL`,
  );
}

/**
 * Removes a listing from the market until the action is undone. If the seller had already taken the listing off the
 * market, it stays off the market after the undo.
 */
export async function removeListing(
  database: Queryable,
  bookId: string,
  actionId: string,
  now: Date,
): Promise<void> {
  await database.run(
    sql`UPDATE books SET unlisted_at = coalesce(unlisted_at, ${now}), removed_by = ${actionId}, updated_at = ${now}
     WHERE id = ${bookId}`,
  );
}

/**
 * Restores the listings that an action removed. Those that the seller had already taken off the market stay off.
 */
export async function restoreListings(database: Queryable, actionId: string, now: Date): Promise<void> {
  await database.run(
    sql`UPDATE books b SET removed_by = NULL, updated_at = ${now},
            unlisted_at = CASE WHEN b.unlisted_at < a.occurred_at THEN b.unlisted_at END
     FROM moderation_actions a WHERE a.id = ${actionId} AND b.removed_by = a.id`,
  );
}

const Reported = z.strictObject({ subjectId: z.string() });

/**
 * Locks an account, and returns the listings and reviews on which it has an open report. Because of the lock, the second of two
 * simultaneous reports sees the first one.
 */
export async function heldOpenReportsOf(database: Queryable, reporterId: string): Promise<string[]> {
  await database.run(sql`SELECT FROM users WHERE id = ${reporterId} FOR NO KEY UPDATE`);
  const open = await database.rows(
    Reported,
    sql`SELECT book_id AS "subjectId" FROM listing_reports WHERE reporter_id = ${reporterId} AND resolved_by IS NULL
        UNION ALL SELECT review_id FROM review_reports WHERE reporter_id = ${reporterId} AND resolved_by IS NULL`,
  );
  return open.map(({ subjectId }) => subjectId);
}
