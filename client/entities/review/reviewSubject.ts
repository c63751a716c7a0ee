import type { ReviewFragment } from './Review.generated';

/** What a review is about: a book, by any offer of it, or a seller. */
export type ReviewSubject = { readonly type: 'BOOK' | 'SELLER'; readonly id: string; readonly name: string };

/** What was typed into a review and not sent yet. No stars are 0. */
export type ReviewDraft = { stars: number; text: string };

/** What an edited review is about. */
export const subjectOf = ({ edition, seller }: ReviewFragment): ReviewSubject =>
  edition
    ? { type: 'BOOK', id: edition.id, name: edition.title }
    : { type: 'SELLER', id: seller.id, name: seller.name };
