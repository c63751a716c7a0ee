import { coverPaths, type CoverPaths } from '../../covers/coverPaths.js';
import type { StoredBook } from '../../persistence/queries/books/storedBook.js';

/** A listing with the addresses of its cover, as GraphQL and REST present it. */
export interface Book extends StoredBook {
  cover: CoverPaths;
}

/** Adds the addresses of its cover to a stored listing. Changes the given object instead of copying it. */
export function presentBook(stored: StoredBook): Book {
  return Object.assign(stored, { cover: coverPaths(stored) });
}
