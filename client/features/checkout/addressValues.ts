import type { CheckoutQuery } from './Checkout.generated';

type Addresses = Pick<CheckoutQuery, 'savedAddresses' | 'checkoutAddress'>;
type SavedAddress = CheckoutQuery['savedAddresses'][number];

const EMPTY = { receiver: '', phone: '', street: '', city: '', state: '', zipcode: '' };

/** The fields of the delivery address, in the order of the screen. */
export type AddressValues = typeof EMPTY;

/** Returns the values of the form for an address. Unknown fields are empty, as are all without an address. */
export function addressValues(address?: { [Field in keyof AddressValues]: string | null }): AddressValues {
  if (!address) return EMPTY;
  const { receiver, phone, street, city, state, zipcode } = address;
  return {
    receiver: receiver ?? '',
    phone: phone ?? '',
    street: street ?? '',
    city: city ?? '',
    state: state ?? '',
    zipcode: zipcode ?? '',
  };
}

/** Returns the saved address that the form shows; undefined if it shows another. */
export function savedAs(values: AddressValues, addresses: readonly SavedAddress[]): SavedAddress | undefined {
  const shown = JSON.stringify(values);
  return addresses.find((address) => JSON.stringify(addressValues(address)) === shown);
}

/**
 * Returns the country of an address that was filled in and not changed. The form has no field for it, and a typed
 * address is in the country that the server assumes.
 */
export function countryOf(values: AddressValues, { savedAddresses, checkoutAddress }: Addresses) {
  const saved = savedAs(values, savedAddresses);
  if (saved) return saved.country;
  const isUnchanged = JSON.stringify(addressValues(checkoutAddress)) === JSON.stringify(values);
  return isUnchanged ? checkoutAddress.country : undefined;
}
