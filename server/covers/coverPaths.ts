import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Version of the drawing code. Increase it if browsers must reload drawn covers that they cached. */
const DRAWING = 1;

/** Caches versions, because every list of books needs the version of each drawn cover. */
const versions = new LRUCache<string, string>({ max: 20_000 });

/**
 * Returns the version of a drawn cover: twelve hexadecimal digits that change with the title, the author and
 * `DRAWING`.
 */
export function coverVersion(title: string, author: string): string {
  const words = `${DRAWING}\n${title}\n${author}`;
  const known = versions.get(words);
  if (known) return known;
  const version = createHash('sha256').update(words).digest('hex').slice(0, 12);
  versions.set(words, version);
  return version;
}

/** The facts that the paths of a book's cover depend on; `coverHash` is null if no cover was uploaded. */
export interface CoveredBook {
  id: string;
  title: string;
  author: string;
  coverHash: string | null;
}

/** Paths of a cover on this site: for cards (400x600) and for the detail page (800x1200). */
export interface CoverPaths {
  card: string;
  detail: string;
  /** True if Panna drew the cover because the seller uploaded none. */
  drawn: boolean;
}

/** Returns the paths of a book's cover. A changed cover gets new paths, so that browsers can cache each forever. */
export function coverPaths({ id, title, author, coverHash }: CoveredBook): CoverPaths {
  if (coverHash !== null) {
    return {
      card: `/covers/${coverHash}/400x600.webp`,
      detail: `/covers/${coverHash}/800x1200.webp`,
      drawn: false,
    };
  }
  const path = `/covers/drawn/${id}.svg?v=${coverVersion(title, author)}`;
  return { card: path, detail: path, drawn: true };
}
