import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { ProcessedCover } from './storedCover.js';
import type { PictureOrder } from './pictureOrder.js';
import { openPicture, type Picture } from './picture.js';

const DETAIL = { width: 800, height: 1200 };
const CARD = { width: 400, height: 600 };
const WEBP = { quality: 82 };

/** Maximum share of a side that may be cropped. A picture that would lose more is shown whole. */
const MOST_CROPPED = 0.12;

/**
 * Makes the images of a cover from an uploaded file: upright, 2:3, and without metadata such as the place where the
 * picture was taken. Throws what openPicture throws.
 */
export async function makeCover(file: Buffer, order?: Pick<PictureOrder, 'charge'>): Promise<ProcessedCover> {
  const picture = await openPicture(file, order);
  const framed = losesLittleWhenCropped(picture)
    ? picture.pixels().resize(DETAIL)
    : await onItsOwnBlur(picture);
  const detail = await framed.webp(WEBP).toBuffer();
  const card = await sharp(detail).resize(CARD).webp(WEBP).toBuffer();
  const hash = createHash('sha256').update(detail).digest('hex');
  return { hash, images: { '400x600': card, '800x1200': detail } };
}

function losesLittleWhenCropped({ width, height }: Picture): boolean {
  const shape = (width / height) * (DETAIL.height / DETAIL.width);
  return Math.min(shape, 1 / shape) >= 1 - MOST_CROPPED;
}

/** Returns the whole picture in front of a dimmed and blurred enlargement of itself. */
async function onItsOwnBlur(picture: Picture): Promise<Sharp> {
  const whole = await picture
    .pixels()
    .resize({ ...DETAIL, fit: 'inside' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const backdrop = await picture.pixels().resize(40, 60).png().toBuffer();
  return sharp(backdrop)
    .resize({ ...DETAIL, kernel: 'cubic' })
    .blur(24)
    .modulate({ brightness: 0.72 })
    .composite([{ input: whole, gravity: 'centre' }]);
}
