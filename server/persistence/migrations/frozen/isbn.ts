const SEPARATORS = /[\s\p{Pd}]/gu;

/**
 * The ISBN-13 that an ISBN-10 or ISBN-13 names, or null when it is neither or its check digit is wrong. Hyphens and
 * spaces are ignored, and digits may be of any script; this is the one form in which Panna keeps and shows an ISBN.
 */
function toIsbn13(text: string): string | null {
  const digits = withoutSeparators(text).toUpperCase();
  if (/^97[89][0-9]{10}$/.test(digits)) {
    return checkDigit13(digits) === digits.at(-1) ? digits : null;
  }
  if (/^[0-9]{9}[0-9X]$/.test(digits)) {
    const body = `978${digits.slice(0, 9)}`;
    return checkDigit10(digits) === digits.at(-1) ? body + checkDigit13(body) : null;
  }
  return null;
}

const NAME_OF_ISBN = /^\s*isbn(?:-1[03])?:?/i;

/** The ISBN-13 that a person searches for ('ISBN: 0-439-02348-3', '978-0439023481'), or null for other words. */
export function isbnFromSearch(text: string): string | null {
  return toIsbn13(text.replace(NAME_OF_ISBN, ''));
}

function withoutSeparators(text: string): string {
  return asciiDigits(text).replace(SEPARATORS, '');
}

/** Weights 1, 3, 1, 3 ...; the sum with the check digit is divisible by 10. */
function checkDigit13(digits: string): string {
  const sum = Array.from(digits.slice(0, 12)).reduce(
    (total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/** Weights 10, 9, 8 ...; the sum with the check digit (X is ten) is divisible by 11. */
function checkDigit10(digits: string): string {
  const sum = Array.from(digits.slice(0, 9)).reduce((total, digit, i) => total + Number(digit) * (10 - i), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}

/** The same text with all decimal digits, whatever script they are of (९, ૯, ９), as 0 to 9. */
function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Unicode keeps the ten digits of a script one behind the other from zero on, and scripts with nothing else between only in tens. */
function valueOf(digit: number): number {
  let first = digit;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (digit - first) % 10;
}
