import { z } from 'zod';
import { asciiDigits } from '../text/digits.js';
import type { ErrorCode } from './errors.js';

/** At least one character that leaves ink: neither white space, nor a control, nor an invisible mark. */
export const INK = /[^\s\p{Cc}\p{Cf}]/u;

/** The code for a value that is missing, and the one for a value of another kind. */
export function missingOr(missing: ErrorCode, wrong: ErrorCode = 'INVALID_VALUE') {
  return {
    error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? missing : wrong),
  };
}

/** Whether PostgreSQL takes a text: every character but NUL, and no half of a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\0') && !/\p{Cs}/u.test(text);

/** A text as it stands, not trimmed. */
export function anyText(required: ErrorCode = 'REQUIRED') {
  return z.string(missingOr(required)).refine(isStorable, 'INVALID_VALUE');
}

/** A text that must say something, trimmed, of at most so many characters. */
export function requiredText(max: number, required: ErrorCode = 'REQUIRED') {
  return anyText(required).trim().regex(INK, required).max(max, 'TOO_LONG');
}

/** A text that may be left out, be null or be blank: then it is null. Otherwise trimmed and bounded. */
export function optionalText(max: number) {
  return anyText()
    .trim()
    .max(max, 'TOO_LONG')
    .nullish()
    .transform((text) => (text && INK.test(text) ? text : null));
}

/** A value that may be left out or be null: then it is undefined. */
export function optional<S extends z.ZodType>(schema: S) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** An email address. */
export const EMAIL = z.regexes.email;

/** A zipcode: 5 or 6 digits. */
export const ZIPCODE = /^[0-9]{5,6}$/;

/** The zipcode of an account, for which missing and wrong have one text. */
export const zipcodeField = z
  .string({ error: 'ZIPCODE_INVALID' })
  .trim()
  .overwrite(asciiDigits)
  .regex(ZIPCODE, 'ZIPCODE_INVALID');

/** A text by which a request is known again when it is sent twice; left out, it is done each time. */
export const idempotencyKeyField = optionalText(200);

/** An opaque id. Whether it names anything is found out by looking. */
export const idField = anyText();

/** The most copies that a listing has. */
export const MOST_COPIES = 1_000_000;

/** How many copies a listing has: none is a stock, too. */
export const copiesField = z
  .int('COPIES_OUT_OF_RANGE')
  .min(0, 'COPIES_OUT_OF_RANGE')
  .max(MOST_COPIES, 'COPIES_OUT_OF_RANGE');

/** The most copies that a line of a cart, and so a rental, takes. */
export const MOST_OF_A_LINE = 1000;

/** How many copies, at least one. */
export const quantityField = z
  .int(missingOr('REQUIRED', 'INVALID_VALUE'))
  .min(1, 'QUANTITY_TOO_SMALL')
  .max(MOST_OF_A_LINE, 'QUANTITY_TOO_LARGE');

/** The most characters of a reason or a note. */
export const LONGEST_REASON = 1000;

/** A day, 'YYYY-MM-DD'. */
export const dateField = z.iso.date(missingOr('REQUIRED', 'DATE_INVALID'));
