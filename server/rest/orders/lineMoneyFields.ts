import { z } from 'zod';
import type { OrderItem } from '../../usecases/orders/order.js';
import { rupees, rupeesSchema } from '../rupees.js';

/** The documented amounts of an order line: paid, refunded, withheld, late fee and net. */
export const lineMoneyFields = {
  money: z
    .object({
      paid: rupeesSchema.describe(
        'The amount paid for the line, with its deposit. Refunds are not deducted.',
      ),
      refunded: rupeesSchema.describe(
        'The part of its price or rent that was refunded, or that is no longer due because of a cancellation.',
      ),
      withheld: rupeesSchema.describe('The part of its deposit that the seller kept.'),
      lateFee: rupeesSchema.describe('The late fee, which is taken from the deposit.'),
      net: rupeesSchema.describe(
        'The seller’s earnings from the line before commission: its price or rent, late fee and withheld ' +
          'deposit, less refunds.',
      ),
    })
    .nullable()
    .describe(
      'The line’s share of the money that was paid, refunded and kept; null in a support view, and for staff without ' +
        '`money:read`.',
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
