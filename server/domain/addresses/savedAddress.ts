import { z } from 'zod';
import { refuse } from '../shared/errors.js';
import { idField, optional, optionalText, requiredText } from '../shared/fields.js';
import { addressFields, LONGEST_RECEIVER, type ShippingAddress } from './address.js';
import { mobileField, mobileOf } from './mobile.js';

/** Maximum number of saved addresses of an account. */
export const MOST_ADDRESSES = 20;

/** Input that saves an address. The first saved address of an account is always the default. */
export const saveAddressSchema = z.object({
  label: optionalText(50),
  receiver: requiredText(LONGEST_RECEIVER, 'RECEIVER_REQUIRED'),
  phone: mobileField,
  ...addressFields,
  isDefault: optional(z.boolean()).transform((isDefault) => isDefault ?? false),
});
export type AddressToSave = z.output<typeof saveAddressSchema>;

/** Input that replaces the values of a saved address. `isDefault` makes it the default; false does not change the default. */
export const changeAddressSchema = saveAddressSchema.extend({ id: idField });

export type AddressContent = Omit<AddressToSave, 'isDefault'>;

/** Throws ADDRESS_LIMIT if the account already has 20 saved addresses. */
export function assertMaySaveAddress(addresses: number): void {
  if (addresses >= MOST_ADDRESSES) refuse('ADDRESS_LIMIT', { values: { max: MOST_ADDRESSES } });
}

/** The fields that two saved addresses must share to be the same; the label does not count. */
const COMPARED = ['receiver', 'phone', 'street', 'city', 'state', 'zipcode', 'country'] as const;

/** True if two addresses agree in all fields of COMPARED: a parcel reaches the same person at the same place. */
export function isSameAddress(one: AddressContent, other: AddressContent): boolean {
  return COMPARED.every((field) => one[field] === other[field]);
}

/** The address that pre-fills the checkout form. Unknown fields are null. */
export type CheckoutAddress = { [Field in keyof ShippingAddress]: ShippingAddress[Field] | null };

/** The fields of a profile that make up an address. */
export interface ProfileOfReceiver {
  name: string;
  phone: string;
  address: string;
  zipcode: string;
}

/**
 * Returns the address in a profile; invalid and unknown values are null. `place` is the city and state of its PIN code,
 * if known.
 */
export function addressOfProfile(
  { name, phone, address, zipcode }: ProfileOfReceiver,
  place: { city: string; state: string } | null,
): CheckoutAddress {
  return {
    receiver: name,
    phone: mobileOf(phone),
    street: addressFields.street.safeParse(address).data ?? null,
    city: place?.city ?? null,
    state: place?.state ?? null,
    zipcode,
    country: place && 'India',
  };
}
