import { describe, expect, it } from 'vitest';
import { importedListingSchema, listingSchema } from '../domain/catalogue/listing.js';
import { DomainError, parseInput } from '../domain/shared/errors.js';
import { renamed } from '../domain/shared/renamed.js';
import { readBookData } from './bookData.js';

const row = {
  title: 'Godan',
  author: 'Munshi Premchand',
  isbn: '',
  description: 'A cow, a debt, a village.',
  genre: 'Science Fiction',
  condition: ' very good ',
  listingType: 'both',
  leaseTerms: 'No pencil marks.',
  price: {
    sale: 249.5,
    lease: {
      perMonth: 49,
      minDuration: 1,
      maxDuration: 30,
      deposit: 200.05,
      lateFeePerDay: 2.5,
      replacementPrice: '180.5',
    },
  },
  copies: 3,
};

function listingOf(
  data: unknown,
  schema: typeof listingSchema | typeof importedListingSchema = importedListingSchema,
) {
  const { input, nameOf } = readBookData(data);
  try {
    return parseInput(schema, input);
  } catch (error) {
    throw renamed(error, nameOf);
  }
}

function refusals(given: unknown, schema?: typeof listingSchema) {
  try {
    listingOf(given, schema);
  } catch (error) {
    if (error instanceof DomainError)
      return error.problems.map(({ field, code }) => [field?.join('.'), code]);
    throw error;
  }
  return [];
}

describe('a book as submitted over REST or in a bulk file', () => {
  it('becomes the same listing as from the form, rupees as paise', () => {
    expect(listingOf(row)).toEqual({
      title: 'Godan',
      author: 'Munshi Premchand',
      isbn: null,
      description: 'A cow, a debt, a village.',
      genres: ['SCIENCE_FICTION'],
      condition: 'VERY_GOOD',
      conditionDescription: null,
      language: null,
      binding: null,
      pages: null,
      publishedIn: null,
      publishedBy: null,
      weightGrams: null,
      listingType: 'BOTH',
      salePrice: 24950,
      lease: {
        perMonth: 4900,
        deposit: 20005,
        lateFeePerDay: 250,
        minDuration: 1,
        maxDuration: 30,
        replacementPrice: 18050,
        rentCreditPercent: null,
      },
      leaseTerms: 'No pencil marks.',
      copies: 3,
      mostCopiesPerOrder: null,
    });
  });

  it('may have the shape of GraphQL, whose field names its refusals then use', () => {
    const { price, genre: _, ...others } = row;
    const input = {
      ...others,
      genres: ['SCIENCE_FICTION'],
      condition: 'VERY_GOOD',
      listingType: 'BOTH',
      salePrice: '249.50',
      lease: { ...price.lease, deposit: '200.05' },
    };
    expect(listingOf(input)).toEqual(listingOf(row));
    expect(refusals({ ...input, salePrice: 'much' })).toEqual([['salePrice', 'AMOUNT_INVALID']]);
    expect(refusals({ ...input, lease: { perMonth: 0 } })).toEqual([
      ['lease.perMonth', 'PRICE_NOT_POSITIVE'],
    ]);
  });

  it('may have several genres', () => {
    expect(listingOf({ ...row, genres: ['Non-Fiction', 'self-help'] }).genres).toEqual([
      'NON_FICTION',
      'SELF_HELP',
    ]);
  });

  it.each([
    [{ genre: undefined }, 'genre', 'GENRE_REQUIRED'],
    [{ genre: 'Poetry' }, 'genre', 'GENRE_UNKNOWN'],
    [{ genre: 7 }, 'genre', 'INVALID_VALUE'],
    [{ genres: ['Fiction', 'Poetry'] }, 'genres.1', 'GENRE_UNKNOWN'],
    [{ condition: '' }, 'condition', 'CONDITION_REQUIRED'],
    [{ listingType: 'rent' }, 'listingType', 'LISTING_TYPE_UNKNOWN'],
    [{ listingType: 'sale', price: undefined }, 'price.sale', 'SALE_PRICE_REQUIRED'],
    [{ listingType: 'sale', price: { sale: null } }, 'price.sale', 'SALE_PRICE_REQUIRED'],
    [{ listingType: 'sale', price: { sale: '' } }, 'price.sale', 'SALE_PRICE_REQUIRED'],
    [{ listingType: 'sale', price: { sale: 249.505 } }, 'price.sale', 'AMOUNT_INVALID'],
    [{ listingType: 'sale', price: { sale: true } }, 'price.sale', 'AMOUNT_INVALID'],
    [{ listingType: 'lease', price: { sale: 1 } }, 'price.lease', 'RENT_REQUIRED'],
    [
      { listingType: 'lease', price: { lease: { perMonth: 0 } } },
      'price.lease.perMonth',
      'PRICE_NOT_POSITIVE',
    ],
  ])('with %j is refused in its own field names', (change, field, code) => {
    expect(refusals({ ...row, ...change })).toEqual([[field, code]]);
  });

  it.each([null, 'Godan', 7, [row]])('that is no object (%j) is no book', (given) => {
    expect(refusals(given)).toEqual([[undefined, 'INVALID_BOOK_DATA']]);
  });

  it('needs an ISBN when it comes from the form', () => {
    expect(refusals(row, listingSchema)).toEqual([['isbn', 'ISBN_REQUIRED']]);
  });
});
