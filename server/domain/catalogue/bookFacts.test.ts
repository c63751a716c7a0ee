import { describe, expect, it } from 'vitest';
import { assertPublished, bookLanguageOf } from './bookFacts.js';

describe('the language of a book', () => {
  it.each([
    ['hi', 'HI'],
    ['EN', 'EN'],
    ['eng', 'EN'],
    ['en-GB', 'EN'],
    ['fre', 'FR'],
    ['ger', 'DE'],
    ['guj', 'GU'],
    ['kok', 'KOK'],
    [' other ', 'OTHER'],
    ['mul', 'OTHER'],
    ['eo', 'OTHER'],
    ['xyzzy', null],
    ['Hindi?', null],
    ['', null],
  ])('is read from %j as %s', (code, language) => {
    expect(bookLanguageOf(code)).toBe(language);
  });
});

describe('the year of a book', () => {
  it('is next year at the latest', () => {
    const assert = (publishedIn: number | null) => () => assertPublished({ publishedIn }, '2026-11-22');
    expect(assert(2027)).not.toThrow();
    expect(assert(null)).not.toThrow();
    expect(assert(2028)).toThrow('The year of publication must be from 1450 to next year');
  });
});
