import { z } from 'zod';
import { BlockStatus, DepositSecurity } from '../../domain/payments/depositBlock.js';
import type { SecuredDeposits } from '../../usecases/orders/online/depositBlockAsSeen.js';
import { lowerCase } from '../lowerCase.js';
import { rupees, rupeesSchema } from '../rupees.js';

const depositBlockSchema = z
  .object({
    status: lowerCase(BlockStatus).describe(
      '`active`: late fees and withheld amounts are captured from it. `releasing`: all deposits are settled, and the ' +
        'bank is asked to release the rest. `released`: the rest was released. `expired`: the bank has ended it, and ' +
        'the buyer pays the seller directly.',
    ),
    amount: rupeesSchema.describe(
      'The blocked deposits of the order; a seller sees only those of their own fulfillment. Zero if you may not see ' +
        'the money.',
    ),
    captured: rupeesSchema.describe(
      'The part of it that was charged, for example for a late return. Zero for sellers, who find it among the ' +
        'payments of their fulfillment.',
    ),
    expiresAt: z.iso.datetime().describe('When the bank ends the block by itself.'),
  })
  .meta({
    id: 'DepositBlock',
    description:
      'The amount that the bank of a buyer blocks for the deposits of an order, instead of charging them.',
  });

/** The documented fields that state how the deposits of an order are secured. */
export const depositFields = {
  depositSecurity: lowerCase(DepositSecurity)
    .nullable()
    .describe(
      'The way in which the deposits are secured. `to_pay`: the buyer still has to pay at least one of them, or the ' +
        'recipient has not confirmed the payment. `charged`: the buyer has paid them. `blocked`: the buyer’s bank blocks ' +
        'them. Null without deposits, while the buyer can still choose, and if the deposits were settled before they were ' +
        'paid. Also null if you may not see the money, unless the deposits are blocked.',
    ),
  depositBlock: depositBlockSchema
    .nullable()
    .describe('The block of the deposits; null unless they are blocked.'),
};

/** Returns the documented fields that state how the deposits of an order are secured. */
export function presentDeposits({ depositSecurity, depositBlock: block }: SecuredDeposits) {
  return {
    depositSecurity: depositSecurity?.toLowerCase() ?? null,
    depositBlock: block && {
      status: block.status.toLowerCase(),
      amount: rupees(block.amount),
      captured: rupees(block.captured),
      expiresAt: block.expiresAt,
    },
  };
}
