import { BookEntity } from '../../persistence/entities/catalogue.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';
import { lockedOwnBook, ownBook } from './ownBook.js';

/**
 * Takes the viewer's listing off the market and returns its ID. Repeating the call changes nothing. Orders
 * continue, and carts show that the book is no longer offered. Throws what ownBook throws.
 */
export async function takeOffBook(scope: Scope, input: unknown): Promise<string> {
  const { id, sellerId } = await ownBook(scope, input);
  const now = scope.clock.now();
  await scope.database.transaction(async (tx) => {
    const { status } = await lockedOwnBook(scope, tx, id);
    if (status === 'UNLISTED') return;
    await tx.update(BookEntity, { id }, { unlistedAt: now, updatedAt: now });
    await record(scope, tx, { type: 'ListingChanged', bookId: id, sellerId, change: 'TAKEN_OFF' });
  });
  return id;
}
