import { BookEntity } from '../../persistence/entities/catalogue.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';
import { lockedOwnBook, ownBook } from './ownBook.js';

/**
 * The seller takes a listing off the market and answers its id; doing it again changes nothing. What was ordered goes
 * on, and lines of carts say that the book is no longer offered. Refuses what ownBook refuses.
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
