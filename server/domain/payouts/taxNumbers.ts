import { z } from 'zod';
import type { ErrorCode } from '../shared/errors.js';
import { anyText } from '../shared/fields.js';
import { isGstin } from './gstin.js';

/** Matches a PAN: five letters, four digits and a letter. The fourth letter is the kind of holder. */
const PAN = /^[A-Z]{3}[ABCEFGHJKLPT][A-Z][0-9]{4}[A-Z]$/;

/** True if the text is a PAN in capital letters. */
export const isPan = (text: string): boolean => PAN.test(text);

/** True if the fourth letter of a PAN says that its holder is a person or a Hindu undivided family. */
export const isPanOfPerson = (pan: string): boolean => /^...[PH]/.test(pan);

/** True if the text is a GSTIN in capital letters that contains a PAN. */
const isGstinWithPan = (text: string): boolean => isGstin(text) && isPan(panInGstin(text));

/** Returns the PAN that a GSTIN contains. */
export const panInGstin = (gstin: string): string => gstin.slice(2, 12);

/** Returns the schema of a tax number in an input. Undefined keeps the stored number; null or a blank text removes it. */
function numberField(isValid: (text: string) => boolean, invalid: ErrorCode) {
  return anyText()
    .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
    .refine((text) => text === '' || isValid(text), invalid)
    .nullish()
    .transform((text) => (text === '' ? null : (text ?? undefined)));
}

/** The fields of a seller's tax numbers in an input. */
export const taxNumberFields = {
  pan: numberField(isPan, 'PAN_INVALID'),
  gstin: numberField(isGstinWithPan, 'GSTIN_INVALID'),
};

/** The numbers as stored: without white space and in capital letters. */
export const storedTaxNumbers = { pan: z.string().nullable(), gstin: z.string().nullable() };
