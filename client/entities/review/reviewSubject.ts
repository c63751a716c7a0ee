import type { ReviewFragment } from './Review.generated';

/** A book or seller to review. For a book, `id` is the id of any of its offers; `subjectOf` returns the id of its edition. */
export type ReviewSubject = { readonly type: 'BOOK' | 'SELLER'; readonly id: string; readonly name: string };

/** A review that has not been sent yet. `stars` is 0 until stars are chosen. */
export type ReviewDraft = { stars: number; text: string };

/** Returns the book or the seller that an existing review is about. */
export const subjectOf = ({ edition, seller }: ReviewFragment): ReviewSubject =>
  edition
    ? { type: 'BOOK', id: edition.id, name: edition.title }
    : { type: 'SELLER', id: seller.id, name: seller.name };
