import { coverVersion, type CoveredBook } from '../coverPaths.js';

/** Returns the version of a book's card. A new cover gives the card a new version, and so a new path. */
export function cardVersion({ title, author, coverHash }: Omit<CoveredBook, 'id'>): string {
  return coverHash?.slice(0, 12) ?? coverVersion(title, author);
}

/**
 * Returns the path of a book's card: a JPEG of 1200 by 630 pixels, the size of previews that other sites show with
 * links.
 */
export function cardPath(book: CoveredBook): string {
  return `/covers/cards/${book.id}.jpg?v=${cardVersion(book)}`;
}
