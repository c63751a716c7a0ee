import { z } from 'zod';
import { moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { among, SCORED, type ReviewsOf } from './reviews.js';

const LatestReview = z.strictObject({
  author: z.string(),
  /** Name of the seller who can reply: the reviewed seller, or the seller of the reviewed book. */
  seller: z.string(),
  /** Score from 10 to 100: the score in a book review, or the author's rating of the seller. Null without a rating. */
  score: z.int().nullable(),
  text: z.string(),
  writtenAt: moment,
  answer: z.string().nullable(),
});

/** A review, with the names of its author and seller. */
export type LatestReview = z.infer<typeof LatestReview>;

/** Returns up to `most` of the selected visible reviews, newest first. */
export function latestReviews(database: Queryable, of: ReviewsOf, most: number): Promise<LatestReview[]> {
  return database.rows(
    LatestReview,
    sql`SELECT author.name AS author, seller.name AS seller, coalesce(r.score, g.score) AS score, r.text, r.written_at AS "writtenAt",
            CASE WHEN r.answer_removed_by IS NULL THEN r.answer END AS answer
     FROM ${SCORED} JOIN users author ON author.id = r.author_id JOIN users seller ON seller.id = r.seller_id
     WHERE ${among(of)} ORDER BY r.written_at DESC, r.id DESC LIMIT ${most}`,
  );
}
