import { parseInput, refuse } from '../../domain/shared/errors.js';
import { removeListingSchema, restoreListingSchema } from '../../domain/catalogue/moderation.js';
import { booksByIds } from '../../persistence/queries/books/books.js';
import { lockBooks } from '../../persistence/queries/stock/copies.js';
import { lockedAccount } from '../../persistence/queries/accounts/moderatedAccounts.js';
import {
  findRemovals,
  removeListing as storeRemoval,
  resolveReports,
  restoreListings,
  type Removal,
} from '../../persistence/queries/moderation/moderation.js';
import type { Transaction } from '../../persistence/transaction.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';
import { recordAction } from './recordAction.js';

/**
 * Removes a listing from the market for a reason, which its seller is shown, settles the reports on it and
 * returns its id. Orders continue. Refuses BOOK_NOT_FOUND, and LISTING_REMOVED if it is removed already.
 */
export async function removeListing(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'listings:moderate');
  const { bookId, reason } = parseInput(removeListingSchema, input);
  const now = scope.clock.now();
  await scope.database.transaction(async (tx) => {
    const { sellerId, removal } = await lockedListing(scope, tx, bookId);
    if (removal) refuse('LISTING_REMOVED', { field: ['bookId'], values: { reason: removal.reason } });
    const kind = 'REMOVE_LISTING';
    const removedBy = await recordAction(tx, { kind, actorId: viewer.id, bookId, reason, now });
    await storeRemoval(tx, bookId, removedBy, now);
    await resolveReports(tx, { bookId }, removedBy);
    await record(scope, tx, { type: 'ListingRemoved', bookId, sellerId, actionId: removedBy });
  });
  return bookId;
}

/**
 * Restores a listing that an administrator removed, and returns its id. A listing that its seller had
 * unlisted before stays unlisted. Refuses BOOK_NOT_FOUND, LISTING_NOT_REMOVED, and SELLER_INACTIVE while its
 * seller's account is suspended, and for good once it is closed.
 */
export async function restoreListing(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'listings:moderate');
  const { bookId } = parseInput(restoreListingSchema, input);
  const now = scope.clock.now();
  await scope.database.transaction(async (tx) => {
    const { sellerId, isSellerActive, removal } = await lockedListing(scope, tx, bookId);
    if (!removal) return refuse('LISTING_NOT_REMOVED', { field: ['bookId'] });
    if (!isSellerActive) return refuse('SELLER_INACTIVE', { field: ['bookId'] });
    const actionId = await recordAction(tx, { kind: 'RESTORE_LISTING', actorId: viewer.id, bookId, now });
    await restoreListings(tx, removal.actionId, now);
    return record(scope, tx, { type: 'ListingRestored', bookId, sellerId, actionId });
  });
  return bookId;
}

interface LockedListing {
  sellerId: string;
  isSellerActive: boolean;
  removal: Removal | undefined;
}

/**
 * Returns a listing, locked against orders, changes and a suspension of its seller. Lock order: that of
 * suspendAccount.
 */
async function lockedListing(scope: Scope, tx: Transaction, bookId: string): Promise<LockedListing> {
  const [book] = await booksByIds(tx, [bookId], today(scope));
  if (!book) return refuse('BOOK_NOT_FOUND', { field: ['bookId'] });
  const { sellerId } = book;
  const seller = await lockedAccount(tx, sellerId);
  await lockBooks(tx, [bookId]);
  const [removal] = await findRemovals(tx, [bookId]);
  return { sellerId, removal, isSellerActive: !!seller && !seller.closed && !seller.suspendedBy };
}
