import type { OnlinePaymentOffer } from './onlinePayment.js';

/**
 * The subject of an online payment: an order, the extension of a rental in it, the purchase of its rented copies, or what is
 * captured of its blocked deposit.
 */
export const PaymentPurpose = {
  ORDER: 'ORDER',
  EXTENSION: 'EXTENSION',
  PURCHASE: 'PURCHASE',
  DEPOSIT: 'DEPOSIT',
} as const;
export type PaymentPurpose = keyof typeof PaymentPurpose;

/** The subject of a further payment of an order. */
export const RentalPaymentPurpose = { EXTENSION: 'EXTENSION', PURCHASE: 'PURCHASE' } as const;
export type RentalPaymentPurpose = keyof typeof RentalPaymentPurpose;

/**
 * True if what a rental costs later is paid online: its order was paid online, and the marketplace still takes online
 * payments. Otherwise it is paid between buyer and seller.
 */
export function paysRentalOnline(offer: OnlinePaymentOffer, order: { isPaidOnline: boolean }): boolean {
  return order.isPaidOnline && offer !== 'NONE';
}
