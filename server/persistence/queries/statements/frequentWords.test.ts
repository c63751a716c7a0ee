import { describe, expect, it } from 'vitest';
import type { Queryable } from '../../sql.js';
import { isRare } from './frequentWords.js';

/**
 * Returns a database whose statistics say that these words occur in these shares of a million listings. If `shares` is null,
 * it has no statistics.
 */
function databaseWith(shares: Record<string, number> | null, books = 1_000_000): Queryable {
  const row = {
    books,
    words: shares && Object.keys(shares),
    // PostgreSQL appends the least and the greatest share to the list.
    shares: shares && [...Object.values(shares), 0.0005, 0.3],
  };
  const rows = async () => [row] as never[];
  return { rows, preparedRows: rows, run: async () => {}, runPrepared: async () => {} };
}

/** Returns a search for texts of one word each; alternatives of a place are separated by a bar. */
const searchFor = (titleKey: string, places = titleKey.split(' ')) => ({
  titleKey,
  tiers: [{ rank: 2 as const, places: places.map((place) => place.split('|').map((word) => [word])) }],
});

const SHARES = { the: 0.3, book: 0.0004, bookshop: 0.0003, river: 0.0002 };

describe('a search', () => {
  it.each([
    ['for a word that hardly a listing has', 'zanzibar', undefined, true],
    ['for a word that few have', 'river', undefined, true],
    ['for a word that many have', 'the', undefined, false],
    ['for the beginning of words that many have together', 'boo', undefined, false],
    ['for a word of many and a word of few', 'the river', undefined, true],
    ['for a word with an alternative that many have', 'river', ['river|the'], false],
    ['whose title many begin with, although one more word is rare', 'the', ['the', 'zanzibar'], false],
  ])('%s', async (_, titleKey, places, rare) => {
    expect(await isRare(databaseWith(SHARES), searchFor(titleKey, places))).toBe(rare);
  });

  it('is for few listings if there are few at all', async () => {
    expect(await isRare(databaseWith(SHARES, 500), searchFor('the'))).toBe(true);
  });

  it('is for many listings until there are statistics', async () => {
    expect(await isRare(databaseWith(null, -1), searchFor('zanzibar'))).toBe(false);
    expect(await isRare(databaseWith(null, 0), searchFor('zanzibar'))).toBe(false);
  });
});
