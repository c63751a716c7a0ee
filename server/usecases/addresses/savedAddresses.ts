import {
  assertMaySaveAddress,
  changeAddressSchema,
  isSameAddress,
  saveAddressSchema,
} from '../../domain/addresses/savedAddress.js';
import { idField } from '../../domain/shared/fields.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { newId } from '../../persistence/ids.js';
import {
  addAddress,
  deleteAddress,
  heldAddressesOf,
  makeDefault,
  replaceAddress,
  savedAddressesOf,
  type SavedAddress,
} from '../../persistence/queries/addresses/savedAddresses.js';
import type { Transaction } from '../../persistence/transaction.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

export type { SavedAddress } from '../../persistence/queries/addresses/savedAddresses.js';

/** Returns the viewer's saved addresses: the default first, then the newest. */
export async function listSavedAddresses(scope: Scope): Promise<SavedAddress[]> {
  const viewer = await requireAbility(scope, 'profile:read');
  return savedAddressesOf(scope.database, viewer.id);
}

/**
 * Saves an address of the viewer and returns it. The first one becomes the default. If the viewer has saved the same
 * address before, returns the existing one. Throws ADDRESS_LIMIT if the viewer already has 20 saved addresses.
 */
export async function saveAddress(scope: Scope, input: unknown): Promise<SavedAddress> {
  const viewer = await requireAbility(scope, 'profile:write');
  const { isDefault, ...content } = parseInput(saveAddressSchema, input);
  return changeBook(scope, viewer.id, async (tx, held) => {
    const same = held.find((address) => isSameAddress(address, content));
    if (!same) assertMaySaveAddress(held.length);
    const id = same?.id ?? newId('address');
    if (!same) await addAddress(tx, { id, userId: viewer.id, content, now: scope.clock.now() });
    if (isDefault || held.length === 0) await makeDefault(tx, viewer.id, id);
    return id;
  });
}

/**
 * Replaces a saved address of the viewer and returns it. Orders that were already placed keep the old address. Throws
 * ADDRESS_NOT_FOUND if the viewer has no such address.
 */
export async function changeAddress(scope: Scope, input: unknown): Promise<SavedAddress> {
  const viewer = await requireAbility(scope, 'profile:write');
  const { id, isDefault, ...content } = parseInput(changeAddressSchema, input);
  return changeBook(scope, viewer.id, async (tx, held) => {
    ownAddress(held, id);
    await replaceAddress(tx, { id, content });
    if (isDefault) await makeDefault(tx, viewer.id, id);
    return id;
  });
}

/** Makes a saved address of the viewer the default. Throws ADDRESS_NOT_FOUND if the viewer has no such address. */
export async function setDefaultAddress(scope: Scope, id: string): Promise<SavedAddress> {
  const viewer = await requireAbility(scope, 'profile:write');
  const addressId = parseInput(idField, id);
  return changeBook(scope, viewer.id, async (tx, held) => {
    if (!ownAddress(held, addressId).isDefault) await makeDefault(tx, viewer.id, addressId);
    return addressId;
  });
}

/**
 * Removes a saved address of the viewer and returns its id. If it was the default, the newest of the others becomes
 * the default. Throws ADDRESS_NOT_FOUND if the viewer has no such address.
 */
export async function removeAddress(scope: Scope, id: string): Promise<string> {
  const viewer = await requireAbility(scope, 'profile:write');
  const addressId = parseInput(idField, id);
  await scope.database.transaction(async (tx) => {
    const held = await heldAddressesOf(tx, viewer.id);
    const { isDefault } = ownAddress(held, addressId);
    await deleteAddress(tx, addressId);
    const next = held.find((address) => address.id !== addressId);
    if (isDefault && next) await makeDefault(tx, viewer.id, next.id);
    await record(scope, tx, { type: 'AddressesChanged', userId: viewer.id });
  });
  return id;
}

/**
 * Locks the viewer's saved addresses, runs `change`, and records the event. Returns the address whose id `change`
 * returns.
 */
async function changeBook(
  scope: Scope,
  userId: string,
  change: (tx: Transaction, held: readonly SavedAddress[]) => Promise<string>,
): Promise<SavedAddress> {
  return scope.database.transaction(async (tx) => {
    const id = await change(tx, await heldAddressesOf(tx, userId));
    await record(scope, tx, { type: 'AddressesChanged', userId });
    return ownAddress(await savedAddressesOf(tx, userId), id);
  });
}

function ownAddress(held: readonly SavedAddress[], id: string): SavedAddress {
  return held.find((address) => address.id === id) ?? refuse('ADDRESS_NOT_FOUND', { field: ['id'] });
}
