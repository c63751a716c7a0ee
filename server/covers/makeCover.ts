import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { ProcessedCover } from './storedCover.js';
import type { PictureOrder } from './pictureOrder.js';
import { openPicture, type Picture } from './picture.js';

const DETAIL = { width: 800, height: 1200 };
const CARD = { width: 400, height: 600 };
const WEBP = { quality: 82 };

/** How much of a picture may be cut off, as a share of one side, before it is rather shown whole. */
const MOST_CROPPED = 0.12;

/**
 * Makes of an uploaded file the images that are served: upright, 2:3, without metadata (the place where the
 * photograph was taken included). Refuses by the content, whatever its name, what openPicture
 * refuses.
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

/** The whole picture, before a dimmed and blurred enlargement of itself. */
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
