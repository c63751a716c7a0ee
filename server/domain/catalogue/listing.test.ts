import { describe, expect, it } from 'vitest';
import { longestRental } from './book.js';
import { DomainError, parseInput } from '../shared/errors.js';
import { importedListingSchema, listingSchema } from './listing.js';

const forSale = {
  title: ' Gora ',
  author: 'Rabindranath Tagore',
  isbn: '0-439-02348-3',
  genres: ['FICTION', 'HISTORY', 'FICTION'],
  condition: 'VERY_GOOD',
  listingType: 'SALE',
  salePrice: 24950,
};
const lease = {
  perMonth: 5000,
  deposit: 20000,
  lateFeePerDay: 500,
  minDuration: 2,
  maxDuration: 6,
  replacementPrice: null,
  rentCreditPercent: null,
};
const forLease = { ...forSale, listingType: 'LEASE', salePrice: undefined, lease };

function refusals(
  input: unknown,
  schema: typeof listingSchema | typeof importedListingSchema = listingSchema,
) {
  try {
    parseInput(schema, input, 'INR');
  } catch (error) {
    if (error instanceof DomainError)
      return error.problems.map(({ field, code }) => [(field ?? []).join('.'), code]);
    throw error;
  }
  return [];
}

describe('a listing', () => {
  it('for sale is kept with its sale price, one copy, and the ISBN in one form', () => {
    expect(parseInput(listingSchema, forSale)).toEqual({
      title: 'Gora',
      author: 'Rabindranath Tagore',
      isbn: '9780439023481',
      description: '',
      genres: ['FICTION', 'HISTORY'],
      condition: 'VERY_GOOD',
      conditionDescription: null,
      language: null,
      binding: null,
      pages: null,
      publishedIn: null,
      publishedBy: null,
      weightGrams: null,
      listingType: 'SALE',
      salePrice: 24950,
      lease: null,
      leaseTerms: null,
      copies: 1,
      mostCopiesPerOrder: null,
    });
  });

  it('drops the price that its listing type leaves out, whatever it says', () => {
    expect(parseInput(listingSchema, { ...forSale, lease: { perMonth: 'cheap' } })).toMatchObject({
      lease: null,
    });
    expect(parseInput(listingSchema, { ...forLease, salePrice: -1 })).toMatchObject({
      salePrice: null,
      lease,
    });
  });

  it('for rent may ask for no deposit, and for one duration only', () => {
    const terms = {
      perMonth: 5000,
      deposit: 0,
      lateFeePerDay: 0,
      minDuration: 3,
      maxDuration: 3,
      replacementPrice: null,
      rentCreditPercent: null,
    };
    expect(parseInput(listingSchema, { ...forLease, lease: terms, copies: 1 })).toMatchObject({
      lease: terms,
    });
  });

  it.each([null, undefined, 'book', 7])('that is %j is refused', (nothing) => {
    expect(refusals(nothing)).toHaveLength(1);
  });

  it('offered both ways keeps both prices', () => {
    expect(parseInput(listingSchema, { ...forLease, listingType: 'BOTH', salePrice: 100 })).toMatchObject({
      salePrice: 100,
      lease,
    });
  });

  it('for rent lasts from one month, without a maximum, a deposit and a late fee unless it names them', () => {
    expect(parseInput(listingSchema, { ...forLease, lease: { perMonth: 1 } })).toMatchObject({
      lease: {
        perMonth: 1,
        deposit: 0,
        lateFeePerDay: 0,
        minDuration: 1,
        maxDuration: null,
        replacementPrice: null,
        rentCreditPercent: null,
      },
    });
    expect(longestRental({ maxDuration: null })).toBe(30);
    expect(longestRental({ maxDuration: 6 })).toBe(6);
  });

  it('says everything that is wrong at once, in the order of the form', () => {
    expect(refusals({ listingType: 'BOTH', copies: -1 })).toEqual([
      ['title', 'TITLE_REQUIRED'],
      ['author', 'AUTHOR_REQUIRED'],
      ['isbn', 'ISBN_REQUIRED'],
      ['genres', 'GENRE_REQUIRED'],
      ['condition', 'CONDITION_REQUIRED'],
      ['salePrice', 'SALE_PRICE_REQUIRED'],
      ['lease', 'RENT_REQUIRED'],
      ['copies', 'COPIES_OUT_OF_RANGE'],
    ]);
  });

  it.each([
    [{ title: '   ' }, 'title', 'TITLE_REQUIRED'],
    [{ title: 'x'.repeat(501) }, 'title', 'TOO_LONG'],
    [{ isbn: '0439023484' }, 'isbn', 'ISBN_INVALID'],
    [{ genres: [] }, 'genres', 'GENRE_REQUIRED'],
    [{ genres: ['FICTION', 'POETRY'] }, 'genres.1', 'GENRE_UNKNOWN'],
    [{ condition: 'MINT' }, 'condition', 'CONDITION_UNKNOWN'],
    [{ listingType: null }, 'listingType', 'LISTING_TYPE_REQUIRED'],
    [{ listingType: 'GIFT' }, 'listingType', 'LISTING_TYPE_UNKNOWN'],
    [{ salePrice: 0 }, 'salePrice', 'PRICE_NOT_POSITIVE'],
    [{ salePrice: 0.5 }, 'salePrice', 'AMOUNT_INVALID'],
    [{ salePrice: 1_000_000_001 }, 'salePrice', 'AMOUNT_TOO_LARGE'],
    [{ copies: 1_000_001 }, 'copies', 'COPIES_OUT_OF_RANGE'],
    [{ copies: 1.5 }, 'copies', 'COPIES_OUT_OF_RANGE'],
  ])('with %j is refused', (change, field, code) => {
    expect(refusals({ ...forSale, ...change })).toEqual([[field, code]]);
  });

  it.each([
    [{ perMonth: null }, 'lease.perMonth', 'RENT_REQUIRED'],
    [{ perMonth: 0 }, 'lease.perMonth', 'PRICE_NOT_POSITIVE'],
    [{ perMonth: 100_000_001 }, 'lease.perMonth', 'AMOUNT_TOO_LARGE'],
    [{ deposit: -1 }, 'lease.deposit', 'DEPOSIT_NEGATIVE'],
    [{ lateFeePerDay: -1 }, 'lease.lateFeePerDay', 'LATE_FEE_NEGATIVE'],
    [{ deposit: 0 }, 'lease.lateFeePerDay', 'LATE_FEE_WITHOUT_DEPOSIT'],
    [{ minDuration: 0 }, 'lease.minDuration', 'DURATION_TOO_SHORT'],
    [{ maxDuration: 121 }, 'lease.maxDuration', 'DURATION_TOO_LONG'],
    [{ minDuration: 7 }, 'lease.maxDuration', 'DURATIONS_REVERSED'],
    [{ minDuration: 31, maxDuration: null }, 'lease.maxDuration', 'DURATIONS_REVERSED'],
  ])('for rent with %j is refused', (change, field, code) => {
    expect(refusals({ ...forLease, lease: { ...lease, ...change } })).toEqual([[field, code]]);
  });

  it('that is imported may lack an ISBN, but not have a wrong one', () => {
    expect(parseInput(importedListingSchema, { ...forSale, isbn: ' ' })).toMatchObject({ isbn: null });
    expect(parseInput(importedListingSchema, forSale)).toMatchObject({ isbn: '9780439023481' });
    expect(refusals({ ...forSale, isbn: '123' }, importedListingSchema)).toEqual([['isbn', 'ISBN_INVALID']]);
  });
});
