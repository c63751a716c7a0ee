import { refuse } from '../domain/shared/errors.js';
import { COVER_TYPES } from '../domain/catalogue/listing.js';

/** What the header of a picture says, before anything of it is decoded. */
export interface PictureHeader {
  mediaType?: string | undefined;
  width: number;
  height: number;
  /** Interlaced, or progressive as JPEG calls it: each pass goes over the whole picture. */
  isProgressive?: boolean | undefined;
}

const MEGAPIXEL = 1_000_000;

/** The size of a picture in whole megapixels, at least one. */
export function megapixelsOf({ width, height }: PictureHeader): number {
  return Math.max(1, Math.ceil((width * height) / MEGAPIXEL));
}

/** Read line by line: their size costs time, and hardly any memory. */
const BY_LINES = 80;
/** Held in memory as a whole while it is decoded, as every pass over a progressive JPEG asks for. */
const WHOLE = 30;

/** The most millions of pixels of each kind that is accepted; an AVIF takes some 20 bytes of memory for each. */
const MOST_MEGAPIXELS: Record<(typeof COVER_TYPES)[number], number> = {
  'image/jpeg': BY_LINES,
  'image/png': BY_LINES,
  'image/webp': WHOLE,
  'image/gif': WHOLE,
  'image/avif': 13,
};

/**
 * Refuses what is no picture for a cover by its header: NOT_AN_IMAGE, IMAGE_INTERLACED for a PNG whose passes would have
 * to be held in memory, and IMAGE_DIMENSIONS_TOO_LARGE, since a small file may unpack into very much.
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
