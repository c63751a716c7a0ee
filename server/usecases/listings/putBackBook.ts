import { refuse } from '../../domain/shared/errors.js';
import { BookEntity } from '../../persistence/entities/catalogue.js';
import { findRemovals } from '../../persistence/queries/moderation/moderation.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';
import { lockedOwnBook, ownBook } from './ownBook.js';

/**
 * Puts the viewer's listing back on the market, at its previous position in lists, and returns its ID. Repeating the
 * call changes nothing. Throws what ownBook throws, and LISTING_REMOVED if a moderator removed the listing.
 */
export async function putBackBook(scope: Scope, input: unknown): Promise<string> {
  const { id, sellerId } = await ownBook(scope, input);
  await scope.database.transaction(async (tx) => {
    const { status } = await lockedOwnBook(scope, tx, id);
    const [removal] = await findRemovals(tx, [id]);
    if (removal) refuse('LISTING_REMOVED', { field: ['bookId'], values: { reason: removal.reason } });
    if (status !== 'UNLISTED') return;
    await tx.update(BookEntity, { id }, { unlistedAt: null, updatedAt: scope.clock.now() });
    await record(scope, tx, { type: 'ListingChanged', bookId: id, sellerId, change: 'PUT_BACK' });
  });
  return id;
}
