import { photoPaths, type PhotoPaths } from '../../covers/photos/storedPhoto.js';
import { canSeeDisputePhotosOf, partyOf } from '../../domain/orders/policies.js';
import { refuse } from '../../domain/shared/errors.js';
import {
  photosOfDisputes,
  sidesOfDisputes,
  type StoredDisputePhoto,
} from '../../persistence/queries/photos/disputePhotos.js';
import { noteStaffReads } from '../noteStaffAction.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** A photo of a dispute, with the paths of its images. */
export type DisputePhoto = StoredDisputePhoto & PhotoPaths;

/**
 * Returns the photos of each of these disputes, oldest first; none if the viewer may not see them. Reads by staff are recorded
 * in the audit log.
 */
export async function findDisputePhotos(scope: Scope, ids: readonly string[]): Promise<DisputePhoto[][]> {
  const viewer = await scope.principal();
  const photos = await photosOfDisputes(scope.database, ids);
  if (photos.length === 0 || !viewer) return ids.map(() => []);
  const withPhotos = new Set(photos.map(({ disputeId }) => disputeId));
  const sides = await sidesOfDisputes(scope.database, [...withPhotos]);
  const seen = sides.filter((each) => canSeeDisputePhotosOf(viewer, each));
  await noteStaffReads(
    scope,
    seen
      .filter((each) => partyOf(viewer, each) === null)
      .map(({ disputeId: detail, buyerId }) => ({
        action: 'READ_PHOTO',
        staffId: viewer.id,
        userId: buyerId,
        detail,
      })),
  );
  const seenIds = new Set(seen.map(({ disputeId }) => disputeId));
  return ids.map((id) =>
    photos
      .filter(({ disputeId }) => disputeId === id && seenIds.has(id))
      .map((photo) => ({ ...photo, ...photoPaths(photo.id) })),
  );
}

/**
 * Returns the photos of a dispute. Throws DISPUTE_NOT_FOUND unless the viewer is the buyer, the seller, or a member of
 * staff who decides disputes.
 */
export async function viewDisputePhotos(scope: Scope, disputeId: string): Promise<DisputePhoto[]> {
  const viewer = await requireAbility(scope, 'orders:read', 'sales:read', 'disputes:decide');
  const [sides] = await sidesOfDisputes(scope.database, [disputeId]);
  if (!sides || !canSeeDisputePhotosOf(viewer, sides)) refuse('DISPUTE_NOT_FOUND', { field: ['disputeId'] });
  const [photos = []] = await findDisputePhotos(scope, [disputeId]);
  return photos;
}
