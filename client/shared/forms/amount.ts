import { asciiDigits } from '../contract/digits.generated';

/** '1,200.50' as people write it is 1200.50, in whatever digits. */
export const plainAmount = (typed: string): string => asciiDigits(typed).replace(/[,\s]/g, '');

/** Whether the server can read the text as an amount. */
export const isAmount = (typed: unknown): boolean => /^\d+(\.\d{1,2})?$/.test(plainAmount(String(typed)));
