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

/** The filters of a list of books that require validation. Amounts are in paise. */
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

/** Amounts in paise, inclusive. An absent bound means no limit. */
export interface PriceRange {
  from?: number;
  to?: number;
}

/** Returns this condition and all better ones. */
export function conditionsFrom(condition: BookCondition): BookCondition[] {
  const all = Object.values(BookCondition);
  return all.slice(0, all.indexOf(condition) + 1);
}

/** Returns the first three digits of a PIN code, which identify the postal sorting district: a city and its surroundings. */
export function sortingDistrict(pinCode: string): string {
  return pinCode.slice(0, 3);
}
