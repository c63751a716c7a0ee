import { asciiDigits } from '../text/digits.js';
import { anyText, INK, requiredText } from '../shared/fields.js';

/** Matches an Indian mobile number without its country code. */
const MOBILE = /^[6-9][0-9]{9}$/;

/** Matches the country code or the zero before a mobile number: +91, 0091, 91 or 0. */
const PREFIX = /^(?:\+91|0091|91(?=[0-9]{10}$)|0)/;

/** Returns the ten digits of a mobile number, however it is spelt; null if it is not an Indian mobile number. */
export function mobileOf(text: string): string | null {
  const digits = asciiDigits(text)
    .replaceAll(/[\s().-]/g, '')
    .replace(PREFIX, '');
  return MOBILE.test(digits) ? digits : null;
}

const asDigits = (typed: string) => mobileOf(typed) ?? typed;

/** Maximum number of characters of a mobile number as typed. */
const LONGEST = 40;

/** A required mobile number, stored as ten digits. */
export const mobileField = requiredText(LONGEST, 'PHONE_REQUIRED')
  .overwrite(asDigits)
  .regex(MOBILE, 'MOBILE_INVALID');

/** An optional mobile number. An absent, null or blank value becomes null. */
export const optionalMobileField = anyText()
  .trim()
  .max(LONGEST, 'TOO_LONG')
  .overwrite(asDigits)
  .refine((mobile) => !INK.test(mobile) || MOBILE.test(mobile), 'MOBILE_INVALID')
  .nullish()
  .transform((mobile) => (mobile && INK.test(mobile) ? mobile : null));
