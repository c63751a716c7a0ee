import { z } from 'zod';
import { BlockStatus, DepositSecurity } from '../../domain/payments/depositBlock.js';
import type { SecuredDeposits } from '../../usecases/orders/online/depositBlockAsSeen.js';
import { lowerCase } from '../lowerCase.js';
import { rupees, rupeesSchema } from '../rupees.js';

const depositBlockSchema = z
  .object({
    status: lowerCase(BlockStatus).describe(
      'The progress of the block. `active`: late fees and withheld amounts are captured from the blocked amount. ' +
        '`releasing`: all deposits are settled, and the bank is asked to release the rest. `released`: the rest was ' +
        'released. `expired`: the bank has ended the block, and the buyer pays the seller directly.',
    ),
    amount: rupeesSchema.describe(
      'The sum of the blocked deposits. A seller sees only the deposits of their own fulfillment. Zero if you may ' +
        'not see the money.',
    ),
    captured: rupeesSchema.describe(
      'The part of the amount that was captured, for example for a late return. Zero for sellers, who find captured ' +
        'amounts in the `payments` of their fulfillment.',
    ),
    expiresAt: z.iso.datetime().describe('The time at which the bank ends the block automatically.'),
  })
  .meta({
    id: 'DepositBlock',
    description:
      'A block on the buyer’s bank account that secures the deposits of an order. The blocked amount is not ' +
      'charged unless it is captured.',
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
    .describe('The block of the deposits; null if the bank does not block them.'),
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
