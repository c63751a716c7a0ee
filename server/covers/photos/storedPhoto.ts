import type { FileStore } from '../../files/fileStore.js';
import type { PictureOrder } from '../pictureOrder.js';

/** The sizes in which a photo is kept, as they stand in its address. */
export const PHOTO_SIZES = ['thumbnail', 'full'] as const;

export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** An uploaded photo, ready to serve: WebP images in its own shape. Width and height are those of the full one. */
export interface ProcessedPhoto {
  /** The SHA-256 of the full image, by which the same picture is known again. */
  hash: string;
  width: number;
  height: number;
  images: Record<PhotoSize, Buffer>;
}

/** Makes of a file the images of a photo. Refuses as a CoverMaker does. */
export type PhotoMaker = (file: Buffer, order: PictureOrder) => Promise<ProcessedPhoto>;

/** Keeps the images of a photo under its id. */
export async function storePhoto(files: FileStore, id: string, { images }: ProcessedPhoto): Promise<void> {
  await Promise.all(PHOTO_SIZES.map((size) => files.put(nameOf(id, size), images[size])));
}

/** An image of a photo, or null when there is none. */
export async function storedPhoto(files: FileStore, id: string, size: PhotoSize): Promise<Buffer | null> {
  return isPhotoId(id) ? files.read(nameOf(id, size)) : null;
}

/** Forgets the images of photos, whatever of them is still there. */
export async function forgetPhotos(files: FileStore, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.flatMap((id) => PHOTO_SIZES.map((size) => files.remove(nameOf(id, size)))));
}

/** Where a photo is served on this site. What stands at one of these addresses never changes. */
export interface PhotoPaths {
  thumbnail: string;
  full: string;
}

/** The addresses of a photo. */
export function photoPaths(id: string): PhotoPaths {
  return { thumbnail: `/photos/${id}/thumbnail.webp`, full: `/photos/${id}/full.webp` };
}

/** The photo to which a file below the folder `photos` belongs; null for a file that is no photo's. */
export function photoOfFile(name: string): string | null {
  return /^photos\/..\/((?:photo|orderphoto)_[0-9a-z]{26})-(?:thumbnail|full)\.webp$/.exec(name)?.[1] ?? null;
}

/** True if a text from outside can be the id of a photo. */
function isPhotoId(text: string): boolean {
  return /^(photo|orderphoto)_[0-9a-z]{26}$/.test(text);
}

/** Ids begin with the time, so their ends spread files over folders. */
function nameOf(id: string, size: PhotoSize): string {
  return `photos/${id.slice(-2)}/${id}-${size}.webp`;
}
