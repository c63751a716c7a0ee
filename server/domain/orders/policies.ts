import type { Role } from '../accounts/account.js';
import type { OfferedBook } from '../catalogue/book.js';
import type { Side } from './orderStatus.js';

/** Who asks; null is a visitor who is not signed in. */
export type Viewer = { id: string; role: Role } | null;

/** Only publishers import books in bulk. */
export function canImportBooks(viewer: Viewer): boolean {
  return viewer?.role === 'PUBLISHER';
}

/** Email, phone and address are shown to their owner only. */
export function canSeeContact(viewer: Viewer, userId: string): boolean {
  return viewer?.id === userId;
}

/** The uploader of a book, who sees it without buttons to buy or rent. */
export function isSeller(viewer: Viewer, book: Pick<OfferedBook, 'sellerId'>): boolean {
  return viewer?.id === book.sellerId;
}

/** A listing is changed, taken off the market and put back by its seller only. */
export function canEdit(viewer: Viewer, book: Pick<OfferedBook, 'sellerId'>): boolean {
  return isSeller(viewer, book);
}

/** What is off the market is seen by its seller and by administrators only. */
export function canSeeUnlisted(viewer: Viewer, book: Pick<OfferedBook, 'sellerId'>): boolean {
  return isSeller(viewer, book) || isAdministrator(viewer);
}

/** Listings and accounts are moderated by administrators, whom only the command line makes. */
export function isAdministrator(viewer: Viewer): boolean {
  return viewer?.role === 'ADMINISTRATOR';
}

/** What administrators removed is put back on the market by administrators only. */
export function canRestore(viewer: Viewer, isRemoved: boolean): boolean {
  return isRemoved && isAdministrator(viewer);
}

/** Everybody signed in can report what others offer. */
export function canReport(viewer: Viewer, book: Pick<OfferedBook, 'sellerId' | 'status'>): boolean {
  return isOfferedTo(viewer, book);
}

type OnOffer = Pick<OfferedBook, 'sellerId' | 'status' | 'price' | 'copies'>;

/** A signed-in person other than its seller can buy a book that is for sale while a copy is free for good. */
export function canBuy(viewer: Viewer, book: OnOffer): boolean {
  return isOfferedTo(viewer, book) && book.price.sale !== null && book.copies.sellable > 0;
}

/**
 * A signed-in person other than its seller can rent a book that is for rent while a copy is free on some days, be it
 * later than today.
 */
export function canRent(viewer: Viewer, book: OnOffer): boolean {
  return isOfferedTo(viewer, book) && book.price.lease !== null && book.copies.canBeRented;
}

/**
 * A signed-in person other than its seller can wait for a book that is for rent, is not sold, and has no copy that is free
 * for good; whether no copy is free on some days to come is for its calendar to say.
 */
export function canWait(viewer: Viewer, book: OnOffer): boolean {
  const { status, price, copies } = book;
  return isOfferedTo(viewer, book) && status !== 'SOLD' && price.lease !== null && copies.sellable === 0;
}

function isOfferedTo(viewer: Viewer, book: Pick<OnOffer, 'sellerId' | 'status'>): boolean {
  return viewer !== null && !isSeller(viewer, book) && book.status !== 'UNLISTED';
}

/** An order is seen by its buyer and, each their own fulfillment, by its sellers. */
export function canSeeOrder(
  viewer: Viewer,
  order: { buyerId: string; sellerIds: readonly string[] },
): boolean {
  return viewer !== null && (order.buyerId === viewer.id || order.sellerIds.includes(viewer.id));
}

/** Photos of rented copies are seen by both sides of the rental and by administrators. */
export function canSeePhotosOf(viewer: Viewer, fulfillment: { buyerId: string; sellerId: string }): boolean {
  return partyOf(viewer, fulfillment) !== null || isAdministrator(viewer);
}

/** The side of a fulfillment on which the viewer stands; null for everybody else. */
export function partyOf(viewer: Viewer, fulfillment: { buyerId: string; sellerId: string }): Side | null {
  if (viewer?.id === fulfillment.buyerId) return 'BUYER';
  return viewer?.id === fulfillment.sellerId ? 'SELLER' : null;
}
