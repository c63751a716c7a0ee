import { z } from 'zod';
import { paiseOf } from '../domain/money/format.js';
import type { Money } from '../domain/money/money.js';

/** Schema of an amount of rupees in a response. */
export const rupeesSchema = z.number().min(0).describe('An amount in rupees, exact to the paisa.');

/** An amount of rupees in a request, converted to paise. The domain checks its range. */
export const saidRupeesField = z.unknown().transform(paiseOf).meta({
  type: 'number',
  description: 'Rupees with at most two decimals, as a number or as text such as "249.50".',
});

/** Converts paise to rupees. The JSON number is exact, because it has at most two decimals. */
export function rupees({ amount }: Money): number {
  return amount / 100;
}
