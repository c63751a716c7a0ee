import { z } from 'zod';
import type { OrderItem } from '../../usecases/orders/order.js';
import { rupees, rupeesSchema } from '../rupees.js';

/** The documented amounts of an order line: paid, refunded, withheld, late fee and net. */
export const lineMoneyFields = {
  money: z
    .object({
      paid: rupeesSchema.describe(
        'The amount that the buyer paid for the line, including the deposit. Refunds are not deducted.',
      ),
      refunded: rupeesSchema.describe(
        'The part of the price or rent that was refunded, or is no longer due after a cancellation.',
      ),
      withheld: rupeesSchema.describe('The part of the deposit that the seller kept.'),
      lateFee: rupeesSchema.describe('The late fee, which is taken from the deposit.'),
      net: rupeesSchema.describe(
        'The seller’s revenue from the line before commission: the price or rent, the late fee and the withheld ' +
          'deposit, less refunds.',
      ),
    })
    .nullable()
    .describe(
      'The amounts paid, refunded and kept for this line. Null in a support view, and for staff without `money:read`.',
    ),
};

/** Returns the money of an order line in its documented form. */
export function presentLineMoney({ money }: Pick<OrderItem, 'money'>) {
  if (!money) return { money };
  const { paid, refunded, withheld, lateFee, net } = money;
  return {
    money: {
      paid: rupees(paid),
      refunded: rupees(refunded),
      withheld: rupees(withheld),
      lateFee: rupees(lateFee),
      net: rupees(net),
    },
  };
}
