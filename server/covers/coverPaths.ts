import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Raised when a change of the drawing must reach those who have kept an older one. */
const DRAWING = 1;

/** Every list of books asks for the version of each of its covers. */
const versions = new LRUCache<string, string>({ max: 20_000 });

/** Names what a drawn cover shows: another title or author, another version. Twelve hexadecimal digits. */
export function coverVersion(title: string, author: string): string {
  const words = `${DRAWING}\n${title}\n${author}`;
  const known = versions.get(words);
  if (known) return known;
  const version = createHash('sha256').update(words).digest('hex').slice(0, 12);
  versions.set(words, version);
  return version;
}

/** What the addresses of a book's cover depend on; `coverHash` is null when none was uploaded. */
export interface CoveredBook {
  id: string;
  title: string;
  author: string;
  coverHash: string | null;
}

/** Where a cover is served on this site, for cards (400x600) and for the detail page (800x1200). */
export interface CoverPaths {
  card: string;
  detail: string;
  /** Whether Panna drew it, because the seller gave no picture. */
  drawn: boolean;
}

/** The addresses of a book's cover. What stands at one of them never changes. */
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
