import type { Readable } from 'node:stream';
import { LARGEST_COVER_FILE } from '../../domain/catalogue/listing.js';
import { refuse } from '../../domain/shared/errors.js';
import { renamed } from '../../domain/shared/renamed.js';
import type { PictureOrder } from '../pictureOrder.js';
import { readAtMost } from '../readAtMost.js';
import type { PhotoMaker, ProcessedPhoto } from './storedPhoto.js';

/** Reads an uploaded photo and makes its images. Throws the refusals of receiveCover, with the field `photo`. */
export async function receivePhoto(
  upload: Readable,
  makePhoto: PhotoMaker,
  order: PictureOrder,
): Promise<ProcessedPhoto> {
  const file = await readAtMost(upload, LARGEST_COVER_FILE);
  if (!file) return refuse('IMAGE_TOO_LARGE', { field: ['photo'] });
  return makePhoto(file, order).catch((error: unknown) => {
    throw renamed(error, () => ['photo']);
  });
}
