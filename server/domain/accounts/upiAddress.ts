import { anyText } from '../shared/fields.js';

/** Matches a UPI address: a name and a bank's handle, such as asha@okbank (NPCI, UPI Linking Specification). */
const UPI_ADDRESS = /^[a-z0-9._-]{2,200}@[a-z][a-z0-9]{1,63}$/;

/** True if a text has the form of a UPI address. Capital letters do not match. */
export const isUpiAddress = (text: string): boolean => UPI_ADDRESS.test(text);

/** Number of characters of the name in a shortened UPI address. */
const SHOWN_LETTERS = 2;

/** Returns a UPI address shortened to two characters and the handle, for viewers who do not have to pay to it. */
export function shownUpiAddress(address: string): string {
  const [name = '', handle = ''] = address.split('@');
  return `${name.slice(0, SHOWN_LETTERS)}…@${handle}`;
}

/**
 * The UPI address of an account. A blank text removes the address. If the field is absent, the address does not change.
 */
export const upiAddressField = anyText()
  .trim()
  .toLowerCase()
  .refine((address) => address === '' || isUpiAddress(address), 'UPI_ADDRESS_INVALID')
  .nullish()
  .transform((address) => (address === '' ? null : (address ?? undefined)));
