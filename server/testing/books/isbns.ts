let made = 0;

/** Returns a valid ISBN that no other book of the test file has. */
export function newIsbn(): string {
  made += 1;
  return madeUpIsbn(810_000_000 + made);
}

/** Returns a valid ISBN-13, a different one for each number. */
export function madeUpIsbn(number: number): string {
  const digits = `978${String(number).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
