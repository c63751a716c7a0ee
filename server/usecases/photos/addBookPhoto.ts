import type { Readable } from 'node:stream';
import { newBookPhotoSchema } from '../../domain/catalogue/photos.js';
import { parseInput } from '../../domain/shared/errors.js';
import { BookPhotoEntity } from '../../persistence/entities/photos.js';
import { photosOfBooks } from '../../persistence/queries/photos/bookPhotos.js';
import { lockedOwnBook, ownBook } from '../catalogue/ownBook.js';
import { record } from '../record.js';
import { requireViewer, type Scope } from '../scope.js';
import { keepPhoto } from './keepPhoto.js';

/**
 * Adds a photo to a listing of the viewer's, behind the others, and answers its id; the same picture again answers the photo
 * that is there. Refuses what ownBook and keepPhoto refuse; the picture is read only when everything else is right.
 */
export async function addBookPhoto(scope: Scope, input: unknown, picture: () => Readable): Promise<string> {
  const viewer = await requireViewer(scope);
  const { bookId, caption } = parseInput(newBookPhotoSchema, input);
  const { sellerId } = await ownBook(scope, { bookId });
  return keepPhoto(scope, viewer, { kind: 'photo', picture: picture() }, (place) =>
    scope.database.transaction(async (tx) => {
      await lockedOwnBook(scope, tx, bookId);
      const photo = place(await photosOfBooks(tx, [bookId]));
      if (!photo) return;
      await tx.insert(BookPhotoEntity, { ...photo, bookId, caption });
      await record(scope, tx, { type: 'ListingChanged', bookId, sellerId, change: 'EDITED' });
    }),
  );
}
