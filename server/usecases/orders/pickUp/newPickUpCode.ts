import { randomInt } from 'node:crypto';
import { CODE_DIGITS } from '../../../domain/orders/pickUp.js';

/** Returns a random code for a pick-up. */
export function newPickUpCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}
