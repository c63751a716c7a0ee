import { z } from 'zod';
import { paiseOf } from '../domain/money/format.js';
import type { Money } from '../domain/money/money.js';

/** An amount as the documented paths show it. */
export const rupeesSchema = z.number().min(0).describe('In rupees, exact to the paisa.');

/** An amount as a request says it, read as paise; which amounts are allowed is for the domain to say. */
export const saidRupeesField = z.unknown().transform(paiseOf).meta({
  type: 'number',
  description: 'Rupees with at most two decimals. Text such as "249.50" is accepted, too.',
});

/** Paise as rupees: at most two decimals, so the JSON number is exact to the paisa. */
export function rupees({ amount }: Money): number {
  return amount / 100;
}
