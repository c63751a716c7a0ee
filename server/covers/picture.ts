import sharp, { type Sharp } from 'sharp';
import { refuse } from '../domain/shared/errors.js';
import { checkHeader, megapixelsOf, type PictureHeader } from './pictureLimits.js';
import type { PictureOrder } from './pictureOrder.js';

/** A decoded picture: upright, opaque, sRGB, at most 1600 by 2400 pixels. */
export interface Picture {
  width: number;
  height: number;
  /** Returns a new sharp pipeline with these pixels as its input. */
  pixels(): Sharp;
}

const SECONDS_TO_DECODE = 20;
/**
 * Sharp's pixel limit is off, because checkHeader refuses pictures that are too large, with a message that names the
 * limit.
 */
const OPTIONS = { failOn: 'error', limitInputPixels: false } as const;
const LARGEST = { width: 1600, height: 2400, fit: 'inside', withoutEnlargement: true } as const;

/** No file is decoded twice, so a cache would waste memory. */
sharp.cache(false);
/** Uses a single thread. More threads would keep a larger part of the picture in memory, and slow down requests. */
sharp.concurrency(1);
/**
 * Blocks all loaders of libvips, and then unblocks the loaders of the accepted formats. Uploads must never reach the
 * others (SVG, TIFF, ...).
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/**
 * Decodes a JPEG, PNG, WebP, AVIF or GIF (its first frame), whatever the name of the file. Before decoding, checks
 * the header and charges the account. Throws what checkHeader throws, and NOT_AN_IMAGE if the file has another format
 * or is damaged.
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
