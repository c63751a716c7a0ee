import { describe, expect, it } from 'vitest';
import { authorKey } from './authorKey.js';

describe('authorKey', () => {
  it.each([
    ['R. K. Narayan', 'rk narayan'],
    ['R.K. Narayan', 'rk narayan'],
    ['rk  NARAYAN', 'rk narayan'],
    ['J. R. R. Tolkien', 'jrr tolkien'],
    ['Gabriel García Márquez', 'gabriel garcia marquez'],
    ['मुंशी प्रेमचंद', 'मुंशी प्रेमचंद'],
    ['મો. ક. ગાંધી', 'મો ક ગાંધી'],
    ['???', ''],
  ])('of %s is %s', (author, key) => {
    expect(authorKey(author)).toBe(key.normalize('NFC'));
  });

  it('tells names apart that differ in a word, and is never too long for an index', () => {
    expect(authorKey('Narayan')).not.toBe(authorKey('R. K. Narayan'));
    expect(Buffer.byteLength(authorKey('𑑛'.repeat(10) + 'ક'.repeat(900)))).toBeLessThan(2000);
  });
});
