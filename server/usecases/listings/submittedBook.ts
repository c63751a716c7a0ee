import type { Renaming } from '../../domain/shared/renamed.js';

/** A submitted book, translated to the fields of a listing. */
export interface SubmittedBook {
  /** The fields of a listing (listingSchema), not validated yet. */
  input: object;
  /** Returns the submitted format's name for a field of a listing. */
  nameOf: Renaming;
}

/**
 * Translates one entry of a file of books to the fields of a listing. Throws INVALID_BOOK_DATA if the entry is not an
 * object.
 */
export type ReadBook = (entry: unknown) => SubmittedBook;
