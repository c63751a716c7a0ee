import { z } from 'zod';
import type { Fulfillment } from '../../usecases/orders/order.js';
import { rupees, rupeesSchema } from '../rupees.js';

export const settlementSchema = z
  .object({
    lateFee: rupeesSchema.describe('The late fees if the copies were returned today, in rupees.'),
    depositLeft: rupeesSchema.describe(
      'The deposits less late fees, in rupees. This amount is released to the buyer, less the amount that the ' +
        'seller withholds.',
    ),
  })
  .nullable()
  .describe(
    'The split of the deposits if the rented copies came back today. If the buyer has sent the copies ' +
      'back, late fees count only until the day of sending. Null if no copies are rented out, in a support ' +
      'view, and for staff without `money:read`.',
  );

export const lossSettlementSchema = z
  .object({
    lateFee: rupeesSchema.describe('The late fees if the copies were declared lost today, in rupees.'),
    kept: rupeesSchema.describe('The amount that the seller keeps for lost copies, in rupees.'),
    released: rupeesSchema.describe('The rest of the deposits, which is released to the buyer, in rupees.'),
  })
  .nullable()
  .describe(
    'The split of the deposits if the rented copies were declared lost today. If the buyer has sent the ' +
      'copies back, late fees count only until the day of sending. Null if no copies are rented out, in a ' +
      'support view, and for staff without `money:read`.',
  );

export const canDeclareLostFromSchema = z.iso
  .date()
  .nullable()
  .describe(
    'The first day on which you, as the seller, can declare the copies lost; null if you already can, or cannot at all.',
  );

export const findableUntilSchema = z.iso
  .date()
  .nullable()
  .describe('The last day on which the seller can report lost copies as found; null if none are lost.');

export function presentSettlement({ settlement }: Fulfillment) {
  return settlement && { lateFee: rupees(settlement.lateFee), depositLeft: rupees(settlement.depositLeft) };
}

export function presentLossSettlement({ lossSettlement: loss }: Fulfillment) {
  return loss && { lateFee: rupees(loss.lateFee), kept: rupees(loss.kept), released: rupees(loss.released) };
}
