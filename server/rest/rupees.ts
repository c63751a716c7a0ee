import { z } from 'zod';
import { paiseOf } from '../domain/money/format.js';
import type { Money } from '../domain/money/money.js';

/** An amount in a response. */
export const rupeesSchema = z.number().min(0).describe('In rupees, exact to the paisa.');

/** An amount in a request, in rupees, converted to paise. The domain checks its range. */
export const saidRupeesField = z.unknown().transform(paiseOf).meta({
  type: 'number',
  description: 'Rupees with at most two decimals. Text such as "249.50" is accepted, too.',
});

/** Converts paise to rupees. With at most two decimals, the JSON number is exact. */
export function rupees({ amount }: Money): number {
  return amount / 100;
}
