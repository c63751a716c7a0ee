import { refuse } from '../domain/shared/errors.js';
import { COVER_TYPES } from '../domain/catalogue/listing.js';

/** Facts from the header of a picture, read before decoding. */
export interface PictureHeader {
  mediaType?: string | undefined;
  width: number;
  height: number;
  /** True if the picture is interlaced (JPEG: progressive): each pass covers the whole picture. */
  isProgressive?: boolean | undefined;
}

const MEGAPIXEL = 1_000_000;

/** Returns the size of a picture in whole megapixels, at least one. */
export function megapixelsOf({ width, height }: PictureHeader): number {
  return Math.max(1, Math.ceil((width * height) / MEGAPIXEL));
}

/** Megapixel limit of formats that are decoded line by line: large pictures take time, but hardly any memory. */
const BY_LINES = 80;
/**
 * Megapixel limit of pictures that are held in memory as a whole while they are decoded, such as progressive JPEGs.
 */
const WHOLE = 30;

/** Largest accepted size of each format, in megapixels. An AVIF takes about 20 bytes of memory per pixel. */
const MOST_MEGAPIXELS: Record<(typeof COVER_TYPES)[number], number> = {
  'image/jpeg': BY_LINES,
  'image/png': BY_LINES,
  'image/webp': WHOLE,
  'image/gif': WHOLE,
  'image/avif': 13,
};

/**
 * Throws NOT_AN_IMAGE for other formats, IMAGE_INTERLACED for a PNG whose passes would have to be held in memory, and
 * IMAGE_DIMENSIONS_TOO_LARGE, because a small file can unpack to a very large picture.
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
