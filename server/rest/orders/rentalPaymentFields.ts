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
      .describe('The number of months added to the rental; null for a purchase.'),
    endsOn: z.iso.date().nullable().describe('The due date after the extension; null for a purchase.'),
    payment: onlinePaymentSchema,
    viewerCanGiveUp: z.boolean().describe('True if you can give up the payment now.'),
  })
  .meta({
    id: 'RentalPayment',
    description:
      'The online payment for extending a rental, or for buying its copies. While the payment is `awaiting`, the ' +
      'copies are kept for you. The extension or the purchase takes effect only when the payment is `paid`.',
  });

/** The fields of an order line about payments that are made online after the order. */
export const rentalPaymentFields = {
  paysOnline: z
    .boolean()
    .describe(
      'True for a rental in an order that was paid online. Its extensions, and the amount still due to buy its ' +
        'copies, are then paid online as well.',
    ),
  rentalPayment: rentalPaymentSchema
    .nullable()
    .describe(
      'The latest online payment for extending the rental or for buying its copies, whatever its status. Null if ' +
        'there was none. Hidden (null) from the seller, from staff without `money:read`, and in a support view.',
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
