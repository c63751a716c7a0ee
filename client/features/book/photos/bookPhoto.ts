import type { BookDetailFragment } from '../facts/Book.generated';

/** A photo of the copy, as the page of a book reads it. */
export type BookPhoto = BookDetailFragment['photos'][number];
