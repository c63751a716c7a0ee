import { shownUpiAddress } from '../domain/accounts/upiAddress.js';
import type { SecretBox } from './secretBox.js';

/** A UPI address as stored: sealed, and the part that is shown to people. Both are null without an address. */
export interface SealedUpiAddress {
  sealedUpiAddress: Buffer | null;
  upiAddressShown: string | null;
}

/** Seals a UPI address. `context` is the ID of the account or the payout to which it belongs. */
export function sealUpiAddress(box: SecretBox, address: string | null, context: string): SealedUpiAddress {
  if (address === null) return { sealedUpiAddress: null, upiAddressShown: null };
  return { sealedUpiAddress: box.seal(address, context), upiAddressShown: shownUpiAddress(address) };
}

/** Decrypts a sealed UPI address; returns null if there is none. Throws a LostKey if no configured key can decrypt it. */
export function openUpiAddress(box: SecretBox, sealed: Buffer | null, context: string): string | null {
  return sealed && box.open(sealed, context);
}

/**
 * Decrypts a sealed UPI address for its owner or a payer. Returns null if there is none. Also returns null if the key is
 * lost, so that pages open and the owner can enter the address again.
 */
export function readableUpiAddress(box: SecretBox, sealed: Buffer | null, context: string): string | null {
  return sealed && box.openIfPossible(sealed, context);
}
