import { canSeeUnlisted } from '../../domain/catalogue/policies.js';
import { canSeePhotosOf, partyOf } from '../../domain/orders/policies.js';
import { keepsBook } from '../../persistence/queries/books/covers.js';
import { bookOfPhoto } from '../../persistence/queries/photos/bookPhotos.js';
import { sidesOfPhoto } from '../../persistence/queries/photos/orderPhotos.js';
import { noteStaffReads } from '../noteStaffAction.js';
import type { Scope } from '../scope.js';

/**
 * Returns null if the viewer may not see the photo; otherwise, `isPublic` is true if everybody may. Photos of a
 * listing on the market are public. Photos of a listing off the market follow the rules for its cover. Photos of a
 * rental are shown to its buyer, its seller and staff who may see all orders.
 */
export async function viewPhoto(scope: Scope, id: string): Promise<{ isPublic: boolean } | null> {
  return id.startsWith('orderphoto_') ? viewOrderPhoto(scope, id) : viewBookPhoto(scope, id);
}

async function viewBookPhoto(scope: Scope, id: string): Promise<{ isPublic: boolean } | null> {
  const book = await bookOfPhoto(scope.database, id);
  if (!book) return null;
  if (!book.unlisted) return { isPublic: true };
  const viewer = await scope.principal();
  if (!viewer) return null;
  const sees = canSeeUnlisted(viewer, book) || (await keepsBook(scope.database, viewer.id, book.bookId));
  return sees ? { isPublic: false } : null;
}

async function viewOrderPhoto(scope: Scope, id: string): Promise<{ isPublic: boolean } | null> {
  const viewer = await scope.principal();
  const sides = viewer && (await sidesOfPhoto(scope.database, id));
  if (!sides || !canSeePhotosOf(viewer, sides)) return null;
  // Reading a photo of other people's rental is recorded in the audit log.
  if (!partyOf(viewer, sides))
    await noteStaffReads(scope, [
      { action: 'READ_PHOTO', staffId: viewer.id, userId: sides.buyerId, detail: id },
    ]);
  return { isPublic: false };
}
