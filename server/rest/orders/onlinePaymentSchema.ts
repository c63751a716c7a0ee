import { z } from 'zod';
import { OnlinePaymentStatus } from '../../domain/payments/onlinePayment.js';
import type { OnlinePayment } from '../../usecases/orders/online/paymentAsSeen.js';
import { lowerCase } from '../lowerCase.js';
import { rupees, rupeesSchema } from '../rupees.js';

/** The documented form of an online payment. */
export const onlinePaymentSchema = z
  .object({
    status: lowerCase(OnlinePaymentStatus).describe(
      '`awaiting`: the copies are kept until `expiresAt`. `paid`: the payment has arrived. `expired`: nobody paid in ' +
        'time. `cancelled`: cancelled or given up before it was paid.',
    ),
    amount: rupeesSchema.describe(
      'Everything that was due when the order was placed, or what the extension or purchase of a rental costs.',
    ),
    blockableDeposit: rupeesSchema
      .nullable()
      .describe(
        'The deposits within `amount`, which the bank can block instead of charging if the buyer chooses this on the ' +
          'payment page. Null without this choice, and once the payment has ended. Once paid, `amount` contains no ' +
          'blocked deposit.',
      ),
    redirectUrl: z
      .url()
      .nullable()
      .describe(
        'The page on which you pay. Null if you are not the buyer, if the payment has ended, and for some seconds after ' +
          'it began, until the provider has opened the page.',
      ),
    expiresAt: z.iso
      .datetime()
      .describe('When the order is cancelled, or the extension or purchase given up, if it is not paid.'),
    isSimulated: z.boolean().describe('True if a simulator takes the payment, so that no money moves.'),
  })
  .meta({
    id: 'OnlinePayment',
    description: 'The online payment of an order, or of the extension or purchase of a rental in it.',
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
