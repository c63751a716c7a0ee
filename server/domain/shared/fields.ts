import { z } from 'zod';
import { asciiDigits } from '../text/digits.js';
import type { ErrorCode } from './errors.js';

/** Matches a visible character: not white space, a control character or a format character. */
export const INK = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * Returns an error function for a schema, with one code for a missing value and another for a value of the wrong
 * type.
 */
export function missingOr(missing: ErrorCode, wrong: ErrorCode = 'INVALID_VALUE') {
  return {
    error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? missing : wrong),
  };
}

/** True if PostgreSQL accepts the text: no NUL, and no half of a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\0') && !/\p{Cs}/u.test(text);

/** A text of any length, not trimmed. */
export function anyText(required: ErrorCode = 'REQUIRED') {
  return z.string(missingOr(required)).refine(isStorable, 'INVALID_VALUE');
}

/** A required text, trimmed, of at most `max` characters. */
export function requiredText(max: number, required: ErrorCode = 'REQUIRED') {
  return anyText(required).trim().regex(INK, required).max(max, 'TOO_LONG');
}

/** An optional text, trimmed, of at most `max` characters. Absent, null or blank becomes null. */
export function optionalText(max: number) {
  return anyText()
    .trim()
    .max(max, 'TOO_LONG')
    .nullish()
    .transform((text) => (text && INK.test(text) ? text : null));
}

/** An optional value. Absent or null becomes undefined. */
export function optional<S extends z.ZodType>(schema: S) {
  return schema.nullish().transform((value) => value ?? undefined);
}

export const EMAIL = z.regexes.email;

/** A zipcode: 5 or 6 digits. */
export const ZIPCODE = /^[0-9]{5,6}$/;

/** The zipcode of an account. ZIPCODE_INVALID is also the code for a missing zipcode. */
export const zipcodeField = z
  .string({ error: 'ZIPCODE_INVALID' })
  .trim()
  .overwrite(asciiDigits)
  .regex(ZIPCODE, 'ZIPCODE_INVALID');

/** Identifies a request that may be sent twice. A request without a key is always executed. */
export const idempotencyKeyField = optionalText(200);

/** An id of any format. An unknown id is refused when it is looked up. */
export const idField = anyText();

/** Maximum number of copies of a listing. */
export const MOST_COPIES = 1_000_000;

/** Number of copies of a listing; zero is allowed. */
export const copiesField = z
  .int('COPIES_OUT_OF_RANGE')
  .min(0, 'COPIES_OUT_OF_RANGE')
  .max(MOST_COPIES, 'COPIES_OUT_OF_RANGE');

/** Maximum number of copies in a line of a cart, and therefore in a rental. */
export const MOST_OF_A_LINE = 1000;

/** Number of copies, at least one. */
export const quantityField = z
  .int(missingOr('REQUIRED', 'INVALID_VALUE'))
  .min(1, 'QUANTITY_TOO_SMALL')
  .max(MOST_OF_A_LINE, 'QUANTITY_TOO_LARGE');

/** Maximum number of characters of a reason or a note. */
export const LONGEST_REASON = 1000;

/** A day, 'YYYY-MM-DD'. */
export const dateField = z.iso.date(missingOr('REQUIRED', 'DATE_INVALID'));
