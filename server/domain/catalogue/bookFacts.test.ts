import { describe, expect, it } from 'vitest';
import { assertPublished, bookBindingOf, bookLanguageOf } from './bookFacts.js';

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

describe('the binding of a book', () => {
  it.each([
    ['PAPERBACK', 'PAPERBACK'],
    ['paperback', 'PAPERBACK'],
    ['Mass Market Paperback', 'PAPERBACK'],
    ['Softcover', 'PAPERBACK'],
    [' Hardcover ', 'HARDCOVER'],
    ['hard-back', 'HARDCOVER'],
    ['Library Binding', 'HARDCOVER'],
    ['Kindle Edition', null],
    ['', null],
  ])('is read from %j as %s', (name, binding) => {
    expect(bookBindingOf(name)).toBe(binding);
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
