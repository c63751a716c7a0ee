import type { CheckoutQuery } from './Checkout.generated';

type Addresses = Pick<CheckoutQuery, 'savedAddresses' | 'checkoutAddress'>;
type SavedAddress = CheckoutQuery['savedAddresses'][number];

const EMPTY = { receiver: '', phone: '', street: '', city: '', state: '', zipcode: '' };

/** The fields of the delivery address, in the order of the screen. */
export type AddressValues = typeof EMPTY;

/** Returns the form values of an address. Unknown fields are empty. Without an address, all fields are empty. */
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

/** Returns the saved address that equals the values in the form; undefined if none does. */
export function savedAs(values: AddressValues, addresses: readonly SavedAddress[]): SavedAddress | undefined {
  const shown = JSON.stringify(values);
  return addresses.find((address) => JSON.stringify(addressValues(address)) === shown);
}

/**
 * Returns the country of a saved or prefilled address that was not changed. Undefined for a typed address, because
 * the form has no field for the country; the server then uses its default.
 */
export function countryOf(values: AddressValues, { savedAddresses, checkoutAddress }: Addresses) {
  const saved = savedAs(values, savedAddresses);
  if (saved) return saved.country;
  const isUnchanged = JSON.stringify(addressValues(checkoutAddress)) === JSON.stringify(values);
  return isUnchanged ? checkoutAddress.country : undefined;
}
