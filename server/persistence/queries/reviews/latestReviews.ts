import { z } from 'zod';
import { moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

const LatestReview = z.strictObject({
  author: z.string(),
  /** Who answers it: the seller from whom its author had the book. */
  seller: z.string(),
  score: z.int(),
  text: z.string(),
  writtenAt: moment,
  answer: z.string().nullable(),
});

/** A review of a book with the names that everybody may read beside it. */
export type LatestReview = z.infer<typeof LatestReview>;

/** The newest reviews of an edition that are shown, the newest first. */
export function latestReviews(database: Queryable, editionId: string, most: number): Promise<LatestReview[]> {
  return database.rows(
    LatestReview,
    sql`SELECT author.name AS author, seller.name AS seller, r.score, r.text, r.written_at AS "writtenAt", r.answer
     FROM reviews r JOIN users author ON author.id = r.author_id JOIN users seller ON seller.id = r.seller_id
     WHERE r.edition_id = ${editionId} AND r.is_shown ORDER BY r.written_at DESC, r.id DESC LIMIT ${most}`,
  );
}
