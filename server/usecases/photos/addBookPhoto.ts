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
 * Adds a photo at the end of the viewer's listing and returns its id; for the same picture, that of the
 * existing photo. Refuses what ownBook and keepPhoto refuse. The picture is read last.
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
