import type { Answer } from '../answers';
import type { SavedAddress, CheckoutAddress } from '../serverTypes.generated';

/** The saved addresses and the checkout address of a reader without a profile. */
export const NO_ADDRESS = {
  savedAddresses: [],
  checkoutAddress: {
    receiver: null,
    phone: null,
    street: null,
    city: null,
    state: null,
    zipcode: null,
    country: null,
  },
} satisfies { savedAddresses: Answer<SavedAddress>[]; checkoutAddress: Answer<CheckoutAddress> };

/** The default address of a reader. */
export const home = {
  id: 'address_home',
  label: 'Home',
  receiver: 'Meera Nair',
  phone: '9876543210',
  street: '14 Lake Road',
  city: 'Kochi',
  state: 'Kerala',
  zipcode: '682036',
  country: 'India',
  isDefault: true,
} satisfies Answer<SavedAddress>;

/** Another saved address, without a label. */
export const office = {
  ...home,
  id: 'address_office',
  label: null,
  receiver: 'Ravi Menon',
  street: '5 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  zipcode: '411001',
  isDefault: false,
} satisfies Answer<SavedAddress>;
