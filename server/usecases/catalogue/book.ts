import { coverPaths, type CoverPaths } from '../../covers/coverPaths.js';
import type { StoredBook } from '../../persistence/queries/books/storedBook.js';

/** A listing with the paths of its cover images, as GraphQL and REST present it. */
export interface Book extends StoredBook {
  cover: CoverPaths;
}

/** Adds the paths of the cover images to a stored listing. Changes the given object instead of copying it. */
export function presentBook(stored: StoredBook): Book {
  return Object.assign(stored, { cover: coverPaths(stored) });
}
