import { z } from 'zod';
import { BlockStatus, DepositSecurity } from '../../domain/payments/depositBlock.js';
import type { SecuredDeposits } from '../../usecases/orders/online/depositBlockAsSeen.js';
import { lowerCase } from '../lowerCase.js';
import { rupees, rupeesSchema } from '../rupees.js';

const depositBlockSchema = z
  .object({
    status: lowerCase(BlockStatus).describe(
      '`active`: late fees and what is withheld are taken from it; `releasing` and `released`: all deposits are settled; `expired`: what ' +
        'is owed now is paid to the seller directly.',
    ),
    amount: rupeesSchema.describe(
      'The blocked amount: all deposits of the order. Zero if you may not see the money.',
    ),
    captured: rupeesSchema.describe(
      'The part of it that was charged, for example for a late return. Zero for sellers, who see their own payments.',
    ),
    expiresAt: z.iso.datetime().describe('When the bank ends the block by itself.'),
  })
  .meta({
    id: 'DepositBlock',
    description:
      'The amount that the bank of a buyer blocks for the deposits of an order, instead of charging them.',
  });

/** The documented fields of how the deposits of an order are secured. */
export const depositFields = {
  depositSecurity: lowerCase(DepositSecurity)
    .nullable()
    .describe(
      'The way in which the deposits are secured: `charged` or `blocked` by the buyer’s bank. Null without deposits, and while an online payment with a choice is awaited.',
    ),
  depositBlock: depositBlockSchema
    .nullable()
    .describe('The block of the deposits; null if they are charged.'),
};

/** Returns how the deposits of an order are secured, in the documented form. */
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
