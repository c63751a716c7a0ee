import type { FileStore } from '../../files/fileStore.js';
import type { PictureOrder } from '../pictureOrder.js';

/** Sizes of a stored photo, as they are named in its paths. */
export const PHOTO_SIZES = ['thumbnail', 'full'] as const;

export type PhotoSize = (typeof PHOTO_SIZES)[number];

/**
 * An uploaded photo, ready to serve: WebP images in its own shape. Width and height are the pixels of the full image.
 */
export interface ProcessedPhoto {
  /** SHA-256 of the full image, which identifies the same picture. */
  hash: string;
  width: number;
  height: number;
  images: Record<PhotoSize, Buffer>;
}

/** Makes the images of a photo from an uploaded file. Throws what a CoverMaker throws. */
export type PhotoMaker = (file: Buffer, order: PictureOrder) => Promise<ProcessedPhoto>;

/** Stores the images of a photo under its id. */
export async function storePhoto(files: FileStore, id: string, { images }: ProcessedPhoto): Promise<void> {
  await Promise.all(PHOTO_SIZES.map((size) => files.put(nameOf(id, size), images[size])));
}

/** Returns an image of a photo, or null if there is none. */
export async function storedPhoto(files: FileStore, id: string, size: PhotoSize): Promise<Buffer | null> {
  return isPhotoId(id) ? files.read(nameOf(id, size)) : null;
}

/** Deletes the images of photos. Images that do not exist are skipped. */
export async function forgetPhotos(files: FileStore, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.flatMap((id) => PHOTO_SIZES.map((size) => files.remove(nameOf(id, size)))));
}

/** Paths of a photo on this site. The picture at a path never changes. */
export interface PhotoPaths {
  thumbnail: string;
  full: string;
}

export function photoPaths(id: string): PhotoPaths {
  return { thumbnail: `/photos/${id}/thumbnail.webp`, full: `/photos/${id}/full.webp` };
}

/** Returns the id of the photo that a file below the folder `photos` belongs to; null for any other file. */
export function photoOfFile(name: string): string | null {
  return /^photos\/..\/((?:photo|orderphoto)_[0-9a-z]{26})-(?:thumbnail|full)\.webp$/.exec(name)?.[1] ?? null;
}

/** True if the text has the form of a photo's id. */
function isPhotoId(text: string): boolean {
  return /^(photo|orderphoto)_[0-9a-z]{26}$/.test(text);
}

/** Ids begin with the time, so the folder is named after their last letters, which spread the files evenly. */
function nameOf(id: string, size: PhotoSize): string {
  return `photos/${id.slice(-2)}/${id}-${size}.webp`;
}
