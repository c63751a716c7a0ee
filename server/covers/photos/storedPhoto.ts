import type { FileStore } from '../../files/fileStore.js';
import type { PictureOrder } from '../pictureOrder.js';

/** The sizes of a stored photo, as named in its paths. */
export const PHOTO_SIZES = ['thumbnail', 'full'] as const;

export type PhotoSize = (typeof PHOTO_SIZES)[number];

/**
 * An uploaded photo, ready to serve: uncropped WebP images. `width` and `height` are the size of the full image in
 * pixels.
 */
export interface ProcessedPhoto {
  /** SHA-256 of the full image. Equal photos have equal hashes. */
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

/** Returns the image of a photo in this size; null if it does not exist. */
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

/** Parses the id of a photo from the name of its file; null if the file is not a photo. */
export function photoOfFile(name: string): string | null {
  return (
    /^photos\/..\/((?:photo|orderphoto|disputephoto)_[0-9a-z]{26})-(?:thumbnail|full)\.webp$/.exec(
      name,
    )?.[1] ?? null
  );
}

/** True if the text has the form of a photo's id, such as `photo_01h455vb4pex5vsknk084sn02q`. */
function isPhotoId(text: string): boolean {
  return /^(photo|orderphoto|disputephoto)_[0-9a-z]{26}$/.test(text);
}

/**
 * Returns the name of an image's file. Its folder is named after the last letters of the id, which spread the files
 * evenly: the first letters encode the time.
 */
function nameOf(id: string, size: PhotoSize): string {
  return `photos/${id.slice(-2)}/${id}-${size}.webp`;
}
