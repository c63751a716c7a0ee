// Of server/domain/text/digits.ts, which says what it means. Written by `npm run constants`; do not edit.
/** Returns the text with the decimal digits of all scripts (९, ૯, ９) replaced by 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/**
 * Returns the value of a decimal digit of any script. Unicode stores the ten digits of a script consecutively from
 * zero, and adjoining runs of digits always consist of whole tens.
 */
function valueOf(digit: number): number {
  let first = digit;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (digit - first) % 10;
}
