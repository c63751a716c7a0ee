import { coverPaths, type CoverPaths } from '../../covers/coverPaths.js';
import type { StoredBook } from '../../persistence/queries/books/storedBook.js';

/** A listing as every transport presents it. */
export interface Book extends StoredBook {
  cover: CoverPaths;
}

/** Completes what the database knows of a book. */
export function presentBook(stored: StoredBook): Book {
  return Object.assign(stored, { cover: coverPaths(stored) });
}
