import { topics } from '../../events/events.js';
import { BookEntity } from '../../persistence/entities/catalogue.js';
import type { Scope } from '../scope.js';
import { lockedOwnBook, ownBook } from './ownBook.js';

/**
 * The seller puts a listing back on the market, where it was in the lists, and answers its id; doing it again changes
 * nothing. Refuses what ownBook refuses.
 */
export async function putBackBook(scope: Scope, input: unknown): Promise<string> {
  const { id, sellerId } = await ownBook(scope, input);
  await scope.database.transaction(async (tx) => {
    await lockedOwnBook(scope, tx, id);
    await tx.update(BookEntity, { id }, { unlistedAt: null, updatedAt: scope.clock.now() });
    await scope.events.publish(tx, [topics.shop(sellerId)]);
  });
  return id;
}
