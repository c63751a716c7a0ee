import { asciiDigits } from '../contract/digits.generated';

/** Converts digits of any script to ASCII and removes commas and spaces: '1,200.50' becomes '1200.50'. */
export const plainAmount = (typed: string): string => asciiDigits(typed).replace(/[,\s]/g, '');

/** True if the server can read the text as an amount. */
export const isAmount = (typed: unknown): boolean => /^\d+(\.\d{1,2})?$/.test(plainAmount(String(typed)));
