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
  /** The order in which the reviewed book, or a book of the reviewed seller, was delivered. */
  orderId: z.string(),
  /**
   * Score from 10 to 100. In a review of a seller, it is the author's rating of the seller for the same order, or null
   * without a rating.
   */
  score: z.int().nullable(),
  text: z.string(),
  writtenAt: moment,
  editedAt: moment.nullable(),
  /** The seller's reply; null if there is none or moderators removed it. */
  answer: z.string().nullable(),
  answeredAt: moment.nullable(),
  answerWithdrawnAt: moment.nullable(),
  answerRemovalReason: z.string().nullable(),
  isShown: z.boolean(),
  removalReason: z.string().nullable(),
});

export type StoredReview = z.infer<typeof Review>;

/**
 * Joins reviews `r` with their fulfillments `f`. Reviews of sellers are also joined with the author's rating `g` of
 * the same order.
 */
export const SCORED = sql`reviews r JOIN fulfillments f ON f.id = r.fulfillment_id
  LEFT JOIN ratings g ON r.edition_id IS NULL AND g.order_id = f.order_id AND g.seller_id = f.seller_id`;

const REVIEW = sql`
  SELECT r.id, r.author_id AS "authorId", r.seller_id AS "sellerId", r.edition_id AS "editionId",
         r.book_id AS "bookId", f.order_id AS "orderId", coalesce(r.score, g.score) AS score, r.text, r.written_at AS "writtenAt",
         r.edited_at AS "editedAt", CASE WHEN r.answer_removed_by IS NULL THEN r.answer END AS answer,
         CASE WHEN r.answer_removed_by IS NULL THEN r.answered_at END AS "answeredAt",
         r.answer_withdrawn_at AS "answerWithdrawnAt", b.reason AS "answerRemovalReason", r.is_shown AS "isShown",
         a.reason AS "removalReason"
  FROM ${SCORED}
  LEFT JOIN moderation_actions a ON a.id = r.removed_by
  LEFT JOIN moderation_actions b ON b.id = r.answer_removed_by`;

const NEWEST: Keyset = { keys: ['r.written_at', 'r.id'], descending: true };

/** Selects the reviews of an edition, the reviews of a seller, or the reviews to which a seller has not replied. */
export type ReviewsOf = { editionId: string } | { sellerId: string } | { toAnswerBy: string };

/** Returns the reviews with these ids, in no particular order, including hidden and removed ones. */
export function reviewsByIds(database: Queryable, ids: readonly string[]): Promise<StoredReview[]> {
  return database.rows(Review, sql`${REVIEW} WHERE r.id = ANY(${ids}::text[])`);
}

/** Locks a review, and returns it; undefined for an unknown id. */
export async function lockedReview(database: Queryable, id: string): Promise<StoredReview | undefined> {
  const [review] = await database.rows(Review, sql`${REVIEW} WHERE r.id = ${id} FOR UPDATE OF r`);
  return review;
}

/**
 * Returns a page of the selected visible reviews, newest first (reversed if `backward`). A cursor contains the time
 * and the id.
 */
export function reviewsOf(database: Queryable, of: ReviewsOf, stretch: Stretch): Promise<StoredReview[]> {
  return database.rows(
    Review,
    sql`${REVIEW} WHERE ${among(of)} AND ${beyond(NEWEST, stretch)} ${inOrder(NEWEST, stretch)}`,
  );
}

/** Counts the selected visible reviews, up to `most`. */
export function countReviewsOf(database: Queryable, of: ReviewsOf, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM reviews r WHERE ${among(of)}`);
}

/** Returns the condition that a review `r` is visible and belongs to the selection. */
export function among(of: ReviewsOf): Piece {
  if ('editionId' in of) return sql`r.edition_id = ${of.editionId} AND r.is_shown`;
  if ('sellerId' in of) return sql`r.seller_id = ${of.sellerId} AND r.edition_id IS NULL AND r.is_shown`;
  return sql`r.seller_id = ${of.toAnswerBy} AND r.answer IS NULL AND r.is_shown`;
}

/**
 * Returns an account's reviews of these editions and sellers. Includes removed reviews, because their author cannot
 * write another review.
 */
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

/** Returns the number of reviews of each edition by stars, and the sums of their scores. */
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
