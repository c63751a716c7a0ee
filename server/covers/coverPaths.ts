import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Version of the drawing code. Increase it to make browsers reload drawn covers that they have cached. */
const DRAWING = 1;

/** Cache of versions by title and author: every list of books needs the version of each drawn cover. */
const versions = new LRUCache<string, string>({ max: 20_000 });

/**
 * Returns the version of a drawn cover: twelve hexadecimal digits, which change if the title, the author or `DRAWING`
 * changes.
 */
export function coverVersion(title: string, author: string): string {
  const words = `${DRAWING}\n${title}\n${author}`;
  const known = versions.get(words);
  if (known) return known;
  const version = createHash('sha256').update(words).digest('hex').slice(0, 12);
  versions.set(words, version);
  return version;
}

/** The details of a book that determine the paths of its cover. `coverHash` is null without an uploaded cover. */
export interface CoveredBook {
  id: string;
  title: string;
  author: string;
  coverHash: string | null;
}

/** Paths of a cover's images: `card` for cards (400x600), `detail` for the detail page (800x1200). */
export interface CoverPaths {
  card: string;
  detail: string;
  /** True if Panna drew the cover because the seller uploaded none. */
  drawn: boolean;
}

/**
 * Returns the paths of a book's cover. If the cover changes, so do its paths; browsers can cache each path forever.
 */
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
