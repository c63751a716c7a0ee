import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isbnFromSearch, toIsbn13 } from './isbn.js';

const isbn13 = fc
  .tuple(fc.constantFrom('978', '979'), fc.stringMatching(/^[0-9]{9}$/))
  .map(([prefix, rest]) => prefix + rest)
  .map(
    (body) =>
      Array.from('0123456789')
        .map((digit) => body + digit)
        .find((each) => toIsbn13(each) !== null) ?? '',
  );

describe('an ISBN', () => {
  it.each([
    ['9780439023481', '9780439023481'],
    ['978-0-439-02348-1', '9780439023481'],
    ['0439023483', '9780439023481'],
    ['0-439-02348-3', '9780439023481'],
    [' 0 439 02348 3 ', '9780439023481'],
    ['080442957X', '9780804429573'],
    ['0-8044-2957-x', '9780804429573'],
    ['979-10-90636-07-1', '9791090636071'],
    ['978‐0439023481', '9780439023481'],
    ['०४३९०२३४८३', '9780439023481'],
    ['૯૭૮-૦૪૩૯૦૨૩૪૮૧', '9780439023481'],
    ['９７８０４３９０２３４８１', '9780439023481'],
    ['०८०४४२९५७X', '9780804429573'],
  ])('%s is kept as %s', (text, kept) => {
    expect(toIsbn13(text)).toBe(kept);
  });

  it.each([
    '',
    '9780439023482',
    '0439023484',
    '043902348',
    '043902348X',
    '9770439023481',
    'X439023483',
    '97804390234811',
  ])('%s is refused', (text) => {
    expect(toIsbn13(text)).toBeNull();
  });

  it('has exactly one right check digit, and one wrong digit anywhere shows', () => {
    fc.assert(
      fc.property(isbn13, fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }), (isbn, place, shift) => {
        const wrong = (Number(isbn[place]) + shift) % 10;
        expect(toIsbn13(isbn)).toBe(isbn);
        expect(toIsbn13(isbn.slice(0, place) + wrong + isbn.slice(place + 1))).toBeNull();
      }),
    );
  });

  it('of ten digits has exactly one right check digit too', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{9}$/), (body) => {
        const right = Array.from('0123456789X').filter((check) => toIsbn13(body + check) !== null);
        expect(right).toHaveLength(1);
      }),
    );
  });
});

describe('a search', () => {
  it.each([
    '978-0439023481',
    '0439023483',
    'ISBN 0439023483',
    'isbn: 978 0439023481',
    'ISBN-13: 9780439023481',
  ])('for %s means the book with that ISBN', (text) => {
    expect(isbnFromSearch(text)).toBe('9780439023481');
  });

  it.each(['harry poter', '1984', 'isbn', '978'])('for %s means words', (text) => {
    expect(isbnFromSearch(text)).toBeNull();
  });
});
