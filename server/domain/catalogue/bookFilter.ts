import { z } from 'zod';
import { asciiDigits } from '../text/digits.js';
import { optional } from '../shared/fields.js';
import { BookCondition } from './book.js';
import { HIGHEST_AMOUNT } from './listing.js';

const amountField = optional(z.int().min(0, 'INVALID_VALUE').max(HIGHEST_AMOUNT, 'AMOUNT_TOO_LARGE'));

const priceRange = optional(
  z
    .object({ from: amountField, to: amountField })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      path: ['to'],
      error: 'RANGE_REVERSED',
    }),
);

/** Of what a list is asked for: the parts that can be wrong in themselves. Amounts in paise. */
export const filterSchema = z.object({
  salePrice: priceRange,
  rentPerMonth: priceRange,
  pinCode: optional(
    z
      .string()
      .trim()
      .overwrite(asciiDigits)
      .regex(/^[1-9][0-9]{5}$/, 'PIN_CODE_INVALID'),
  ),
});

/** Amounts in paise, both ends included; an end that is left out is open. */
export interface PriceRange {
  from?: number;
  to?: number;
}

/** The conditions that are as good as this one, or better. */
export function conditionsFrom(condition: BookCondition): BookCondition[] {
  const all = Object.values(BookCondition);
  return all.slice(0, all.indexOf(condition) + 1);
}

/** The first digits of a PIN code: those of one sorting district of the post, which is a city and what lies around it. */
export function sortingDistrict(pinCode: string): string {
  return pinCode.slice(0, 3);
}
