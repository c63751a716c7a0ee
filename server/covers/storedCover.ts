import type { FileStore } from '../files/fileStore.js';

/** The sizes in which a cover is kept, as they stand in its address: for cards, and for the detail page. */
export const COVER_SIZES = ['400x600', '800x1200'] as const;

export type CoverSize = (typeof COVER_SIZES)[number];

/** An uploaded cover, ready to serve: WebP images under the SHA-256 of the larger one. */
export interface ProcessedCover {
  hash: string;
  images: Record<CoverSize, Buffer>;
}

/** Keeps the images of a cover. What is stored under a hash never changes: storing it again changes nothing. */
export async function storeImages(
  files: Pick<FileStore, 'put'>,
  { hash, images }: ProcessedCover,
): Promise<void> {
  if (!isCoverHash(hash)) throw new Error('A cover is stored under the SHA-256 of its content');
  await Promise.all(COVER_SIZES.map((size) => files.put(nameOf(hash, size), images[size])));
}

/** The WebP image of a cover, or null when there is no such cover. */
export async function storedImage(
  files: Pick<FileStore, 'read'>,
  hash: string,
  size: CoverSize,
): Promise<Buffer | null> {
  return isCoverHash(hash) ? files.read(nameOf(hash, size)) : null;
}

/** The cover to which a file below the folder `covers` belongs; null for a file that is no cover's. */
export function coverOfFile(name: string): string | null {
  return /^covers\/..\/([0-9a-f]{64})-(?:400x600|800x1200)\.webp$/.exec(name)?.[1] ?? null;
}

/** True if a text from outside can be the hash of a stored cover. */
export function isCoverHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

function nameOf(hash: string, size: CoverSize): string {
  return `covers/${hash.slice(0, 2)}/${hash}-${size}.webp`;
}
