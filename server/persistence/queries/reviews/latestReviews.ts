import { z } from 'zod';
import { moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { among, SCORED, type ReviewsOf } from './reviews.js';

const LatestReview = z.strictObject({
  author: z.string(),
  /** Who answers it: whom it is about, or from whom its author had the book. */
  seller: z.string(),
  /** Null of a seller whom its author did not rate. */
  score: z.int().nullable(),
  text: z.string(),
  writtenAt: moment,
  answer: z.string().nullable(),
});

/** A review with the names that everybody may read beside it. */
export type LatestReview = z.infer<typeof LatestReview>;

/** The newest of these reviews that are shown, the newest first. */
export function latestReviews(database: Queryable, of: ReviewsOf, most: number): Promise<LatestReview[]> {
  return database.rows(
    LatestReview,
    sql`SELECT author.name AS author, seller.name AS seller, coalesce(r.score, g.score) AS score, r.text, r.written_at AS "writtenAt", r.answer
     FROM ${SCORED} JOIN users author ON author.id = r.author_id JOIN users seller ON seller.id = r.seller_id
     WHERE ${among(of)} ORDER BY r.written_at DESC, r.id DESC LIMIT ${most}`,
  );
}
