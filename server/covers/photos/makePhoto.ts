import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PictureOrder } from '../pictureOrder.js';
import { openPicture } from '../picture.js';
import type { ProcessedPhoto } from './storedPhoto.js';

const FULL = { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true } as const;
const THUMBNAIL = { width: 320, height: 320, fit: 'inside', withoutEnlargement: true } as const;
const WEBP = { quality: 80 };

/**
 * Makes the images of a photo from an uploaded file: upright, uncropped, and without metadata such as the place where
 * the photo was taken. Throws what openPicture throws.
 */
export async function makePhoto(file: Buffer, order?: Pick<PictureOrder, 'charge'>): Promise<ProcessedPhoto> {
  const picture = await openPicture(file, order);
  const { data: full, info } = await picture
    .pixels()
    .resize(FULL)
    .webp(WEBP)
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await sharp(full).resize(THUMBNAIL).webp(WEBP).toBuffer();
  const hash = createHash('sha256').update(full).digest('hex');
  return { hash, width: info.width, height: info.height, images: { thumbnail, full } };
}
