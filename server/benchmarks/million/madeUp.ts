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

/** Returns a made-up word. Words with lower numbers are more frequent in titles. */
export function madeUpWord(number: number): string {
  const digits = number.toString(16).padStart(2, '0');
  return [...digits].map((digit) => SYLLABLES[parseInt(digit, 16)]).join('');
}

/** Returns an SQL expression for the id of row number n, in the format of a TypeID. */
export function idOf(type: string, n: string): string {
  return `'${type}_0' || lpad(to_hex(${n}), 25, '0')`;
}

/** Returns the id of row number n: the same text that the SQL of `idOf` produces. */
export function madeUpId(type: string, n: number): string {
  return `${type}_0${n.toString(16).padStart(25, '0')}`;
}
