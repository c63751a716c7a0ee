import type { Renaming } from '../../domain/shared/renamed.js';

/** A submitted book, in the terms of a listing. */
export interface SubmittedBook {
  /** The fields of a listing (listingSchema), not checked yet. */
  input: object;
  /** Returns the submitter's name of a listing's field. */
  nameOf: Renaming;
}

/** Reads one entry of a file of books in its own format. Refuses INVALID_BOOK_DATA. */
export type ReadBook = (entry: unknown) => SubmittedBook;
