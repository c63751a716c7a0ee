import { refuse } from '../../domain/shared/errors.js';
import { BookEntity } from '../../persistence/entities/catalogue.js';
import { findRemovals } from '../../persistence/queries/moderation/moderation.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';
import { lockedOwnBook, ownBook } from './ownBook.js';

/**
 * The seller puts a listing back on the market, where it was in the lists, and answers its id; doing it again changes
 * nothing. Refuses what ownBook refuses, and LISTING_REMOVED for what an administrator took off the
 * market.
 */
export async function putBackBook(scope: Scope, input: unknown): Promise<string> {
  const { id, sellerId } = await ownBook(scope, input);
  await scope.database.transaction(async (tx) => {
    await lockedOwnBook(scope, tx, id);
    const [removal] = await findRemovals(tx, [id]);
    if (removal) refuse('LISTING_REMOVED', { field: ['bookId'], values: { reason: removal.reason } });
    await tx.update(BookEntity, { id }, { unlistedAt: null, updatedAt: scope.clock.now() });
    await record(scope, tx, { type: 'ListingChanged', bookId: id, sellerId, change: 'PUT_BACK' });
  });
  return id;
}
