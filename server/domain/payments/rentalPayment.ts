import type { OnlinePaymentOffer } from './onlinePayment.js';

/**
 * The purpose of an online payment: an order, the extension of a rental in it, the purchase of its rented copies, or a capture
 * of its blocked deposit.
 */
export const PaymentPurpose = {
  ORDER: 'ORDER',
  EXTENSION: 'EXTENSION',
  PURCHASE: 'PURCHASE',
  DEPOSIT: 'DEPOSIT',
} as const;
export type PaymentPurpose = keyof typeof PaymentPurpose;

/** The purpose of a later online payment of an order. */
export const RentalPaymentPurpose = { EXTENSION: 'EXTENSION', PURCHASE: 'PURCHASE' } as const;
export type RentalPaymentPurpose = keyof typeof RentalPaymentPurpose;

/**
 * True if later costs of a rental are paid online: its order was paid online, and the marketplace still takes online payments.
 * Otherwise the buyer pays the seller directly.
 */
export function paysRentalOnline(offer: OnlinePaymentOffer, order: { isPaidOnline: boolean }): boolean {
  return order.isPaidOnline && offer !== 'NONE';
}
