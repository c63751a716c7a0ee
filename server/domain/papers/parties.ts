import type { Operator } from '../marketplace/operator.js';
import type { PaperParty } from './paper.js';

/** A seller or buyer as stored. Without a saved address, a seller has only a street and a PIN code. */
export interface StoredParty {
  name: string;
  gstin: string | null;
  street: string;
  city: string | null;
  state: string | null;
  zipcode: string;
}

/** Returns a party of a paper with the whole address. */
export function wholeParty({ name, gstin, ...address }: StoredParty): PaperParty {
  return { name, gstin, address: [...linesOf(address.street), ...placeOf(address)] };
}

/**
 * Returns a seller as the buyer may see them. A seller without a GSTIN is a private person, and the law does not ask for
 * their address, so the paper names the place without the street.
 */
export function sellerParty(seller: StoredParty): PaperParty {
  if (seller.gstin !== null) return wholeParty(seller);
  return { name: seller.name, gstin: null, address: placeOf(seller) };
}

/** Returns the operator as the party of a paper, with its legal name and address. */
export function operatorParty({ legalName, address }: Operator, gstin: string | null): PaperParty {
  return { name: legalName, address: linesOf(address), gstin };
}

/** Splits an address into its lines, without blank ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function placeOf({ city, state, zipcode }: Pick<StoredParty, 'city' | 'state' | 'zipcode'>): string[] {
  return [[city, zipcode].filter(Boolean).join(' '), state ?? ''].filter(Boolean);
}
