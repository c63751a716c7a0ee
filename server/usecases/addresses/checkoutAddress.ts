import { can } from '../../domain/accounts/principal.js';
import { addressOfProfile, type CheckoutAddress } from '../../domain/addresses/savedAddress.js';
import { asciiDigits } from '../../domain/text/digits.js';
import { accountById } from '../../persistence/queries/accounts/accounts.js';
import { placeOfPinCode, type PlaceOfPinCode } from '../../persistence/queries/accounts/cities.js';
import { defaultAddressOf, lastAddressOf } from '../../persistence/queries/addresses/savedAddresses.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/**
 * Returns the initial address of the viewer's checkout: the default saved address or, without one, the address of the last
 * order or, without an order, the address in the profile. The last order is used only if the viewer has the ability
 * `orders:read`.
 */
export async function findCheckoutAddress(scope: Scope): Promise<CheckoutAddress> {
  const viewer = await requireAbility(scope, 'profile:read');
  const chosen = await defaultAddressOf(scope.database, viewer.id);
  if (chosen) return chosen;
  const last = can(viewer, 'orders:read') ? await lastAddressOf(scope.database, viewer.id) : null;
  if (last) return last;
  const account = await accountById(scope.database, viewer.id);
  const { name = '', contact } = account ?? {};
  const { phone = '', address = '', zipcode = '' } = contact ?? {};
  return addressOfProfile({ name, phone, address, zipcode }, placeOfPinCode(zipcode));
}

/** Returns the city or district and the state of an Indian PIN code; null if the PIN code is not in the directory. */
export function findPlaceOfPinCode(zipcode: string): PlaceOfPinCode | null {
  return placeOfPinCode(asciiDigits(zipcode).trim());
}
