import { parseInput } from '../../domain/shared/errors.js';
import { adjustCopiesSchema, adjustedCopies, copiesToAdd } from '../../domain/catalogue/listingEdit.js';
import { BookEntity } from '../../persistence/entities/catalogue.js';
import type { Transaction } from '../../persistence/transaction.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { onceUnderKey } from '../onceUnderKey.js';
import { lockedOwnBook, ownBook } from './ownBook.js';

/**
 * Adds copies to the viewer's listing, or removes some if `delta` is negative. Returns the listing's ID. A repeated
 * request with the same idempotencyKey changes nothing. Throws what ownBook throws, COPIES_OUT_OF_RANGE if the new
 * number is not from 0 to 1,000,000, COPIES_TAKEN if promised copies would be removed, and IDEMPOTENCY_KEY_REUSED if
 * the key was used with other input.
 */
export async function adjustCopies(scope: Scope, input: unknown): Promise<string> {
  await requireAbility(scope, 'listings:write');
  const { bookId, delta, idempotencyKey: key } = parseInput(adjustCopiesSchema, input);
  const { id, sellerId } = await ownBook(scope, { bookId });
  const content = { bookId, delta };
  const request = {
    userId: sellerId,
    action: 'ADJUST_COPIES',
    key,
    content,
    now: scope.clock.now(),
  } as const;
  return scope.database.transaction((tx) =>
    onceUnderKey(tx, request, id, () => adjust(scope, tx, id, delta)),
  );
}

async function adjust(scope: Scope, tx: Transaction, id: string, delta: number): Promise<void> {
  const { copies, sellerId } = await lockedOwnBook(scope, tx, id);
  const added = copiesToAdd(adjustedCopies(delta, copies), copies, 'delta');
  const change = { freeCopies: copies.sellable + added, updatedAt: scope.clock.now() };
  await tx.update(BookEntity, { id }, change);
  await record(scope, tx, { type: 'ListingChanged', bookId: id, sellerId, change: 'COPIES_ADJUSTED' });
}
