import type { ReviewFragment } from './Review.generated';

/** The subject of a review: a book, by any of its offers, or a seller. */
export type ReviewSubject = { readonly type: 'BOOK' | 'SELLER'; readonly id: string; readonly name: string };

/** An unsent review. 0 stars means none. */
export type ReviewDraft = { stars: number; text: string };

/** Returns the subject of an edited review. */
export const subjectOf = ({ edition, seller }: ReviewFragment): ReviewSubject =>
  edition
    ? { type: 'BOOK', id: edition.id, name: edition.title }
    : { type: 'SELLER', id: seller.id, name: seller.name };
