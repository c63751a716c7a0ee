import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgivesTypo, isOneTypoApart, wordVariants } from './typos.js';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'न', 'ि', '𠮷'), minLength: 4, maxLength: 8 });

/**
 * Returns the Damerau-Levenshtein distance (optimal string alignment) by dynamic programming, as a reference for the
 * test.
 */
function distance(a: string[], b: string[]): number {
  if (a.length === 0 || b.length === 0) return a.length + b.length;
  const same = a[0] === b[0] ? 0 : 1;
  const swapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(
    distance(a.slice(1), b.slice(1)) + same,
    same === 0 ? Infinity : distance(a.slice(1), b) + 1,
    same === 0 ? Infinity : distance(a, b.slice(1)) + 1,
    swapped ? distance(a.slice(2), b.slice(2)) + 1 : Infinity,
  );
}

/** A word, and the same word with one typo. */
const slip = fc
  .record({
    word,
    place: fc.nat({ max: 7 }),
    letter: fc.constantFrom('a', 'x', 'ન'),
    kind: fc.nat({ max: 3 }),
  })
  .map(({ word: typed, place, letter, kind }) => {
    const letters = Array.from(typed);
    const at = place % letters.length;
    if (kind === 0) letters.splice(at, 1);
    if (kind === 1) letters.splice(at, 0, letter);
    if (kind === 2) letters.splice(at, 1, letter);
    if (kind === 3) letters.splice(at, 2, ...letters.slice(at, at + 2).toReversed());
    return [typed, letters.join('')] as const;
  });

describe('one typo', () => {
  it.each([
    ['potter', 'poter'],
    ['potter', 'pottter'],
    ['potter', 'patter'],
    ['potter', 'pottre'],
    ['गोदान', 'गोदन'],
  ])('makes %s %s, and back', (a, b) => {
    expect(isOneTypoApart(a, b)).toBe(true);
    expect(isOneTypoApart(b, a)).toBe(true);
  });

  it.each([
    ['potter', 'potter'],
    ['potter', 'pottttr'],
    ['potter', 'petten'],
    ['abcd', 'bcda'],
    ['abc', 'abcde'],
  ])('does not make %s %s', (a, b) => {
    expect(isOneTypoApart(a, b)).toBe(false);
  });

  it('is exactly a distance of one', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(short, short, (a, b) => {
        expect(isOneTypoApart(a, b)).toBe(distance(Array.from(a), Array.from(b)) === 1);
      }),
      { numRuns: 500 },
    );
  });

  it('always leaves the two words a variant in common', () => {
    fc.assert(
      fc.property(slip, ([meant, typed]) => {
        fc.pre(meant !== typed && forgivesTypo(typed));
        expect(isOneTypoApart(meant, typed)).toBe(true);
        expect(wordVariants(meant).some((variant) => wordVariants(typed).includes(variant))).toBe(true);
      }),
    );
  });

  it.each(['the', '1984', 'ab1c', 'x'.repeat(41)])('is not forgiven in %s', (short) => {
    expect(forgivesTypo(short)).toBe(false);
    expect(wordVariants(short)).toEqual([short]);
  });

  it('is forgiven in words of four to forty letters', () => {
    expect(['book', 'x'.repeat(40)].map(forgivesTypo)).toEqual([true, true]);
  });

  it('is looked for in the word and each form that lacks a letter, each once', () => {
    expect(wordVariants('book')).toEqual(['book', 'ook', 'bok', 'boo']);
  });
});
