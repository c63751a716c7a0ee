import { Readable } from 'node:stream';
import { storedPhoto } from '../../covers/photos/storedPhoto.js';
import { bookPhotoSchema } from '../../domain/catalogue/photos.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { editBook } from '../listings/editBook.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { ownPhoto } from './ownPhoto.js';

/**
 * Makes a photo of the viewer's listing its cover, as if the photo had been uploaded as a cover. Returns the
 * listing's id. The photo remains a photo of the listing. Throws what ownPhoto and editBook throw, and
 * PHOTO_NOT_FOUND if the photo's image file is missing.
 */
export async function usePhotoAsCover(scope: Scope, input: unknown): Promise<string> {
  await requireAbility(scope, 'listings:write');
  const { photoId } = parseInput(bookPhotoSchema, input);
  const { bookId } = await ownPhoto(scope, photoId);
  const image = await storedPhoto(scope.files, photoId, 'full');
  if (!image) return refuse('PHOTO_NOT_FOUND', { field: ['photoId'] });
  return editBook(scope, { bookId }, () => Readable.from([image]));
}
