import { z } from 'zod';
import { asciiDigits } from '../text/digits.js';
import { optionalText, requiredText, ZIPCODE } from '../shared/fields.js';

/** Delivery address of an order; all but the country is required. */
export const shippingAddressSchema = z.object({
  street: requiredText(500, 'SHIPPING_ADDRESS_INCOMPLETE'),
  city: requiredText(200, 'SHIPPING_ADDRESS_INCOMPLETE'),
  state: requiredText(200, 'SHIPPING_ADDRESS_INCOMPLETE'),
  zipcode: requiredText(20, 'SHIPPING_ADDRESS_INCOMPLETE')
    .overwrite(asciiDigits)
    .regex(ZIPCODE, 'ZIPCODE_INVALID'),
  country: optionalText(100).transform((country) => country ?? 'India'),
});
export type ShippingAddress = z.output<typeof shippingAddressSchema>;
