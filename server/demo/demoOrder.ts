import type { PaymentMethod } from '../domain/orders/checkout.js';
import type { FulfillmentAction, Party } from '../domain/orders/orderStatus.js';
import type { Withholding } from '../domain/rental/rentalReturn.js';
import type { PhotoStage } from '../domain/orders/orderPhotos.js';
import type { DrawnPhoto } from './photos/drawnPhotos.js';
import type { DemoPersonKey } from './demoPeople.js';

/** A line of a demo order. `book` is the book's title. A rental begins on the day of the order. */
export type DemoLine =
  | { book: string; type: 'PURCHASE'; quantity: number }
  | { book: string; type: 'RENTAL'; quantity: number; months: number };

interface HappensToFulfillment {
  /** The seller, who identifies the fulfillment within its order. */
  seller: DemoPersonKey;
  daysAgo: number;
}

/** A step of a fulfillment. `by` is the party that takes it. */
export interface DemoStep extends HappensToFulfillment {
  action: FulfillmentAction;
  by: Party;
  reason?: string;
  carrier?: string;
  trackingNumber?: string;
  /** Amount of the deposit that the seller withholds, in paise, and the reason. */
  withhold?: Withholding;
}

/** The buyer's rating of a fulfillment's seller. `stars` is in steps of half a star. */
export interface DemoRating extends HappensToFulfillment {
  stars: number;
}

/** A photo of rented copies. `by` is the party that adds it. */
export interface DemoPhotoOfRental extends HappensToFulfillment {
  photo: DrawnPhoto;
  stage: PhotoStage;
  by: Party;
  caption: string;
}

/** A demo order and its history, oldest event first. Days are counted back from today. */
export interface DemoOrder {
  buyer: DemoPersonKey;
  daysAgo: number;
  paymentMethod: PaymentMethod;
  lines: readonly DemoLine[];
  story: readonly (DemoStep | DemoRating | DemoPhotoOfRental)[];
}

export function buy(book: string, quantity = 1): DemoLine {
  return { book, type: 'PURCHASE', quantity };
}

export function rent(book: string, months: number): DemoLine {
  return { book, type: 'RENTAL', quantity: 1, months };
}

export function confirmed(seller: DemoPersonKey, daysAgo: number): DemoStep {
  return { action: 'confirm', by: 'SELLER', seller, daysAgo };
}

export function shipped(seller: DemoPersonKey, daysAgo: number, trackingNumber?: string): DemoStep {
  const shipment = trackingNumber ? { carrier: 'India Post', trackingNumber } : {};
  return { action: 'ship', by: 'SELLER', seller, daysAgo, ...shipment };
}

export function delivered(seller: DemoPersonKey, daysAgo: number): DemoStep {
  return { action: 'markDelivered', by: 'BUYER', seller, daysAgo };
}

export function takenBack(seller: DemoPersonKey, daysAgo: number, withhold?: Withholding): DemoStep {
  return { action: 'takeBack', by: 'SELLER', seller, daysAgo, withhold };
}

export function lost(seller: DemoPersonKey, daysAgo: number): DemoStep {
  return { action: 'declareLost', by: 'BUYER', seller, daysAgo };
}

export function cancelled(by: Party, seller: DemoPersonKey, daysAgo: number, reason: string): DemoStep {
  return { action: 'cancel', by, seller, daysAgo, reason };
}

export function rated(seller: DemoPersonKey, daysAgo: number, stars: number): DemoRating {
  return { seller, daysAgo, stars };
}

export function photographed(
  stage: PhotoStage,
  seller: DemoPersonKey,
  daysAgo: number,
  photo: DrawnPhoto,
  caption: string,
): DemoPhotoOfRental {
  return { stage, by: 'SELLER', seller, daysAgo, photo, caption };
}
