import { coverVersion, type CoveredBook } from '../coverPaths.js';

/** Returns the version of a book's card. It changes with the cover, so that a changed card gets a new address. */
export function cardVersion({ title, author, coverHash }: Omit<CoveredBook, 'id'>): string {
  return coverHash?.slice(0, 12) ?? coverVersion(title, author);
}

/** Returns the path of a book's card: a JPEG of 1200 by 630 pixels, the size that other sites show beside a link. */
export function cardPath(book: CoveredBook): string {
  return `/covers/cards/${book.id}.jpg?v=${cardVersion(book)}`;
}
