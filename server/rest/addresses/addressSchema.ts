import { z } from 'zod';
import { changeAddressSchema, saveAddressSchema } from '../../domain/addresses/savedAddress.js';
import type { SavedAddress } from '../../usecases/addresses/savedAddresses.js';

const EXAMPLE = {
  label: 'Home',
  receiver: 'Meera Shah',
  phone: '9820011223',
  street: '12 Marine Drive',
  city: 'Mumbai',
  state: 'Maharashtra',
  zipcode: '400020',
};

export const saveAddressBody = saveAddressSchema.meta({
  id: 'AddressToSave',
  description: 'An address to save for your orders.',
  example: EXAMPLE,
});

export const changeAddressBody = changeAddressSchema.omit({ id: true }).meta({
  id: 'AddressChange',
  description: 'The new values of a saved address. Omitted fields are cleared.',
  example: { ...EXAMPLE, label: 'Parents', isDefault: true },
});

export const savedAddressSchema = z
  .object({
    _id: z.string(),
    label: z.string().nullable().describe('Your name for the address, such as Home; null if you gave none.'),
    receiver: z.string(),
    phone: z.string().describe('The receiver’s Indian mobile number: 10 digits.'),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zipcode: z.string(),
    country: z.string().describe('The name of the country, such as India.'),
    isDefault: z.boolean().describe('True if this is the default address, which prefills each checkout.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedAddress', description: 'An address that you saved for your orders.' });

export const checkoutAddressSchema = z
  .object({
    receiver: z.string().nullable(),
    phone: z.string().nullable().describe('The receiver’s Indian mobile number: 10 digits.'),
    street: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    zipcode: z.string().nullable(),
    country: z.string().nullable().describe('The name of the country, such as India.'),
  })
  .meta({
    id: 'CheckoutAddress',
    description: 'An address that prefills a checkout form. Unknown fields are null.',
  });

/** Returns a saved address in the form of the REST API. */
export function presentAddress({ id, ...address }: SavedAddress) {
  return { _id: id, ...address };
}
