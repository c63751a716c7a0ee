import { can, type Viewer } from '../accounts/principal.js';
import type { OfferedBook } from './book.js';

type OfSeller = Pick<OfferedBook, 'sellerId'>;

/** True if the viewer is the seller. Sellers see their own books without buttons to buy or rent. */
export function isSeller(viewer: Viewer, book: OfSeller): boolean {
  return viewer?.id === book.sellerId;
}

/** True if the viewer may edit the listing, take it off the market and put it back: the seller only. */
export function canEdit(viewer: Viewer, book: OfSeller): boolean {
  return isSeller(viewer, book) && can(viewer, 'listings:write');
}

/** True if the viewer is the seller or a moderator, who see a listing even while it is off the market. */
export function canSeeUnlisted(viewer: Viewer, book: OfSeller): boolean {
  return (isSeller(viewer, book) && can(viewer, 'listings:read')) || can(viewer, 'listings:moderate');
}

/** True if the viewer may see the covers of all listings: moderators only. */
export function canSeeAllCovers(viewer: Viewer): boolean {
  return can(viewer, 'listings:moderate');
}

/** True for moderators if a moderator, rather than the seller, took the listing off the market. */
export function canRestore(viewer: Viewer, isRemoved: boolean): boolean {
  return isRemoved && can(viewer, 'listings:moderate');
}

/** True for viewers with `reports:write` to whom the listing is offered (isOfferedTo). */
export function canReport(viewer: Viewer, book: Pick<OfferedBook, 'sellerId' | 'status'>): boolean {
  return isOfferedTo(viewer, book) && can(viewer, 'reports:write');
}

/**
 * True for signed-in viewers other than the seller, if the listing is on the market. The book may be sold or rented
 * out.
 */
export function isOfferedTo(viewer: Viewer, book: Pick<OfferedBook, 'sellerId' | 'status'>): boolean {
  return viewer !== null && !isSeller(viewer, book) && book.status !== 'UNLISTED';
}

/** True if the viewer may see editions without listings on the market: moderators only. */
export function canSeeUnlistedEditions(viewer: Viewer): boolean {
  return can(viewer, 'editions:moderate');
}
