import type { AccountPrincipal } from '../../domain/accounts/principal.js';
import type { Readable } from 'node:stream';
import { receivePhoto } from '../../covers/photos/receivePhoto.js';
import { forgetPhotos, storePhoto, type ProcessedPhoto } from '../../covers/photos/storedPhoto.js';
import { MOST_PHOTOS, placeFor } from '../../domain/catalogue/photos.js';
import { refuse } from '../../domain/shared/errors.js';
import { newId } from '../../persistence/ids.js';
import { pictureOrder } from '../covers/pictureOrder.js';
import type { Scope } from '../scope.js';

/** A photo whose image files are stored under its id, and whose row is still to be inserted. */
export interface NewPhoto {
  id: string;
  position: number;
  width: number;
  height: number;
  contentHash: string;
  addedAt: Date;
}

/**
 * Inserts the row of a new photo in a transaction that locks the other photos. `place` takes those photos and returns
 * the row, or null if no row is to be inserted.
 */
export type Keeping = (
  place: (others: readonly { id: string; contentHash: string }[]) => NewPhoto | null,
) => Promise<void>;

/** The kind of a new photo, its content, and the maximum number of photos of its listing, fulfillment or dispute. */
interface Upload {
  kind: 'photo' | 'orderphoto' | 'disputephoto';
  picture: Readable;
  most?: number;
}

/**
 * Stores an uploaded photo, inserts its row with `keep` and returns the photo's id. If the same picture exists
 * already, returns the id of the existing photo. Throws TOO_MANY_ATTEMPTS after 200 uploads within an hour,
 * TOO_MANY_PHOTOS if there are already `most` photos, and what receivePhoto throws. If no row is inserted, the image files
 * are deleted again; if `keep` throws, sweepPictures deletes them later.
 */
export async function keepPhoto(
  scope: Scope,
  viewer: AccountPrincipal,
  { kind, picture, most = MOST_PHOTOS }: Upload,
  keep: Keeping,
): Promise<string> {
  await scope.rateLimits.consume('upload', viewer.id);
  const photo = await receivePhoto(picture, scope.makePhoto, pictureOrder(scope, viewer.id));
  const id = newId(kind);
  await storePhoto(scope.files, id, photo);
  const kept = await idOfKept(scope, { id, photo, most }, keep);
  if (kept !== id) await forgetPhotos(scope.files, [id]);
  return kept ?? refuse('TOO_MANY_PHOTOS', { field: ['photo'], values: { max: most } });
}

/**
 * Returns the id of the new or existing photo; null if there are already `most` photos. If the transaction is retried, the
 * id is determined again.
 */
async function idOfKept(
  scope: Scope,
  { id, photo, most }: { id: string; photo: ProcessedPhoto; most: number },
  keep: Keeping,
): Promise<string | null> {
  const { width, height, hash: contentHash } = photo;
  let kept: string | null = null;
  await keep((others) => {
    const place = placeFor(others, contentHash, most);
    kept = null;
    if (place === 'FULL') return null;
    kept = 'there' in place ? place.there : id;
    if ('there' in place) return null;
    return { id, ...place, width, height, contentHash, addedAt: scope.clock.now() };
  });
  return kept;
}
