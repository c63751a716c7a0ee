import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexWords, normalise, searchWords, titleKey } from './searchText.js';

const anyText = fc.string({ unit: 'binary', maxLength: 100 });

describe('search text', () => {
  it.each([
    ['García Márquez', 'garcia marquez'],
    ['Jo NESBØ', 'jo nesbo'],
    ['Straße', 'strasse'],
    ['ﬁn de siècle', 'fin de siecle'],
    ["Sorcerer's", 'sorcerers'],
    ['Sorcerer’s', 'sorcerers'],
    ['Ⅷ', 'viii'],
  ])('%s is read as %s', (text, read) => {
    expect(normalise(text)).toBe(read);
  });

  it.each(['गोदान', 'पुस्तकें', 'હિન્દ સ્વરાજ', 'সঞ্চয়িতা'])('keeps the vowel signs of %s', (text) => {
    expect(normalise(text)).toBe(text.normalize('NFC'));
  });

  it('reads a letter alike however it is encoded', () => {
    expect(normalise('\u0958')).toBe(normalise('\u0915\u093c'));
    expect(normalise('é')).toBe(normalise('e\u0301'));
    expect(normalise('क्\u200dष')).toBe('क्ष');
  });

  it('never differs by how accents are composed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalise(text.normalize('NFD'))).toBe(normalise(text.normalize('NFC')));
      }),
    );
  });
});

describe('the words of a book', () => {
  it.each([
    [
      "Harry Potter and the Sorcerer's Stone",
      'J.K. Rowling',
      ['harry', 'potter', 'and', 'the', 'sorcerers', 'stone', 'j', 'k', 'rowling', 'jk'],
    ],
    ['The Lord of the Rings', 'J. R. R. Tolkien', ['the', 'lord', 'of', 'rings', 'j', 'r', 'tolkien', 'jrr']],
    ['Catch-22', 'Joseph Heller', ['catch', '22', 'joseph', 'heller']],
    ['गोदान', 'मुंशी प्रेमचंद', ['गोदान', 'मुंशी', 'प्रेमचंद']],
    ['સત્યના પ્રયોગો', 'મો. ક. ગાંધી', ['સત્યના', 'પ્રયોગો', 'મો', 'ક', 'ગાંધી']],
  ])('%s by %s are %j', (title, author, words) => {
    expect(indexWords(title, author)).toEqual(words);
  });

  it('are found by a search for its title, whatever the title', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        expect(indexWords(title, '')).toEqual(expect.arrayContaining(searchWords(title)));
      }),
    );
  });

  it('are cut alike in the index and in a search when they are endless', () => {
    const endless = 'ab'.repeat(50);
    expect(indexWords(endless, '')).toEqual([endless.slice(0, 64)]);
    expect(searchWords(endless)).toEqual([endless.slice(0, 64)]);
  });

  it('are never longer than the index can hold', () => {
    for (const word of indexWords('ﷺ'.repeat(500), '𠮷'.repeat(500))) {
      expect(Array.from(word).length).toBeLessThanOrEqual(64);
    }
    expect(Buffer.byteLength(titleKey('ﷺ'.repeat(500)))).toBeLessThan(2704);
  });
});

describe('a search', () => {
  it('is for its words, each once, without marks and without NUL', () => {
    expect(searchWords("  J.K. rowling, 'Rowling'! \0& | :* ")).toEqual(['j', 'k', 'rowling']);
    expect(searchWords('... !')).toEqual([]);
  });

  it('is for at most eight words of its first 200 characters', () => {
    expect(searchWords('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(searchWords(' '.repeat(199) + 'ab')).toEqual(['a']);
  });
});

describe('the key of a title', () => {
  it.each([
    ['The Hunger Games (The Hunger Games, #1)', 'the hunger games'],
    ['  The   Hunger-Games! ', 'the hunger games'],
    ['Twilight (Twilight, #1)', 'twilight'],
    ['(500) Days', '500 days'],
    ['(Untitled)', 'untitled'],
    ['!!!', ''],
  ])('%s is %s', (title, key) => {
    expect(titleKey(title)).toBe(key);
  });
});
