import { photoPaths, type PhotoPaths } from '../../covers/photos/storedPhoto.js';
import { can } from '../../domain/accounts/principal.js';
import { canSeePhotosOf, partyOf } from '../../domain/orders/policies.js';
import { refuse } from '../../domain/shared/errors.js';
import { photosOfBooks, type StoredBookPhoto } from '../../persistence/queries/photos/bookPhotos.js';
import {
  photosOfFulfillments,
  sidesOfFulfillments,
  type StoredOrderPhoto,
} from '../../persistence/queries/photos/orderPhotos.js';
import { requireBook } from '../catalogue/findBooks.js';
import { noteStaffReads } from '../noteStaffAction.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** A photo of a listing, with the paths of its images. */
export type BookPhoto = StoredBookPhoto & PhotoPaths;

/** A photo of rented copies, with the paths of its images. */
export type OrderPhoto = StoredOrderPhoto & PhotoPaths;

const withPaths = <Photo extends { id: string }>(photo: Photo): Photo & PhotoPaths => ({
  ...photo,
  ...photoPaths(photo.id),
});

/**
 * Returns the photos of each of these books, in the seller's order. The caller must check that the viewer may see the
 * books.
 */
export async function findBookPhotos(scope: Scope, bookIds: readonly string[]): Promise<BookPhoto[][]> {
  const photos = await photosOfBooks(scope.database, bookIds);
  return bookIds.map((id) => photos.filter(({ bookId }) => bookId === id).map(withPaths));
}

/** Returns the photos of a listing. Throws BOOK_NOT_FOUND if the viewer may not see the listing. */
export async function viewBookPhotos(scope: Scope, bookId: string): Promise<BookPhoto[]> {
  await requireBook(scope, bookId, ['bookId']);
  const [photos = []] = await findBookPhotos(scope, [bookId]);
  return photos;
}

/**
 * Returns the photos of each of these fulfillments, oldest first. The caller must check that the viewer may see the
 * fulfillments. Reads by staff are recorded in the audit log.
 */
export async function findOrderPhotos(
  scope: Scope,
  fulfillmentIds: readonly string[],
): Promise<OrderPhoto[][]> {
  const photos = await photosOfFulfillments(scope.database, fulfillmentIds);
  await noteStaffReading(scope, [...new Set(photos.map(({ fulfillmentId }) => fulfillmentId))]);
  return fulfillmentIds.map((id) => photos.filter((photo) => photo.fulfillmentId === id).map(withPaths));
}

/**
 * Returns the photos of a fulfillment. Throws FULFILLMENT_NOT_FOUND unless the viewer is the buyer, the seller, or a
 * member of staff who may see all orders.
 */
export async function viewOrderPhotos(scope: Scope, fulfillmentId: string): Promise<OrderPhoto[]> {
  const viewer = await requireAbility(scope, 'orders:read', 'sales:read', 'orders:read-any');
  const [sides] = await sidesOfFulfillments(scope.database, [fulfillmentId]);
  if (!sides || !canSeePhotosOf(viewer, sides)) refuse('FULFILLMENT_NOT_FOUND', { field: ['fulfillmentId'] });
  const [photos = []] = await findOrderPhotos(scope, [fulfillmentId]);
  return photos;
}

/** Records that staff read photos of other people's rentals. Runs no statement for viewers who are not staff. */
async function noteStaffReading(scope: Scope, fulfillmentIds: readonly string[]): Promise<void> {
  const viewer = await scope.principal();
  if (!viewer || !can(viewer, 'orders:read-any') || fulfillmentIds.length === 0) return;
  const all = await sidesOfFulfillments(scope.database, fulfillmentIds);
  const foreign = all.filter((sides) => partyOf(viewer, sides) === null);
  await noteStaffReads(
    scope,
    foreign.map(({ fulfillmentId, buyerId }) => ({
      action: 'READ_PHOTO',
      staffId: viewer.id,
      userId: buyerId,
      detail: fulfillmentId,
    })),
  );
}
