import type { FileStore } from '../files/fileStore.js';

/** The sizes of a stored cover in pixels, as named in its paths: for cards and for the detail page. */
export const COVER_SIZES = ['400x600', '800x1200'] as const;

export type CoverSize = (typeof COVER_SIZES)[number];

/** An uploaded cover, ready to serve as WebP images. `hash` is the SHA-256 of the larger image. */
export interface ProcessedCover {
  hash: string;
  images: Record<CoverSize, Buffer>;
}

/**
 * Stores the images of a cover under its hash. Images with the same hash are equal, so storing them again has no
 * effect.
 */
export async function storeImages(
  files: Pick<FileStore, 'put'>,
  { hash, images }: ProcessedCover,
): Promise<void> {
  if (!isCoverHash(hash)) throw new Error('A cover is stored under the SHA-256 of its content');
  await Promise.all(COVER_SIZES.map((size) => files.put(nameOf(hash, size), images[size])));
}

/** Returns the image of a cover in this size; null if it does not exist. */
export async function storedImage(
  files: Pick<FileStore, 'read'>,
  hash: string,
  size: CoverSize,
): Promise<Buffer | null> {
  return isCoverHash(hash) ? files.read(nameOf(hash, size)) : null;
}

/** Parses the hash of a cover from the name of its file; null if the file is not a cover. */
export function coverOfFile(name: string): string | null {
  return /^covers\/..\/([0-9a-f]{64})-(?:400x600|800x1200)\.webp$/.exec(name)?.[1] ?? null;
}

/** True if the text has the form of a cover's hash. */
export function isCoverHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

function nameOf(hash: string, size: CoverSize): string {
  return `covers/${hash.slice(0, 2)}/${hash}-${size}.webp`;
}
