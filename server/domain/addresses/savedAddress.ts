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

/** The values of a saved address, without the flag of the default address. */
export type AddressContent = Omit<AddressToSave, 'isDefault'>;

/** Throws ADDRESS_LIMIT if the account already has 20 saved addresses. */
export function assertMaySaveAddress(addresses: number): void {
  if (addresses >= MOST_ADDRESSES) refuse('ADDRESS_LIMIT', { values: { max: MOST_ADDRESSES } });
}

/** The fields in which equal saved addresses agree; the label does not count. */
const COMPARED = ['receiver', 'phone', 'street', 'city', 'state', 'zipcode', 'country'] as const;

/** True if a parcel with either address reaches the same person at the same place. */
export function isSameAddress(one: AddressContent, other: AddressContent): boolean {
  return COMPARED.every((field) => one[field] === other[field]);
}

/** The address with which the checkout form is filled in. Unknown fields are null. */
export type CheckoutAddress = { [Field in keyof ShippingAddress]: ShippingAddress[Field] | null };

/** The fields of a profile from which an address is made. */
export interface ProfileOfReceiver {
  name: string;
  phone: string;
  address: string;
  zipcode: string;
}

/** Returns the address in a profile. `place` is the place of its PIN code; null if the PIN code is unknown. */
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
