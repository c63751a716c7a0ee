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
 * Adds copies to the viewer's listing, or removes some if `delta` is negative, and returns its ID. Runs once
 * for each idempotencyKey. Throws what ownBook throws, COPIES_OUT_OF_RANGE, COPIES_TAKEN if copies on rent or
 * promised would be removed, and IDEMPOTENCY_KEY_REUSED.
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
