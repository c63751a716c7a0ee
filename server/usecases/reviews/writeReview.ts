import { scoreOf } from '../../domain/orders/rating.js';
import { isSeller } from '../../domain/catalogue/policies.js';
import { reviewBookSchema, reviewSellerSchema } from '../../domain/reviews/review.js';
import { refuse } from '../../domain/shared/errors.js';
import { ReviewEntity } from '../../persistence/entities/reviews.js';
import { newRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import { accountById } from '../../persistence/queries/accounts/accounts.js';
import { heldEditionOf } from '../../persistence/queries/editions/placing.js';
import { receivedEditionOf, receivedFrom } from '../../persistence/queries/reviews/received.js';
import { violatedConstraint } from '../../persistence/transaction.js';
import { findBooks } from '../catalogue/findBooks.js';
import { insertAndRecord } from '../record.js';
import { readInput } from '../readInput.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/**
 * Adds the viewer's review of a book and returns its id. The viewer must have received a copy of the same edition,
 * from any seller. Throws BOOK_NOT_FOUND if the book is unknown, OWN_LISTING_REVIEW if the viewer sells it,
 * REVIEW_NOT_RECEIVED if the viewer has received no copy, ALREADY_REVIEWED if the viewer has reviewed the edition,
 * and TOO_MANY_ATTEMPTS beyond 60 reviews and ratings a minute.
 */
export async function reviewBook(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'reviews:write');
  const { bookId, stars, text } = await readInput(reviewBookSchema, input);
  const [book] = await findBooks(scope, [bookId]);
  if (!book) return refuse('BOOK_NOT_FOUND', { field: ['bookId'] });
  if (isSeller(viewer, book)) return refuse('OWN_LISTING_REVIEW', { field: ['bookId'] });
  const received = await receivedEditionOf(scope.database, viewer.id, bookId);
  if (!received) return refuse('REVIEW_NOT_RECEIVED', { field: ['bookId'] });
  const { editionId: _, ...copy } = received;
  return store(scope, { ...copy, authorId: viewer.id, score: scoreOf(stars), text });
}

/**
 * Adds the viewer's review of a seller and returns its id. Throws USER_NOT_FOUND if the seller is unknown,
 * OWN_LISTING_REVIEW if the seller is the viewer, REVIEW_NOT_RECEIVED if the viewer has received nothing from the
 * seller, ALREADY_REVIEWED if the viewer has reviewed the seller, and TOO_MANY_ATTEMPTS beyond 60 reviews and ratings
 * a minute.
 */
export async function reviewSeller(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'reviews:write');
  const { sellerId, text } = await readInput(reviewSellerSchema, input);
  if (viewer.id === sellerId) return refuse('OWN_LISTING_REVIEW', { field: ['sellerId'] });
  if (!(await accountById(scope.database, sellerId)))
    return refuse('USER_NOT_FOUND', { field: ['sellerId'] });
  const [received] = await receivedFrom(scope.database, viewer.id, [sellerId]);
  if (!received) return refuse('REVIEW_NOT_RECEIVED', { field: ['sellerId'] });
  return store(scope, { ...received, authorId: viewer.id, text });
}

interface NewReview {
  authorId: string;
  sellerId: string;
  fulfillmentId: string;
  bookId?: string;
  score?: number;
  text: string;
}

async function store(scope: Scope, review: NewReview): Promise<string> {
  await scope.rateLimits.consume('rating', review.authorId);
  const { authorId, sellerId } = review;
  const id = newId('review');
  const row = { id, ...review, writtenAt: scope.clock.now() };
  try {
    await scope.database.transaction(async (tx) => {
      // Reads the edition under a lock, because a moderator may have moved the listing to another edition
      // meanwhile.
      const place = review.bookId && { editionId: await heldEditionOf(tx, review.bookId) };
      const event = { type: 'ReviewWritten', reviewId: id, authorId, sellerId } as const;
      await insertAndRecord(scope, tx, [newRows(ReviewEntity, [{ ...row, ...place }])], event);
    });
  } catch (error) {
    if (violatedConstraint(error)?.startsWith('one_review_of_')) return refuse('ALREADY_REVIEWED');
    throw error;
  }
  return id;
}
