import { describe, expect, it } from 'vitest';
import { editionKey } from './editionKey.js';

const guide = { title: 'The Guide', author: 'R. K. Narayan', isbn: null };
const isSame = (one: object, other: object) =>
  editionKey({ ...guide, ...one }) === editionKey({ ...guide, ...other });

describe('two listings', () => {
  it.each([
    ['have one ISBN', { isbn: '9780143039648' }, { isbn: '9780143039648', title: 'The Guide: A Novel' }],
    ['differ in case, accents and signs', {}, { title: ' THE  GUÍDE!', author: 'R.K. Narayan' }],
    ['are written in Hindi', { title: 'गोदान' }, { title: 'गोदान।' }],
  ])('are of one edition when they %s', (_, one, other) => {
    expect(isSame(one, other)).toBe(true);
  });

  it.each([
    ['have other ISBNs', { isbn: '9780143039648' }, { isbn: '9780143414988' }],
    ['have an ISBN and none', { isbn: '9780143039648' }, {}],
    ['name another edition', {}, { title: 'The Guide (2nd edition)' }],
    ['differ in a vowel sign of Hindi', { title: 'दिन' }, { title: 'दीन' }],
    ['are by others', {}, { author: 'R. K. Laxman' }],
    [
      'move a word from the title to the author',
      { title: 'A B', author: 'C' },
      { title: 'A', author: 'B C' },
    ],
    ['have nothing but signs', { title: '???' }, { title: '!!!' }],
  ])('are not when they %s', (_, one, other) => {
    expect(isSame(one, other)).toBe(false);
  });
});
