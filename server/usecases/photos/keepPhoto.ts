import type { AccountPrincipal } from '../../domain/accounts/principal.js';
import type { Readable } from 'node:stream';
import { receivePhoto } from '../../covers/photos/receivePhoto.js';
import { forgetPhotos, storePhoto, type ProcessedPhoto } from '../../covers/photos/storedPhoto.js';
import { MOST_PHOTOS, placeFor } from '../../domain/catalogue/photos.js';
import { refuse } from '../../domain/shared/errors.js';
import { newId } from '../../persistence/ids.js';
import { pictureOrder } from '../covers/pictureOrder.js';
import type { Scope } from '../scope.js';

/** A photo that is about to get a row: on the disk already, under its id. */
export interface NewPhoto {
  id: string;
  position: number;
  width: number;
  height: number;
  contentHash: string;
  addedAt: Date;
}

/** Inserts the row in the place that is free, among the photos that are there; called with them locked. */
export type Keeping = (
  place: (others: readonly { id: string; contentHash: string }[]) => NewPhoto | null,
) => Promise<void>;

/**
 * Receives an uploaded photo, has its row inserted and returns its id, or that of the same existing picture.
 * Refuses what receivePhoto refuses, TOO_MANY_ATTEMPTS, and TOO_MANY_PHOTOS after six. The images of a
 * refused photo are deleted again.
 */
export async function keepPhoto(
  scope: Scope,
  viewer: AccountPrincipal,
  { kind, picture }: { kind: 'photo' | 'orderphoto'; picture: Readable },
  keep: Keeping,
): Promise<string> {
  await scope.rateLimits.consume('upload', viewer.id);
  const photo = await receivePhoto(picture, scope.makePhoto, pictureOrder(scope, viewer.id));
  const id = newId(kind);
  await storePhoto(scope.files, id, photo);
  const kept = await idOfKept(scope, id, photo, keep);
  if (kept !== id) await forgetPhotos(scope.files, [id]);
  return kept ?? refuse('TOO_MANY_PHOTOS', { field: ['photo'], values: { max: MOST_PHOTOS } });
}

/** Null if there is no place for it. A retried transaction looks for a place again. */
async function idOfKept(
  scope: Scope,
  id: string,
  { width, height, hash: contentHash }: ProcessedPhoto,
  keep: Keeping,
): Promise<string | null> {
  let kept: string | null = null;
  await keep((others) => {
    const place = placeFor(others, contentHash);
    kept = null;
    if (place === 'FULL') return null;
    kept = 'there' in place ? place.there : id;
    if ('there' in place) return null;
    return { id, ...place, width, height, contentHash, addedAt: scope.clock.now() };
  });
  return kept;
}
