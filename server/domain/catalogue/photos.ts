import { z } from 'zod';
import { refuse } from '../shared/errors.js';
import { idField, optionalText } from '../shared/fields.js';

/** Maximum number of photos of a listing. Also the maximum that each side can add for each stage of a rental. */
export const MOST_PHOTOS = 6;

/** Maximum number of characters of a photo's caption. */
export const LONGEST_CAPTION = 300;

/** The caption of a photo, for example 'The cover is torn'. */
export const captionField = optionalText(LONGEST_CAPTION);

/** Input that adds a photo to a listing. The caption is optional. */
export const newBookPhotoSchema = z.object({ bookId: idField, caption: captionField });

/** Input that names a photo of a listing. */
export const bookPhotoSchema = z.object({ photoId: idField });

/** Input that changes the caption of a listing's photo. A blank caption removes it. */
export const captionSchema = bookPhotoSchema.extend({ caption: captionField });

/** Input that puts a listing's photos into a new sequence. It must name each photo once. */
export const photoOrderSchema = z.object({ bookId: idField, photoIds: z.array(idField).max(100) });

/** Throws PHOTO_ORDER_INVALID unless `photoIds` contains each photo once. */
export function assertNamesAll(photos: readonly { id: string }[], photoIds: readonly string[]): void {
  const named = new Set(photoIds);
  const isWhole = photoIds.length === photos.length && photos.every(({ id }) => named.has(id));
  if (!isWhole) refuse('PHOTO_ORDER_INVALID', { field: ['photoIds'] });
}

/** The result of adding a photo: the id of an identical photo, the position of the new one, or FULL at the limit. */
export type Place = { there: string } | { position: number } | 'FULL';

/**
 * Returns the id of the photo with the same content, if there is one. Otherwise returns the position after the last
 * photo, or FULL if there are already `most` photos.
 */
export function placeFor(
  photos: readonly { id: string; contentHash: string }[],
  contentHash: string,
  most: number = MOST_PHOTOS,
): Place {
  const same = photos.find((photo) => photo.contentHash === contentHash);
  if (same) return { there: same.id };
  return photos.length < most ? { position: photos.length + 1 } : 'FULL';
}
