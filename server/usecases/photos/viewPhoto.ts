import { storedPhoto, type PhotoSize } from '../../covers/photos/storedPhoto.js';
import type { Viewer } from '../../domain/accounts/principal.js';
import { canSeeUnlisted } from '../../domain/catalogue/policies.js';
import { canSeeDisputePhotosOf, canSeePhotosOf, partyOf, type Sides } from '../../domain/orders/policies.js';
import { refuse } from '../../domain/shared/errors.js';
import { keepsBook } from '../../persistence/queries/books/covers.js';
import { bookOfPhoto } from '../../persistence/queries/photos/bookPhotos.js';
import { sidesOfDisputePhoto } from '../../persistence/queries/photos/disputePhotos.js';
import { sidesOfPhoto } from '../../persistence/queries/photos/orderPhotos.js';
import type { Queryable } from '../../persistence/sql.js';
import type { ViewedPicture } from '../covers/viewCover.js';
import { noteStaffReads } from '../noteStaffAction.js';
import type { Scope } from '../scope.js';

/**
 * Returns a photo. Throws NOT_FOUND if the viewer may not see it. Photos of a listing on the market are public. Photos of a
 * listing off the market follow the rules for its cover.
 *
 * Photos of a rental are shown to its buyer, its seller and staff who may see all orders. Photos of a dispute are shown to its
 * buyer, its seller and staff who decide disputes.
 */
export async function viewPhoto(scope: Scope, id: string, size: PhotoSize): Promise<ViewedPicture> {
  const isPublic = await admit(scope, id);
  const image = (await storedPhoto(scope.files, id, size)) ?? refuse('NOT_FOUND');
  return { image, isPublic };
}

async function admit(scope: Scope, id: string): Promise<boolean> {
  if (id.startsWith('orderphoto_'))
    return admitAsSide(scope, id, { sidesOf: sidesOfPhoto, canSee: canSeePhotosOf });
  if (id.startsWith('disputephoto_'))
    return admitAsSide(scope, id, { sidesOf: sidesOfDisputePhoto, canSee: canSeeDisputePhotosOf });
  return admitToBookPhoto(scope, id);
}

/**
 * Returns true if the photo is public, and false if it is visible to the viewer but not to everyone. Throws NOT_FOUND
 * if the viewer may not see the photo.
 */
async function admitToBookPhoto(scope: Scope, id: string): Promise<boolean> {
  const book = (await bookOfPhoto(scope.database, id)) ?? refuse('NOT_FOUND');
  if (!book.unlisted) return true;
  const viewer = (await scope.principal()) ?? refuse('NOT_FOUND');
  const sees = canSeeUnlisted(viewer, book) || (await keepsBook(scope.database, viewer.id, book.bookId));
  return sees ? false : refuse('NOT_FOUND');
}

/** The rule for photos that only the two sides of a fulfillment and certain staff may see. */
interface PrivatePhotos {
  sidesOf: (database: Queryable, id: string) => Promise<Sides | null>;
  canSee: (viewer: Viewer, sides: Sides) => boolean;
}

/**
 * Returns false, because photos of rented copies and of disputes are never public. Throws NOT_FOUND if the viewer may not
 * see the photo.
 */
async function admitAsSide(scope: Scope, id: string, { sidesOf, canSee }: PrivatePhotos): Promise<boolean> {
  const viewer = (await scope.principal()) ?? refuse('NOT_FOUND');
  const sides = (await sidesOf(scope.database, id)) ?? refuse('NOT_FOUND');
  if (!canSee(viewer, sides)) refuse('NOT_FOUND');
  // Staff reads of other people's photos are recorded in the audit log.
  if (!partyOf(viewer, sides))
    await noteStaffReads(scope, [
      { action: 'READ_PHOTO', staffId: viewer.id, userId: sides.buyerId, detail: id },
    ]);
  return false;
}
