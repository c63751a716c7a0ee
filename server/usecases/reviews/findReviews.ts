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

/** The reviews with these ids in the same order; null for what the viewer may not see. */
export async function findReviews(scope: Scope, ids: readonly string[]): Promise<(Review | null)[]> {
  const [stored, viewer] = await Promise.all([reviewsByIds(scope.database, ids), scope.principal()]);
  const byId = new Map(stored.map((review) => [review.id, asSeenBy(viewer, review)]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Returns the review with this id. Refuses REVIEW_NOT_FOUND for one that the viewer may not see. */
export async function requireReview(scope: Scope, id: string, field?: string[]): Promise<Review> {
  const [review] = await findReviews(scope, [id]);
  return review ?? refuse('REVIEW_NOT_FOUND', field && { field });
}

/** A page of the reviews of an edition, of those of a seller, or of those that a seller has not answered; newest first. */
export function listReviews(scope: Scope, of: ReviewsOf, request: PageArguments): Promise<Page<Review>> {
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => reviewsOf(scope.database, of, stretch),
    nodesOf: (reviews) => reviews,
    placeOf: ({ writtenAt, id }) => [writtenAt, id],
    count: (most) => countReviewsOf(scope.database, of, most),
  });
}

/** A page of what readers wrote about the viewer and their books and the viewer has not answered, newest first. */
export async function listReviewsToAnswer(scope: Scope, request: PageArguments): Promise<Page<Review>> {
  const viewer = await requireAbility(scope, 'reviews:read');
  return listReviews(scope, { toAnswerBy: viewer.id }, request);
}

/** What the reviews of these editions come to, in the same order. */
export async function findReviewSummaries(
  scope: Scope,
  editionIds: readonly string[],
): Promise<ReviewSummary[]> {
  const totals = await reviewTotals(scope.database, editionIds);
  return editionIds.map((id) => summaryOf(totals.filter(({ editionId }) => editionId === id)));
}

/** What the viewer has to do with reviews of something: the one they wrote, and whether they can write one. */
export interface OwnReview {
  review: Review | null;
  canReview: boolean;
}

/** As to these editions, in the same order: who received a book can review it, once. */
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

/** As to these sellers, in the same order: who received something from one can review them, once. */
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

/** What is told of these sellers from what happened, in the same order; null of those with few orders. */
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
