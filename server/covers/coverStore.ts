/** The sizes in which a cover is kept, as they stand in its address: for cards, and for the detail page. */
export const COVER_SIZES = ['400x600', '800x1200'] as const;

export type CoverSize = (typeof COVER_SIZES)[number];

/** An uploaded cover, ready to serve: WebP images under the SHA-256 of the larger one. */
export interface ProcessedCover {
  hash: string;
  images: Record<CoverSize, Buffer>;
}

/** Where uploaded covers live. What is stored under a hash never changes. */
export interface CoverStore {
  /** Keeps the images. Once this resolves they survive a crash; storing the same cover again changes nothing. */
  put(cover: ProcessedCover): Promise<void>;
  /** The WebP image, or null when there is no such cover. */
  read(hash: string, size: CoverSize): Promise<Buffer | null>;
}

/** Whether a text from outside can be the name of a stored cover. */
export function isCoverHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
