import { can, type Viewer } from '../accounts/principal.js';
import type { OfferedBook } from './book.js';

type OfSeller = Pick<OfferedBook, 'sellerId'>;

/** The seller of a book sees it without buttons to buy or rent. */
export function isSeller(viewer: Viewer, book: OfSeller): boolean {
  return viewer?.id === book.sellerId;
}

/** A listing is changed, taken off the market and put back by its seller only. */
export function canEdit(viewer: Viewer, book: OfSeller): boolean {
  return isSeller(viewer, book) && can(viewer, 'listings:write');
}

/** A listing off the market is seen by its seller and by moderators only. */
export function canSeeUnlisted(viewer: Viewer, book: OfSeller): boolean {
  return (isSeller(viewer, book) && can(viewer, 'listings:read')) || can(viewer, 'listings:moderate');
}

/** The cover of any listing is seen by moderators. */
export function canSeeAllCovers(viewer: Viewer): boolean {
  return can(viewer, 'listings:moderate');
}

/** Only moderators put back what moderators removed. */
export function canRestore(viewer: Viewer, isRemoved: boolean): boolean {
  return isRemoved && can(viewer, 'listings:moderate');
}

/** Everybody signed in can report what others offer. */
export function canReport(viewer: Viewer, book: Pick<OfferedBook, 'sellerId' | 'status'>): boolean {
  return isOfferedTo(viewer, book) && can(viewer, 'reports:write');
}

/** True if somebody signed in looks at what another offers. */
export function isOfferedTo(viewer: Viewer, book: Pick<OfferedBook, 'sellerId' | 'status'>): boolean {
  return viewer !== null && !isSeller(viewer, book) && book.status !== 'UNLISTED';
}

/** An edition of which nothing is on the market is seen by moderators only. */
export function canSeeUnlistedEditions(viewer: Viewer): boolean {
  return can(viewer, 'editions:moderate');
}
