import type { Readable } from 'node:stream';
import { newBookPhotoSchema } from '../../domain/catalogue/photos.js';
import { BookPhotoEntity } from '../../persistence/entities/photos.js';
import { photosOfBooks } from '../../persistence/queries/photos/bookPhotos.js';
import { lockedOwnBook, ownBook } from '../listings/ownBook.js';
import { record } from '../record.js';
import { readInput, valueOf, type Lazy } from '../readInput.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { keepPhoto } from './keepPhoto.js';

/**
 * Adds a photo after the other photos of the viewer's listing and returns the photo's id. If the listing already has
 * this picture, returns the id of the existing photo. The upload is read only after the listing has been checked.
 * Throws what ownBook and keepPhoto throw.
 */
export async function addBookPhoto(scope: Scope, input: unknown, picture: Lazy<Readable>): Promise<string> {
  const viewer = await requireAbility(scope, 'listings:write');
  const { bookId, caption } = await readInput(newBookPhotoSchema, input);
  const { sellerId } = await ownBook(scope, { bookId });
  return keepPhoto(scope, viewer, { kind: 'photo', picture: await valueOf(picture) }, (place) =>
    scope.database.transaction(async (tx) => {
      await lockedOwnBook(scope, tx, bookId);
      const photo = place(await photosOfBooks(tx, [bookId]));
      if (!photo) return;
      await tx.insert(BookPhotoEntity, { ...photo, bookId, caption });
      await record(scope, tx, { type: 'ListingChanged', bookId, sellerId, change: 'EDITED' });
    }),
  );
}
