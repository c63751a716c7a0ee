import { describe, expect, it } from 'vitest';
import { DomainError } from '../shared/errors.js';
import { splitOf, type EditionListing } from './editionSplit.js';

const EDITION = { title: 'Gora', author: 'Tagore', isbn: '9780143039648' };
const listing = (id: string, change: Partial<EditionListing> = {}) => ({ id, ...EDITION, ...change });

const codeOf = (run: () => unknown) => {
  try {
    return run();
  } catch (error) {
    return error instanceof DomainError ? error.problems[0].code : error;
  }
};

describe('an edition that is split', () => {
  it('keeps its name and its keys while a listing with them stays', () => {
    const listings = [listing('a'), listing('b', { title: 'Gora, vol. 2' }), listing('c')];
    expect(splitOf(EDITION, listings, ['a', 'b'])).toEqual({ newName: listings[0], oldName: null, keys: [] });
  });

  it('takes the name of the oldest that stays when the one it was named after leaves', () => {
    const listings = [
      listing('a'),
      listing('b', { title: 'Gora, vol. 2' }),
      listing('c', { title: 'Ghare' }),
    ];
    expect(splitOf(EDITION, listings, ['a'])).toMatchObject({ newName: EDITION, oldName: listings[1] });
  });

  it('gives up the keys that no listing has which stays', () => {
    const listings = [listing('a'), listing('b', { isbn: null }), listing('c', { isbn: '9780141439518' })];
    expect(splitOf(EDITION, listings, ['b', 'c', 'c']).keys).toEqual([
      'work:gora\ntagore',
      'isbn:9780141439518',
    ]);
  });

  it('keeps a listing at least, and loses only its own', () => {
    const listings = [listing('a'), listing('b')];
    expect(codeOf(() => splitOf(EDITION, listings, ['a', 'b']))).toBe('LISTING_MUST_STAY');
    expect(codeOf(() => splitOf(EDITION, listings, ['a', 'x']))).toBe('NOT_OF_EDITION');
    expect(codeOf(() => splitOf(EDITION, listings, ['x']))).toBe('NOT_OF_EDITION');
    expect(codeOf(() => splitOf(EDITION, [], ['x']))).toBe('NOT_OF_EDITION');
  });
});
