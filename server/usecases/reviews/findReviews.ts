import { summaryOf, type ReviewSummary } from '../../domain/reviews/review.js';
import { reputationOf, type Reputation } from '../../domain/reviews/reputation.js';
import { refuse } from '../../domain/shared/errors.js';
import { receivedBooks, receivedFrom } from '../../persistence/queries/reviews/received.js';
import {
  countReviewsOf,
  reviewsBy,
  reviewsByIds,
  reviewsOf,
  reviewTotals,
  type ReviewsOf,
} from '../../persistence/queries/reviews/reviews.js';
import { sellerRecords } from '../../persistence/queries/reviews/sellerRecord.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { principalWith, requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { asSeenBy, type Review } from './review.js';

export type { Review } from './review.js';

/** Returns the reviews with these ids, in the same order; null for a review that the viewer may not see. */
export async function findReviews(scope: Scope, ids: readonly string[]): Promise<(Review | null)[]> {
  const [stored, viewer] = await Promise.all([reviewsByIds(scope.database, ids), scope.principal()]);
  const byId = new Map(stored.map((review) => [review.id, asSeenBy(viewer, review)]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Returns the review with this id. Throws REVIEW_NOT_FOUND if the viewer may not see it. */
export async function requireReview(scope: Scope, id: string, field?: string[]): Promise<Review> {
  const [review] = await findReviews(scope, [id]);
  return review ?? refuse('REVIEW_NOT_FOUND', field && { field });
}

/**
 * Returns a page of reviews, newest first: the reviews of an edition, the reviews of a seller, or the reviews that a
 * seller has not replied to.
 */
export function listReviews(scope: Scope, of: ReviewsOf, request: PageArguments): Promise<Page<Review>> {
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => reviewsOf(scope.database, of, stretch),
    nodesOf: (reviews) => reviews,
    placeOf: ({ writtenAt, id }) => [writtenAt, id],
    count: (most) => countReviewsOf(scope.database, of, most),
  });
}

/** Returns a page of unanswered reviews about the viewer or the viewer's books, newest first. */
export async function listReviewsToAnswer(scope: Scope, request: PageArguments): Promise<Page<Review>> {
  const viewer = await requireAbility(scope, 'reviews:read');
  return listReviews(scope, { toAnswerBy: viewer.id }, request);
}

/** Returns the review totals of each of these editions, in the same order. */
export async function findReviewSummaries(
  scope: Scope,
  editionIds: readonly string[],
): Promise<ReviewSummary[]> {
  const totals = await reviewTotals(scope.database, editionIds);
  return editionIds.map((id) => summaryOf(totals.filter(({ editionId }) => editionId === id)));
}

/** The viewer's review of an edition or a seller, if any, and whether the viewer can write one. */
export interface OwnReview {
  review: Review | null;
  canReview: boolean;
}

/**
 * Returns the viewer's review of each of these editions, in the same order. A reader who received a copy of an
 * edition can review it once.
 */
export async function findOwnBookReviews(scope: Scope, editionIds: readonly string[]): Promise<OwnReview[]> {
  const viewer = await principalWith(scope, 'reviews:read');
  if (!viewer) return editionIds.map(() => ({ review: null, canReview: false }));
  const [written, received] = await Promise.all([
    reviewsBy(scope.database, viewer.id, { editionIds }),
    receivedBooks(scope.database, viewer.id, editionIds),
  ]);
  return editionIds.map((id) => {
    const review = written.find(({ editionId }) => editionId === id) ?? null;
    return { review, canReview: !review && received.some(({ editionId }) => editionId === id) };
  });
}

/**
 * Returns the viewer's review of each of these sellers, in the same order. A reader who received a book from a seller
 * can review the seller once.
 */
export async function findOwnSellerReviews(scope: Scope, sellerIds: readonly string[]): Promise<OwnReview[]> {
  const viewer = await principalWith(scope, 'reviews:read');
  if (!viewer) return sellerIds.map(() => ({ review: null, canReview: false }));
  const [written, received] = await Promise.all([
    reviewsBy(scope.database, viewer.id, { sellerIds }),
    receivedFrom(scope.database, viewer.id, sellerIds),
  ]);
  return sellerIds.map((id) => {
    const review = written.find(({ sellerId }) => sellerId === id) ?? null;
    return { review, canReview: !review && received.some(({ sellerId }) => sellerId === id) };
  });
}

/** Returns the reputation of each of these sellers, in the same order; null for a seller with too few orders. */
export async function findReputations(
  scope: Scope,
  sellerIds: readonly string[],
): Promise<(Reputation | null)[]> {
  const records = await sellerRecords(scope.reads, sellerIds, scope.timeZone);
  return sellerIds.map((id) => {
    const found = records.find(({ sellerId }) => sellerId === id);
    return found ? reputationOf(found) : null;
  });
}
