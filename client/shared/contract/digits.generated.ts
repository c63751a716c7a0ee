// Of server/domain/text/digits.ts, which says what it means. Written by `npm run constants`; do not edit.
/** The same text with all decimal digits, whatever script they are of (९, ૯, ９), as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Unicode keeps the ten digits of a script one behind the other from zero on, and scripts with nothing else between only in tens. */
function valueOf(digit: number): number {
  let first = digit;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (digit - first) % 10;
}
