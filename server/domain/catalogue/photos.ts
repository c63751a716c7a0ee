import { z } from 'zod';
import { refuse } from '../shared/errors.js';
import { idField, optionalText } from '../shared/fields.js';

/** The most photos of a listing, and of a stage of a rental by one side. */
export const MOST_PHOTOS = 6;

/** The most characters of what somebody says about a photo. */
export const LONGEST_CAPTION = 300;

/** What somebody says about a photo, such as where the cover is torn. */
export const captionField = optionalText(LONGEST_CAPTION);

/** A photo that a seller adds to a listing. */
export const newBookPhotoSchema = z.object({ bookId: idField, caption: captionField });

/** A photo of a listing. */
export const bookPhotoSchema = z.object({ photoId: idField });

/** What is said about a photo of a listing from now on. */
export const captionSchema = bookPhotoSchema.extend({ caption: captionField });

/** The photos of a listing in another order. */
export const photoOrderSchema = z.object({ bookId: idField, photoIds: z.array(idField).max(100) });

/** Refuses PHOTO_ORDER_INVALID for what does not name each photo once. */
export function assertNamesAll(photos: readonly { id: string }[], photoIds: readonly string[]): void {
  const named = new Set(photoIds);
  const isWhole = photoIds.length === photos.length && photos.every(({ id }) => named.has(id));
  if (!isWhole) refuse('PHOTO_ORDER_INVALID', { field: ['photoIds'] });
}

/** What becomes of a photo that is added to others. */
export type Place = { there: string } | { position: number } | 'FULL';

/** The same picture is kept once; another one comes behind the others, as long as they are not too many. */
export function placeFor(photos: readonly { id: string; contentHash: string }[], contentHash: string): Place {
  const same = photos.find((photo) => photo.contentHash === contentHash);
  if (same) return { there: same.id };
  return photos.length < MOST_PHOTOS ? { position: photos.length + 1 } : 'FULL';
}
