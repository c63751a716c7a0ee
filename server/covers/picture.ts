import sharp, { type Sharp } from 'sharp';
import { refuse } from '../domain/shared/errors.js';
import { checkHeader, megapixelsOf, type PictureHeader } from './pictureLimits.js';
import type { PictureOrder } from './pictureOrder.js';

/** A picture that was uploaded, decoded: upright, opaque, sRGB, no larger than is needed. */
export interface Picture {
  width: number;
  height: number;
  /** A pipeline of its own that begins with these pixels. */
  pixels(): Sharp;
}

const SECONDS_TO_DECODE = 20;
/** What is too large is refused by its header, with the limit. */
const OPTIONS = { failOn: 'error', limitInputPixels: false } as const;
const LARGEST = { width: 1600, height: 2400, fit: 'inside', withoutEnlargement: true } as const;

/** No file is read twice, so libvips need not remember any. */
sharp.cache(false);
/** More threads hold more of the picture at once, and take the processor from those who read the site. */
sharp.concurrency(1);
/** libvips reads far more than is accepted here (SVG, TIFF, ...): uploads never reach those readers. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/**
 * Decodes a JPEG, PNG, WebP, AVIF or GIF (its first frame). Refuses NOT_AN_IMAGE for anything else and for a damaged
 * file, and by its header, before anything is decoded, what checkHeader refuses; then the order is charged.
 */
export async function openPicture(file: Buffer, order?: Pick<PictureOrder, 'charge'>): Promise<Picture> {
  const header = await orNoImage(headerOf(file));
  checkHeader(header);
  await order?.charge(megapixelsOf(header));
  return orNoImage(decode(sharp(file, OPTIONS)));
}

async function headerOf(file: Buffer): Promise<PictureHeader> {
  return sharp(file, OPTIONS).metadata();
}

async function orNoImage<T>(reading: Promise<T>): Promise<T> {
  return reading.catch(() => refuse('NOT_AN_IMAGE', { field: ['cover'] }));
}

async function decode(source: Sharp): Promise<Picture> {
  const { data, info } = await source
    .timeout({ seconds: SECONDS_TO_DECODE })
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize(LARGEST)
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, pixels: () => sharp(data, { raw: { width, height, channels } }) };
}
