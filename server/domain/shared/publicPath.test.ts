import { describe, expect, it } from 'vitest';
import { publicPath, slugOf } from './publicPath.js';

describe('slugOf', () => {
  it.each([
    ['The Guide: A Novel', 'the-guide-a-novel'],
    ['Don’t Look Back!', 'dont-look-back'],
    ['Cien años de soledad', 'cien-años-de-soledad'],
    ['गोदान (उपन्यास)', 'गोदान-उपन्यास'],
    ['સત્યના પ્રયોગો', 'સત્યના-પ્રયોગો'],
    ['क्\u200dष', 'क्ष'],
    ['  1984 ', '1984'],
    ['???', ''],
    ['/../b?x=1#y', 'b-x-1-y'],
  ])('of %s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug.normalize('NFC'));
  });

  it('ends with a whole word where it can', () => {
    expect(slugOf('word '.repeat(30))).toBe(Array(16).fill('word').join('-'));
    expect(slugOf('અ'.repeat(200))).toBe('અ'.repeat(80));
  });
});

describe('publicPath', () => {
  it('names the page by its id, with the words for who reads it', () => {
    expect(publicPath('book', 'book_1', 'The Guide')).toBe('/b/book_1/the-guide');
    expect(publicPath('seller', 'user_1', 'आशा')).toBe(`/s/user_1/${encodeURIComponent('आशा')}`);
    expect(publicPath('edition', 'edition_1', '!!')).toBe('/b/edition_1');
  });
});
