// Of server/domain/catalogue/isbn.ts, which says what it means. Written by `npm run constants`; do not edit.
import { asciiDigits } from './digits.generated';

const SEPARATORS = /[\s\p{Pd}]/gu;

/**
 * Returns the ISBN-13 of an ISBN-10 or ISBN-13, or null if the text is neither or its check digit is wrong.
 * Ignores hyphens and spaces, and reads digits of any script. Panna stores and shows ISBNs in this form only.
 */
export function toIsbn13(text: string): string | null {
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

/** Returns the ISBN-13 in a search ('ISBN: 0-439-02348-3', '978-0439023481'); null if the search is not an ISBN. */
export function isbnFromSearch(text: string): string | null {
  return toIsbn13(text.replace(NAME_OF_ISBN, ''));
}

/** Matches the beginning of an ISBN: 5 to 13 digits. Shorter beginnings match too many ISBNs. */
const BEGINNING = /^[0-9]{5,13}$/;

/**
 * Returns the possible beginnings of an ISBN-13 for a partly typed ISBN, likeliest first. The text may begin an
 * ISBN-13, or an ISBN-10, which lacks 978. Returns an empty list for fewer than five digits and for other text.
 */
export function isbnBeginnings(text: string): string[] {
  const whole = isbnFromSearch(text);
  if (whole) return [whole];
  const digits = withoutSeparators(text.replace(NAME_OF_ISBN, ''));
  if (!BEGINNING.test(digits)) return [];
  return digits.length < 10 ? [digits, `978${digits}`] : [digits];
}

function withoutSeparators(text: string): string {
  return asciiDigits(text).replace(SEPARATORS, '');
}

/**
 * Returns the check digit of an ISBN-13. The weights are 1, 3, 1, 3 ...; the sum including the check digit is
 * divisible by 10.
 */
function checkDigit13(digits: string): string {
  const sum = Array.from(digits.slice(0, 12)).reduce(
    (total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/**
 * Returns the check digit of an ISBN-10. The weights are 10, 9, 8 ...; the sum including the check digit (X counts as
 * ten) is divisible by 11.
 */
function checkDigit10(digits: string): string {
  const sum = Array.from(digits.slice(0, 9)).reduce((total, digit, i) => total + Number(digit) * (10 - i), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}
