const SYLLABLES = [
  'ba',
  'chi',
  'du',
  'ga',
  'hi',
  'ja',
  'ka',
  'lo',
  'ma',
  'ni',
  'pra',
  'ra',
  'shu',
  'ta',
  've',
  'yo',
];

/** A made-up word; the lower its number, the more common it is in titles. */
export function madeUpWord(number: number): string {
  const digits = number.toString(16).padStart(2, '0');
  return [...digits].map((digit) => SYLLABLES[parseInt(digit, 16)]).join('');
}

/** The id of thing number n, as SQL: shaped like a TypeID. */
export function idOf(type: string, n: string): string {
  return `'${type}_0' || lpad(to_hex(${n}), 25, '0')`;
}

/** The same of a number that is known. */
export function madeUpId(type: string, n: number): string {
  return `${type}_0${n.toString(16).padStart(25, '0')}`;
}
