import type { Readable } from 'node:stream';
import { refuse } from '../domain/shared/errors.js';
import { LARGEST_COVER_FILE } from '../domain/catalogue/listing.js';
import type { CoverMaker } from './coverMaker.js';
import type { PictureOrder } from './pictureOrder.js';
import type { ProcessedCover } from './storedCover.js';
import { readAtMost } from './readAtMost.js';

/**
 * Reads an uploaded cover and makes its images. Throws IMAGE_TOO_LARGE if the file exceeds 5 MB, and what `makeCover`
 * throws.
 */
export async function receiveCover(
  upload: Readable | Buffer,
  makeCover: CoverMaker,
  order: PictureOrder,
): Promise<ProcessedCover> {
  const file = await readAtMost(upload, LARGEST_COVER_FILE);
  return file ? makeCover(file, order) : refuse('IMAGE_TOO_LARGE', { field: ['cover'] });
}
