import { z } from 'zod';
import { RentalPaymentPurpose } from '../../domain/payments/rentalPayment.js';
import type { OrderItem } from '../../usecases/orders/order.js';
import { lowerCase } from '../lowerCase.js';
import { onlinePaymentSchema, presentOnlinePayment } from './onlinePaymentSchema.js';

const rentalPaymentSchema = z
  .object({
    purpose: lowerCase(RentalPaymentPurpose).describe(
      'The purpose of the payment: `extension` of the rental, or `purchase` of its copies.',
    ),
    months: z
      .int()
      .min(1)
      .nullable()
      .describe('The number of months by which the rental is extended; null for a purchase.'),
    endsOn: z.iso.date().nullable().describe('The due date after the extension; null for a purchase.'),
    payment: onlinePaymentSchema,
    viewerCanGiveUp: z.boolean().describe('True if you can give the payment up now.'),
  })
  .meta({
    id: 'RentalPayment',
    description:
      'The online payment to extend a rental or to buy its copies. While it is `awaiting`, the copies ' +
      'are kept for you. The extension or purchase takes effect only when it is `paid`.',
  });

/** The fields of an order line about payments that are made online after the order. */
export const rentalPaymentFields = {
  paysOnline: z
    .boolean()
    .describe(
      'True if extensions of the rental, and the amount still due to buy its copies, are paid online because the ' +
        'order was.',
    ),
  rentalPayment: rentalPaymentSchema
    .nullable()
    .describe(
      'The last online payment of an extension or of the purchase of the copies. Null if there was none, for the ' +
        'seller, in a support view, and for staff without `money:read`.',
    ),
};

/** Returns the fields of an order line about payments that are made online after the order. */
export function presentRentalPayment({ paysOnline, rentalPayment: asked }: OrderItem) {
  return {
    paysOnline,
    rentalPayment: asked && {
      ...asked,
      purpose: asked.purpose.toLowerCase(),
      payment: presentOnlinePayment(asked.payment),
    },
  };
}
