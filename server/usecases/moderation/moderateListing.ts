import { parseInput, refuse } from '../../domain/errors.js';
import { removeListingSchema, restoreListingSchema } from '../../domain/moderation.js';
import { topics } from '../../events/events.js';
import { BookEntity } from '../../persistence/entities/catalogue.js';
import { booksByIds, type StoredBook } from '../../persistence/queries/books.js';
import { lockBooks } from '../../persistence/queries/copies.js';
import { removalReasons, resolveReports } from '../../persistence/queries/moderation.js';
import type { Transaction } from '../../persistence/transaction.js';
import { today, type Scope } from '../scope.js';
import { recordAction, requireAdministrator } from './administrator.js';

/**
 * Takes a listing off the market for a reason, which its seller is shown, and settles the reports on it; answers its id.
 * What was ordered goes on. Refuses ADMINISTRATORS_ONLY, BOOK_NOT_FOUND, and LISTING_REMOVED when it is off already.
 */
export async function removeListing(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAdministrator(scope);
  const { bookId, reason } = parseInput(removeListingSchema, input);
  const now = scope.clock.now();
  await scope.database.transaction(async (tx) => {
    const { sellerId, removedBecause } = await lockedListing(scope, tx, bookId);
    if (removedBecause) {
      refuse('LISTING_REMOVED', { field: ['bookId'], values: { reason: removedBecause } });
    }
    const kind = 'REMOVE_LISTING';
    const removedBy = await recordAction(tx, { kind, actorId: viewer.id, bookId, reason, now });
    await tx.update(BookEntity, { id: bookId }, { unlistedAt: now, removedBy, updatedAt: now });
    await resolveReports(tx, { bookId }, removedBy);
    await scope.events.publish(tx, [topics.shop(sellerId)]);
  });
  return bookId;
}

/** Puts a listing back that administrators took off the market; answers its id. Refuses LISTING_NOT_REMOVED. */
export async function restoreListing(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAdministrator(scope);
  const { bookId } = parseInput(restoreListingSchema, input);
  const now = scope.clock.now();
  await scope.database.transaction(async (tx) => {
    const { sellerId, removedBecause } = await lockedListing(scope, tx, bookId);
    if (!removedBecause) refuse('LISTING_NOT_REMOVED', { field: ['bookId'] });
    await recordAction(tx, { kind: 'RESTORE_LISTING', actorId: viewer.id, bookId, now });
    await tx.update(BookEntity, { id: bookId }, { unlistedAt: null, removedBy: null, updatedAt: now });
    await scope.events.publish(tx, [topics.shop(sellerId)]);
  });
  return bookId;
}

/** A listing while nobody can order or change it, and why administrators took it off the market, if they did. */
async function lockedListing(
  scope: Scope,
  tx: Transaction,
  bookId: string,
): Promise<Pick<StoredBook, 'sellerId'> & { removedBecause: string | undefined }> {
  await lockBooks(tx, [bookId]);
  const [book] = await booksByIds(tx, [bookId], today(scope));
  if (!book) return refuse('BOOK_NOT_FOUND', { field: ['bookId'] });
  const reasons = await removalReasons(tx, [bookId]);
  return { sellerId: book.sellerId, removedBecause: reasons.get(bookId) };
}
