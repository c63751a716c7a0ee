import { coverVersion, type CoveredBook } from '../coverPaths.js';

/** Names what the card of a book shows: another cover, another version. */
export function cardVersion({ title, author, coverHash }: Omit<CoveredBook, 'id'>): string {
  return coverHash?.slice(0, 12) ?? coverVersion(title, author);
}

/** Where the picture is that others show beside a link to a book: 1200 by 630, as they ask for. */
export function cardPath(book: CoveredBook): string {
  return `/covers/cards/${book.id}.jpg?v=${cardVersion(book)}`;
}
