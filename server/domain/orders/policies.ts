import { can, type Viewer } from '../accounts/principal.js';
import type { OfferedBook } from '../catalogue/book.js';
import { isOfferedTo } from '../catalogue/policies.js';
import type { OrderStatus, Side } from './orderStatus.js';
import type { StatusFacts } from './steps.js';

type OnOffer = Pick<OfferedBook, 'sellerId' | 'status' | 'price' | 'copies'>;

/** IDs of the two sides of a fulfillment. */
export interface Sides {
  buyerId: string;
  sellerId: string;
}

/**
 * True for viewers with `cart:write`, except the seller, if the book is for sale and a copy is free today and on every later
 * day.
 */
export function canBuy(viewer: Viewer, book: OnOffer): boolean {
  return mayAdd(viewer, book) && book.price.sale !== null && book.copies.sellable > 0;
}

/**
 * True if the viewer has `cart:write` and is not the seller, the book is for rent, and a copy is free today or on a later
 * day.
 */
export function canRent(viewer: Viewer, book: OnOffer): boolean {
  return mayAdd(viewer, book) && book.price.lease !== null && book.copies.canBeRented;
}

function mayAdd(viewer: Viewer, book: OnOffer): boolean {
  return isOfferedTo(viewer, book) && can(viewer, 'cart:write');
}

/** IDs of the buyer and of all sellers of an order. */
export interface Parties {
  buyerId: string;
  sellerIds: readonly string[];
}

/** True for the buyer and the sellers of an order. Each seller sees only their own fulfillment. */
export function canSeeOrder(viewer: Viewer, { buyerId, sellerIds }: Parties): boolean {
  return sellerIds.some((sellerId) => sideSeenBy(viewer, { buyerId, sellerId }) !== null);
}

/**
 * True for staff who may see all orders, unless they are the buyer or a seller of this one. Such staff see every fulfillment
 * of the order and change nothing. The buyer and the sellers see the order in that role, even if they are staff.
 */
export function readsOrderAsStaff(viewer: Viewer, { buyerId, sellerIds }: Parties): boolean {
  if (!can(viewer, 'orders:read-any')) return false;
  return sellerIds.every((sellerId) => partyOf(viewer, { buyerId, sellerId }) === null);
}

/** Returns the viewer's side of a fulfillment if the viewer may see it; otherwise null. */
export function sideSeenBy(viewer: Viewer, fulfillment: Sides): Side | null {
  const side = partyOf(viewer, fulfillment);
  return side && can(viewer, side === 'BUYER' ? 'orders:read' : 'sales:read') ? side : null;
}

/** Returns the viewer's side of a fulfillment if the viewer may act on it; otherwise null. */
export function sideChangedBy(viewer: Viewer, fulfillment: Sides): Side | null {
  const side = partyOf(viewer, fulfillment);
  return side && can(viewer, side === 'BUYER' ? 'orders:write' : 'sales:write') ? side : null;
}

/**
 * True if the viewer may see payments, refunds and settlement of a fulfillment: both sides, except in a support view,
 * and staff who may see the money of all orders.
 */
export function canSeeMoneyOf(viewer: Viewer, fulfillment: Sides): boolean {
  if (!partyOf(viewer, fulfillment)) return can(viewer, 'money:read');
  return viewer?.via.kind !== 'SUPPORT_VIEW';
}

/** True for the seller, except in a support view, and for staff who may see the money of all orders. */
export function canSeeEarningsOf(viewer: Viewer, { sellerId }: Pick<Sides, 'sellerId'>): boolean {
  return viewer?.id === sellerId ? viewer.via.kind !== 'SUPPORT_VIEW' : can(viewer, 'money:read');
}

/**
 * True if a viewer who sees the order may also see its receiver and phone number. A seller may see them only while the
 * fulfillment is open.
 */
export function canSeeReceiverOf(viewer: Viewer, fulfillment: Sides & StatusFacts): boolean {
  return partyOf(viewer, fulfillment) !== 'SELLER' || isOpen(fulfillment);
}

/** True for both sides of the fulfillment and for staff who may see all orders. */
export function canSeePhotosOf(viewer: Viewer, fulfillment: Sides): boolean {
  return sideSeenBy(viewer, fulfillment) !== null || can(viewer, 'orders:read-any');
}

/** True for both sides of the disputed fulfillment and for staff who decide disputes. */
export function canSeeDisputePhotosOf(viewer: Viewer, fulfillment: Sides): boolean {
  return sideSeenBy(viewer, fulfillment) !== null || can(viewer, 'disputes:decide');
}

/** The statuses in which a fulfillment has ended. DELIVERED is not listed, because it ends purchases only. */
const ENDED: readonly OrderStatus[] = ['CANCELLED', 'RETURNED', 'LOST'];

/** True until everything has arrived and every rented copy is back, unless the fulfillment is cancelled or lost. */
function isOpen({ status, hasRentals }: StatusFacts): boolean {
  return status === 'DELIVERED' ? hasRentals : !ENDED.includes(status);
}

/** Returns the viewer's side of a fulfillment; null if the viewer is neither buyer nor seller. */
export function partyOf(viewer: Viewer, fulfillment: Sides): Side | null {
  if (viewer?.id === fulfillment.buyerId) return 'BUYER';
  return viewer?.id === fulfillment.sellerId ? 'SELLER' : null;
}
