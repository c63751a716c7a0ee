import { can, type Viewer } from '../accounts/principal.js';
import type { OfferedBook } from '../catalogue/book.js';
import { isOfferedTo } from '../catalogue/policies.js';
import type { Side } from './orderStatus.js';

type OnOffer = Pick<OfferedBook, 'sellerId' | 'status' | 'price' | 'copies'>;

/** The two sides of a fulfillment. */
export interface Sides {
  buyerId: string;
  sellerId: string;
}

/** A signed-in person other than its seller can buy a book that is for sale while a copy is free for good. */
export function canBuy(viewer: Viewer, book: OnOffer): boolean {
  return mayAdd(viewer, book) && book.price.sale !== null && book.copies.sellable > 0;
}

/**
 * A signed-in person other than its seller can rent a book that is for rent while a copy is free on some days, be it
 * later than today.
 */
export function canRent(viewer: Viewer, book: OnOffer): boolean {
  return mayAdd(viewer, book) && book.price.lease !== null && book.copies.canBeRented;
}

function mayAdd(viewer: Viewer, book: OnOffer): boolean {
  return isOfferedTo(viewer, book) && can(viewer, 'cart:write');
}

/** An order is seen by its buyer and by its sellers; each seller sees their own fulfillment. */
export function canSeeOrder(
  viewer: Viewer,
  { buyerId, sellerIds }: { buyerId: string; sellerIds: readonly string[] },
): boolean {
  return sellerIds.some((sellerId) => sideSeenBy(viewer, { buyerId, sellerId }) !== null);
}

/** The side from which the viewer may see a fulfillment; null if it is not theirs to see. */
export function sideSeenBy(viewer: Viewer, fulfillment: Sides): Side | null {
  const side = partyOf(viewer, fulfillment);
  return side && can(viewer, side === 'BUYER' ? 'orders:read' : 'sales:read') ? side : null;
}

/** The side from which the viewer may act on a fulfillment; null if it is not theirs to change. */
export function sideChangedBy(viewer: Viewer, fulfillment: Sides): Side | null {
  const side = partyOf(viewer, fulfillment);
  return side && can(viewer, side === 'BUYER' ? 'orders:write' : 'sales:write') ? side : null;
}

/** Photos of rented copies are seen by both sides of the rental and by staff who see all orders. */
export function canSeePhotosOf(viewer: Viewer, fulfillment: Sides): boolean {
  return sideSeenBy(viewer, fulfillment) !== null || can(viewer, 'orders:read-any');
}

/** The side of a fulfillment on which the viewer stands; null for everybody else. */
export function partyOf(viewer: Viewer, fulfillment: Sides): Side | null {
  if (viewer?.id === fulfillment.buyerId) return 'BUYER';
  return viewer?.id === fulfillment.sellerId ? 'SELLER' : null;
}
