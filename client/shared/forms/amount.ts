import { asciiDigits } from '../contract/digits.generated';

/** Normalises an amount: '1,200.50' becomes 1200.50, in digits of any script. */
export const plainAmount = (typed: string): string => asciiDigits(typed).replace(/[,\s]/g, '');

/** True if the server can read the text as an amount. */
export const isAmount = (typed: unknown): boolean => /^\d+(\.\d{1,2})?$/.test(plainAmount(String(typed)));
