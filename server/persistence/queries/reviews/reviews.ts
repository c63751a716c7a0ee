import { z } from 'zod';
import { count, moment } from '../../shapes.js';
import { sql, type Piece, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const Review = z.strictObject({
  id: z.string(),
  authorId: z.string(),
  sellerId: z.string(),
  editionId: z.string().nullable(),
  bookId: z.string().nullable(),
  /** That brought what is reviewed. */
  orderId: z.string(),
  /** Of a seller, what the author rated the same order with. */
  score: z.int().nullable(),
  text: z.string(),
  writtenAt: moment,
  editedAt: moment.nullable(),
  answer: z.string().nullable(),
  answeredAt: moment.nullable(),
  isShown: z.boolean(),
  removalReason: z.string().nullable(),
});

/** A review as it is stored. */
export type StoredReview = z.infer<typeof Review>;

/** Reviews, with what their authors rated the same order with where they are of a seller. */
export const SCORED = sql`reviews r JOIN fulfillments f ON f.id = r.fulfillment_id
  LEFT JOIN ratings g ON r.edition_id IS NULL AND g.order_id = f.order_id AND g.seller_id = f.seller_id`;

const REVIEW = sql`
  SELECT r.id, r.author_id AS "authorId", r.seller_id AS "sellerId", r.edition_id AS "editionId",
         r.book_id AS "bookId", f.order_id AS "orderId", coalesce(r.score, g.score) AS score, r.text, r.written_at AS "writtenAt",
         r.edited_at AS "editedAt", r.answer, r.answered_at AS "answeredAt", r.is_shown AS "isShown",
         a.reason AS "removalReason"
  FROM ${SCORED}
  LEFT JOIN moderation_actions a ON a.id = r.removed_by`;

const NEWEST: Keyset = { keys: ['r.written_at', 'r.id'], descending: true };

/** Which reviews: those of a book, those of a seller, or those that a seller has not answered. */
export type ReviewsOf = { editionId: string } | { sellerId: string } | { toAnswerBy: string };

/** The reviews with these ids, in no particular order, whatever became of them. */
export function reviewsByIds(database: Queryable, ids: readonly string[]): Promise<StoredReview[]> {
  return database.rows(Review, sql`${REVIEW} WHERE r.id = ANY(${ids}::text[])`);
}

/** A review while nobody else changes it; undefined when there is none. */
export async function lockedReview(database: Queryable, id: string): Promise<StoredReview | undefined> {
  const [review] = await database.rows(Review, sql`${REVIEW} WHERE r.id = ${id} FOR UPDATE OF r`);
  return review;
}

/** Reviews that are shown, the newest first (backward: in reverse). A place is the time and the id. */
export function reviewsOf(database: Queryable, of: ReviewsOf, stretch: Stretch): Promise<StoredReview[]> {
  return database.rows(
    Review,
    sql`${REVIEW} WHERE ${among(of)} AND ${beyond(NEWEST, stretch)} ${inOrder(NEWEST, stretch)}`,
  );
}

/** How many of them there are, counted to `most`. */
export function countReviewsOf(database: Queryable, of: ReviewsOf, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM reviews r WHERE ${among(of)}`);
}

/** The condition on a review `r` that is one of these, and shown. */
export function among(of: ReviewsOf): Piece {
  if ('editionId' in of) return sql`r.edition_id = ${of.editionId} AND r.is_shown`;
  if ('sellerId' in of) return sql`r.seller_id = ${of.sellerId} AND r.edition_id IS NULL AND r.is_shown`;
  return sql`r.seller_id = ${of.toAnswerBy} AND r.answer IS NULL AND r.is_shown`;
}

/** What somebody wrote about these editions and these sellers; removed reviews too, since they stay the only one. */
export function reviewsBy(
  database: Queryable,
  authorId: string,
  about: { editionIds?: readonly string[]; sellerIds?: readonly string[] },
): Promise<StoredReview[]> {
  return database.rows(
    Review,
    sql`${REVIEW} WHERE r.author_id = ${authorId} AND NOT r.is_superseded AND (
       r.edition_id = ANY(${about.editionIds ?? []}::text[])
       OR r.edition_id IS NULL AND r.seller_id = ANY(${about.sellerIds ?? []}::text[]))`,
  );
}

const Total = z.strictObject({ editionId: z.string(), star: z.int(), count, scoreSum: count });

/** How many reviews these editions have of each star, and the sum of their scores. */
export function reviewTotals(
  database: Queryable,
  editionIds: readonly string[],
): Promise<z.infer<typeof Total>[]> {
  return database.rows(
    Total,
    sql`SELECT edition_id AS "editionId", star, count, score_sum AS "scoreSum"
     FROM review_totals WHERE edition_id = ANY(${editionIds}::text[])`,
  );
}
