import { z } from 'zod';
import { OnlinePaymentStatus } from '../../domain/payments/onlinePayment.js';
import type { OnlinePayment } from '../../usecases/orders/online/paymentAsSeen.js';
import { lowerCase } from '../lowerCase.js';
import { rupees, rupeesSchema } from '../rupees.js';

/** The documented form of an online payment. */
export const onlinePaymentSchema = z
  .object({
    status: lowerCase(OnlinePaymentStatus).describe(
      '`awaiting`: the copies are kept until `expiresAt`. `paid`: the payment has arrived. `expired`: the buyer did ' +
        'not pay in time. `cancelled`: the buyer cancelled the order or gave the payment up, or the rental ended.',
    ),
    amount: rupeesSchema.describe(
      'The amount to pay: everything that was due when the order was placed, or the cost of the extension or ' +
        'purchase.',
    ),
    blockableDeposit: rupeesSchema
      .nullable()
      .describe(
        'The deposits within `amount`. On the payment page, the buyer can choose to have them blocked by the bank ' +
          'instead of charged. Null without this choice, and once the payment has ended. If the deposits were ' +
          'blocked, `amount` no longer includes them.',
      ),
    redirectUrl: z
      .url()
      .nullable()
      .describe(
        'The page on which you pay. Null if you are not the buyer, if the payment has ended, and in the first ' +
          'seconds, until the provider has opened the page.',
      ),
    expiresAt: z.iso
      .datetime()
      .describe(
        'The deadline for the payment. If the deadline passes, the order is cancelled, or the extension or purchase ' +
          'is given up.',
      ),
    isSimulated: z.boolean().describe('True if a simulator takes the payment, so that no money moves.'),
  })
  .meta({
    id: 'OnlinePayment',
    description:
      'An online payment for an order, or for extending one of its rentals or buying the rented copies.',
  });

/** Returns an online payment in its documented form. */
export function presentOnlinePayment({ status, amount, blockableDeposit, ...payment }: OnlinePayment) {
  return {
    status: status.toLowerCase(),
    amount: rupees(amount),
    blockableDeposit: blockableDeposit && rupees(blockableDeposit),
    ...payment,
  };
}
