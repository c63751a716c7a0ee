import { z } from 'zod';
import type { MoneyBack } from '../../domain/payments/moneyBack.js';
import { rupees, rupeesSchema } from '../rupees.js';

export const moneyBackSchema = z
  .object({
    paidBack: rupeesSchema.describe(
      'The amount to be refunded to the buyer, in rupees. Includes a payment that is not confirmed yet.',
    ),
    notCharged: rupeesSchema.describe(
      'The blocked deposit that will no longer be charged, in rupees; zero if the deposit is not ' +
        'blocked.',
    ),
  })
  .nullable();

export function presentMoneyBack({ moneyBack }: { moneyBack: MoneyBack | null }) {
  return moneyBack && { paidBack: rupees(moneyBack.paidBack), notCharged: rupees(moneyBack.notCharged) };
}
