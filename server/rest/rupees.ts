import { z } from 'zod';
import type { Money } from '../domain/money.js';

/** An amount as the documented paths show it. */
export const rupeesSchema = z.number().min(0).describe('Rupees, exact to the paisa.');

/** Paise as rupees: at most two decimals, so the JSON number is exact to the paisa. */
export function rupees({ amount }: Money): number {
  return amount / 100;
}
