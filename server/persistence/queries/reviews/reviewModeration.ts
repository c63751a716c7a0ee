import { z } from 'zod';
import { ReviewReportReason } from '../../../domain/reviews/reviewModeration.js';
import { moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const OpenReviewReport = z.strictObject({
  id: z.string(),
  reviewId: z.string(),
  reporterId: z.string(),
  /** True if the reporter is the author of the review. The report is then about the reply. */
  isAboutAnswer: z.boolean(),
  reason: z.enum(ReviewReportReason),
  note: z.string().nullable(),
  createdAt: moment,
});

/** An undecided report of a review or of its reply. */
export type OpenReviewReport = z.infer<typeof OpenReviewReport>;

const OLDEST: Keyset = { keys: ['r.created_at', 'r.id'], descending: false };

/**
 * Returns a page of the open reports of reviews, oldest first (reversed if `backward`). A cursor contains the time
 * and the id.
 */
export function openReviewReports(database: Queryable, stretch: Stretch): Promise<OpenReviewReport[]> {
  return database.rows(
    OpenReviewReport,
    sql`SELECT r.id, r.review_id AS "reviewId", r.reporter_id AS "reporterId", r.reason, r.note,
            r.created_at AS "createdAt", r.reporter_id = v.author_id AS "isAboutAnswer"
     FROM review_reports r JOIN reviews v ON v.id = r.review_id WHERE r.resolved_by IS NULL AND ${beyond(OLDEST, stretch)} ${inOrder(OLDEST, stretch)}`,
  );
}

/** Counts the open reports of reviews, up to `most`. */
export function countOpenReviewReports(database: Queryable, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM review_reports WHERE resolved_by IS NULL`);
}

const Reported = z.strictObject({ reviewId: z.string() });

/** Locks an open report, and returns the reported review; undefined if there is no such report. */
export async function lockedReviewReport(
  database: Queryable,
  id: string,
): Promise<z.infer<typeof Reported> | undefined> {
  const [report] = await database.rows(
    Reported,
    sql`SELECT review_id AS "reviewId" FROM review_reports WHERE id = ${id} AND resolved_by IS NULL FOR UPDATE`,
  );
  return report;
}

/** Closes the open report that the author of a review made. Such a report can only be about the reply. */
export async function resolveReportOfAuthor(
  database: Queryable,
  { reviewId, authorId }: { reviewId: string; authorId: string },
  actionId: string,
): Promise<void> {
  await database.run(
    sql`UPDATE review_reports SET resolved_by = ${actionId}
     WHERE resolved_by IS NULL AND review_id = ${reviewId} AND reporter_id = ${authorId}`,
  );
}

/** Closes the open reports of a review. */
export async function resolveReviewReports(
  database: Queryable,
  reviewId: string,
  actionId: string,
): Promise<void> {
  await database.run(
    sql`UPDATE review_reports SET resolved_by = ${actionId} WHERE resolved_by IS NULL AND review_id = ${reviewId}`,
  );
}
