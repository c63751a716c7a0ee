import type { OnlinePaymentOffer } from './onlinePayment.js';

/**
 * The purpose of an online payment: an order, an extension of a rental, the purchase of rented copies, or the capture of
 * a blocked deposit.
 */
export const PaymentPurpose = {
  ORDER: 'ORDER',
  EXTENSION: 'EXTENSION',
  PURCHASE: 'PURCHASE',
  DEPOSIT: 'DEPOSIT',
} as const;
export type PaymentPurpose = keyof typeof PaymentPurpose;

/** The facts of an online payment that decide its receipt. */
interface Receipted {
  id: string;
  orderId: string;
  purpose: PaymentPurpose;
}

/**
 * Returns the receipt by which the provider knows a payment, and by which its page is found after a lost answer. The payment of
 * an order has the order's ID, which exists before the first try. Later payments of the order need receipts of their own.
 */
export function receiptOf({ id, orderId, purpose }: Receipted): string {
  return purpose === 'ORDER' ? orderId : id;
}

/** The purpose of an online payment for the rented copies of an order that was placed before. */
export const RentalPaymentPurpose = { EXTENSION: 'EXTENSION', PURCHASE: 'PURCHASE' } as const;
export type RentalPaymentPurpose = keyof typeof RentalPaymentPurpose;

/**
 * True if extensions and purchases of rented copies are paid online: the order was paid online, and the marketplace still
 * takes online payments. If false, the buyer pays the seller directly.
 */
export function paysRentalOnline(offer: OnlinePaymentOffer, order: { isPaidOnline: boolean }): boolean {
  return order.isPaidOnline && offer !== 'NONE';
}
