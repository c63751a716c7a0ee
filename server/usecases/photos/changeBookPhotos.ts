import { forgetPhotos } from '../../covers/photos/storedPhoto.js';
import {
  assertNamesAll,
  bookPhotoSchema,
  captionSchema,
  photoOrderSchema,
} from '../../domain/catalogue/photos.js';
import { parseInput } from '../../domain/shared/errors.js';
import { BookPhotoEntity } from '../../persistence/entities/photos.js';
import {
  photosOfBooks,
  placePhotos,
  type StoredBookPhoto,
} from '../../persistence/queries/photos/bookPhotos.js';
import type { Transaction } from '../../persistence/transaction.js';
import { lockedOwnBook, ownBook } from '../listings/ownBook.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { ownPhoto } from './ownPhoto.js';

/**
 * Changes or removes the caption of a photo of the viewer's listing, and returns the id of the listing. Throws what
 * ownPhoto throws.
 */
export async function captionBookPhoto(scope: Scope, input: unknown): Promise<string> {
  await requireAbility(scope, 'listings:write');
  const { photoId, caption } = parseInput(captionSchema, input);
  const { bookId } = await ownPhoto(scope, photoId);
  return changePhotos(scope, bookId, (tx) => tx.update(BookPhotoEntity, { id: photoId }, { caption }));
}

/**
 * Reorders the photos of the viewer's listing and returns the listing's id. Throws PHOTO_ORDER_INVALID unless
 * `photoIds` names each photo once, and what ownBook throws.
 */
export async function reorderBookPhotos(scope: Scope, input: unknown): Promise<string> {
  await requireAbility(scope, 'listings:write');
  const { bookId, photoIds } = parseInput(photoOrderSchema, input);
  await ownBook(scope, { bookId });
  return changePhotos(scope, bookId, async (tx, photos) => {
    assertNamesAll(photos, photoIds);
    await placePhotos(tx, bookId, photoIds);
  });
}

/**
 * Removes a photo of the viewer's listing together with its image files, and returns the id of the listing. Throws
 * what ownPhoto throws.
 */
export async function removeBookPhoto(scope: Scope, input: unknown): Promise<string> {
  await requireAbility(scope, 'listings:write');
  const { photoId } = parseInput(bookPhotoSchema, input);
  const { bookId } = await ownPhoto(scope, photoId);
  await changePhotos(scope, bookId, async (tx, photos) => {
    await tx.delete(BookPhotoEntity, { id: photoId });
    const others = photos.flatMap(({ id }) => (id === photoId ? [] : [id]));
    await placePhotos(tx, bookId, others);
  });
  await forgetPhotos(scope.files, [photoId]);
  return bookId;
}

/** Locks the viewer's listing, runs `change` with the listing's photos and returns the listing's id. */
async function changePhotos(
  scope: Scope,
  bookId: string,
  change: (tx: Transaction, photos: StoredBookPhoto[]) => Promise<void>,
): Promise<string> {
  await scope.database.transaction(async (tx) => {
    const { sellerId } = await lockedOwnBook(scope, tx, bookId);
    await change(tx, await photosOfBooks(tx, [bookId]));
    await record(scope, tx, { type: 'ListingChanged', bookId, sellerId, change: 'EDITED' });
  });
  return bookId;
}
