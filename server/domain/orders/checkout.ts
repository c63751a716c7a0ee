import { z } from 'zod';
import { shippingAddressSchema } from '../addresses/address.js';
import { idField, missingOr, requiredText } from '../shared/fields.js';
import { MOST_LINES } from './cart.js';

/** The payment method that the buyer chose, recorded with the order. */
export const PaymentMethod = {
  CREDIT_CARD: 'CREDIT_CARD',
  DEBIT_CARD: 'DEBIT_CARD',
  UPI: 'UPI',
  NET_BANKING: 'NET_BANKING',
} as const;
export type PaymentMethod = keyof typeof PaymentMethod;

/** The IDs of the sellers whose books the buyer picks up, sorted and without duplicates. Empty by default. */
export const pickUpFromField = z
  .array(idField)
  .max(MOST_LINES, 'INVALID_VALUE')
  .nullish()
  .transform((ids) => [...new Set(ids)].toSorted());

/**
 * Input of an order for everything in the cart. A repeated idempotency key returns the same order. `expectedAmountDue`
 * is in paise.
 */
export const placeOrderSchema = z.object({
  shippingAddress: z.object(shippingAddressSchema.shape, missingOr('SHIPPING_ADDRESS_INCOMPLETE')),
  paymentMethod: z
    .enum(PaymentMethod, missingOr('REQUIRED', 'PAYMENT_METHOD_UNKNOWN'))
    .nullish()
    .transform((method) => method ?? 'UPI'),
  /**
   * True to pay online, false to pay the sellers directly. By default, orders are paid online only if the marketplace requires
   * it.
   */
  payOnline: z
    .boolean()
    .nullish()
    .transform((online) => online ?? null),
  /** The sellers from whom the buyer picks the books up. All other sellers send them. */
  pickUpFrom: pickUpFromField,
  idempotencyKey: requiredText(200),
  expectedAmountDue: z
    .int('AMOUNT_INVALID')
    .nullish()
    .transform((amount) => amount ?? null),
});
export type PlaceOrder = z.output<typeof placeOrderSchema>;
