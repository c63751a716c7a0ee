import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../shared/errors.js';
import { copiesToAdd, editedListing, type StandingListing } from './listingEdit.js';

const GODAN: StandingListing = {
  title: 'Godan',
  author: 'Munshi Premchand',
  isbn: '9788171821136',
  description: '',
  genres: ['FICTION'],
  condition: 'GOOD',
  conditionDescription: null,
  language: null,
  binding: null,
  pages: null,
  publishedIn: null,
  publishedBy: null,
  weightGrams: null,
  listingType: 'BOTH',
  salePrice: 24_950,
  lease: {
    perMonth: 4_900,
    deposit: 20_000,
    lateFeePerDay: 500,
    minDuration: 1,
    maxDuration: null,
    replacementPrice: null,
    rentCreditPercent: null,
  },
  leaseTerms: 'No ink',
  mostCopiesPerOrder: null,
};

function codesOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error.problems.map(({ code }) => code);
    throw error;
  }
  return [];
}

describe('An edited listing', () => {
  it('is as it was when the edit says nothing', () => {
    expect(editedListing(GODAN, {}, 'INR')).toEqual({ ...GODAN, copies: null });
    expect(editedListing(GODAN, { title: undefined, copies: undefined }, 'INR')).toEqual({
      ...GODAN,
      copies: null,
    });
  });

  it('keeps the price of the way in which it is still offered, and drops the other', () => {
    expect(editedListing(GODAN, { listingType: 'SALE' }, 'INR')).toMatchObject({
      salePrice: 24_950,
      lease: null,
    });
    expect(editedListing(GODAN, { listingType: 'LEASE' }, 'INR')).toMatchObject({
      salePrice: null,
      lease: GODAN.lease,
    });
  });

  it('needs the price of a way in which it was not offered before', () => {
    const sale = editedListing(GODAN, { listingType: 'SALE' }, 'INR');
    expect(codesOf(() => editedListing(sale, { listingType: 'BOTH' }, 'INR'))).toEqual(['RENT_REQUIRED']);
    expect(editedListing(sale, { listingType: 'BOTH', lease: GODAN.lease }, 'INR')).toMatchObject({
      salePrice: 24_950,
      lease: GODAN.lease,
    });
  });

  it('needs an ISBN unless it never had one', () => {
    expect(codesOf(() => editedListing(GODAN, { isbn: '' }, 'INR'))).toEqual(['ISBN_REQUIRED']);
    const old = { ...GODAN, isbn: null };
    expect(editedListing(old, { title: 'Gaban' }, 'INR')).toMatchObject({ title: 'Gaban', isbn: null });
    expect(editedListing(old, { isbn: '81-7182-113-8' }, 'INR').isbn).toBe('9788171821136');
    expect(codesOf(() => editedListing(old, { isbn: '9788171821132' }, 'INR'))).toEqual(['ISBN_INVALID']);
  });
});

describe('The copies of an edited listing', () => {
  const count = fc.integer({ min: 0, max: 1000 });
  const countsOf = (taken: number, sellable: number) => ({
    total: taken + sellable,
    available: 0,
    sellable,
    canBeRented: false,
  });

  it('become as many as are wanted, and none is taken away that is not free for good', () => {
    fc.assert(
      fc.property(count, count, count, (taken, sellable, more) => {
        const counts = countsOf(taken, sellable);
        const added = copiesToAdd(taken + more, counts);
        expect(counts.total + added).toBe(taken + more);
        expect(-added).toBeLessThanOrEqual(sellable);
      }),
    );
  });

  it('never become fewer than are rented out or promised', () => {
    fc.assert(
      fc.property(count, count, fc.integer({ min: 1, max: 1000 }), (wanted, sellable, more) => {
        expect(codesOf(() => copiesToAdd(wanted, countsOf(wanted + more, sellable)))).toEqual([
          'COPIES_TAKEN',
        ]);
      }),
    );
  });

  it('stay when nothing is said of them, also when none is left', () => {
    expect(copiesToAdd(null, { total: 0, available: 0, sellable: 0, canBeRented: false })).toBe(0);
  });
});
