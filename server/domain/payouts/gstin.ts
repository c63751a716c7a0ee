const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** True for a well-formed GSTIN of a known state with a correct check digit. */
export function isGstin(text: string): boolean {
  return FORM.test(text) && stateOf(text) !== null && checkDigit(text.slice(0, 14)) === text.at(-1);
}

/** Returns the check digit of the first 14 characters, by the Luhn algorithm in base 36. */
function checkDigit(body: string): string {
  const total = [...body].reduce((sum, character, place) => {
    const product = DIGITS.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    return sum + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS.charAt((36 - (total % 36)) % 36);
}

/** The states and union territories by the first two digits of a GSTIN. */
const STATES: Record<string, string> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

/** Returns the state of a GSTIN; null if its first two digits are unknown. */
export function stateOf(gstin: string): string | null {
  return STATES[gstin.slice(0, 2)] ?? null;
}

/** Returns the state that is named in an address; null if the text is not the English name of a state. */
export function stateNamed(text: string | null): string | null {
  const wanted = text?.trim().toLowerCase().replace(/&/g, 'and').replace(/\s+/g, ' ');
  return Object.values(STATES).find((state) => state.toLowerCase() === wanted) ?? null;
}
