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
 * Removes a listing from the market for a reason that its seller can read, and settles the reports on the listing.
 * Returns the listing's id. Orders continue. Throws BOOK_NOT_FOUND if the listing is unknown, and LISTING_REMOVED if
 * it is already removed.
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
 * Restores a listing that a moderator removed, and returns the listing's id. A listing that the seller had taken
 * off the market earlier stays off. Throws BOOK_NOT_FOUND if the listing is unknown, LISTING_NOT_REMOVED if it is not
 * removed, and SELLER_INACTIVE if the seller's account is suspended or closed.
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
 * Returns a listing and locks it against orders, changes and a suspension of its seller. Lock order: first the
 * seller's account, then the listing, as in suspendAccount. Throws BOOK_NOT_FOUND if the listing is unknown.
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
