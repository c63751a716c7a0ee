import { refuse } from '../domain/shared/errors.js';
import { COVER_TYPES } from '../domain/catalogue/listing.js';

/** The header of a picture, read before decoding. */
export interface PictureHeader {
  mediaType?: string | undefined;
  width: number;
  height: number;
  /** True for an interlaced PNG and a progressive JPEG, whose data consists of passes over the whole picture. */
  isProgressive?: boolean | undefined;
}

const MEGAPIXEL = 1_000_000;

/** Returns the size of a picture in whole megapixels, rounded up to at least 1. */
export function megapixelsOf({ width, height }: PictureHeader): number {
  return Math.max(1, Math.ceil((width * height) / MEGAPIXEL));
}

/** Maximum megapixels of formats that are decoded line by line. Large pictures take time, but little memory. */
const BY_LINES = 80;
/** Maximum megapixels of pictures that are in memory as a whole during decoding, such as progressive JPEGs. */
const WHOLE = 30;

/** Maximum size of a picture in megapixels, by format. Decoding an AVIF takes about 20 bytes of memory per pixel. */
const MOST_MEGAPIXELS: Record<(typeof COVER_TYPES)[number], number> = {
  'image/jpeg': BY_LINES,
  'image/png': BY_LINES,
  'image/webp': WHOLE,
  'image/gif': WHOLE,
  'image/avif': 13,
};

/**
 * Throws NOT_AN_IMAGE if the format is not accepted. Throws IMAGE_INTERLACED for an interlaced PNG, because decoding
 * it needs memory for the whole picture. Throws IMAGE_DIMENSIONS_TOO_LARGE if the picture has too many megapixels,
 * because even a small file can contain a very large picture.
 */
export function checkHeader(header: PictureHeader): void {
  const { width, height } = header;
  const field = ['cover'];
  const type = COVER_TYPES.find((each) => each === header.mediaType) ?? refuse('NOT_AN_IMAGE', { field });
  const most = MOST_MEGAPIXELS[type];
  if (type === 'image/png' && header.isProgressive) refuse('IMAGE_INTERLACED', { field });
  const max = header.isProgressive ? Math.min(most, WHOLE) : most;
  if (width * height > max * MEGAPIXEL) {
    refuse('IMAGE_DIMENSIONS_TOO_LARGE', { field, values: { width, height, max } });
  }
}
