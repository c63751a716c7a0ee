import { z } from 'zod';
import { asciiDigits } from '../text/digits.js';
import { optionalText, requiredText, ZIPCODE } from '../shared/fields.js';
import { optionalMobileField } from './mobile.js';

/** Maximum number of characters of a receiver's name. */
export const LONGEST_RECEIVER = 200;

/** The lines of a postal address. All are required except the country, which defaults to India. */
export const addressFields = {
  street: requiredText(500, 'SHIPPING_ADDRESS_INCOMPLETE'),
  city: requiredText(200, 'SHIPPING_ADDRESS_INCOMPLETE'),
  state: requiredText(200, 'SHIPPING_ADDRESS_INCOMPLETE'),
  zipcode: requiredText(20, 'SHIPPING_ADDRESS_INCOMPLETE')
    .overwrite(asciiDigits)
    .regex(ZIPCODE, 'ZIPCODE_INVALID'),
  country: optionalText(100).transform((country) => country ?? 'India'),
};

/** Delivery address of an order. The receiver and the phone number are optional. */
export const shippingAddressSchema = z.object({
  ...addressFields,
  receiver: optionalText(LONGEST_RECEIVER),
  phone: optionalMobileField,
});
export type ShippingAddress = z.output<typeof shippingAddressSchema>;
