import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAssortment, type Assortment } from '../../../testing/books/assortment.js';
import { listBook, LIST_BOOK, GODAN } from '../../../testing/books/books.js';
import { TestMarketplace } from '../../../testing/marketplace.js';
import { buy, rent } from '../../../testing/orders/orders.js';
import { signUpReader } from '../../../testing/people/people.js';

let marketplace: TestMarketplace;
let shelf: Assortment;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  shelf = await listAssortment(marketplace);
});
afterAll(() => marketplace.close());

const LIST = `query ($filter: BookFilter, $sort: BookSort, $first: Int, $after: String) {
  books(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { title } totalCount pageInfo { hasNextPage endCursor }
  }
}`;

interface Listed {
  books: {
    nodes: { title: string }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

async function titles(filter: object, sort = 'DATE_ASC'): Promise<string[]> {
  const { books } = await marketplace.ask<Listed>(LIST, { filter, sort });
  expect(books.totalCount).toBe(books.nodes.length);
  return books.nodes.map(({ title }) => title);
}

async function refusals(filter: object): Promise<object[]> {
  const { errors } = await marketplace.graphql(LIST, { filter });
  return (errors ?? []).map(({ extensions: { code, ...details } }) => ({ code, ...details }));
}

describe('a list of books is narrowed', () => {
  it.each<[string, object, string[]]>([
    [
      'by the sale price, both ends included',
      { salePrice: { from: '120', to: '250' } },
      ['Godan', 'Bengal Nights'],
    ],
    ['by the sale price from below', { salePrice: { to: '80' } }, ['Gaban', 'A Book of Nothing']],
    ['by the exact paisa', { salePrice: { to: '79.99' } }, []],
    ['by the rent', { rentPerMonth: { from: '20' } }, ['Godan', 'Saraswatichandra']],
    [
      'by no price',
      { salePrice: {}, rentPerMonth: { from: null } },
      ['Godan', 'Gaban', 'Saraswatichandra', 'Cosmos', 'Bengal Nights', 'A Book of Nothing'],
    ],
    [
      'by the condition',
      { conditionAtLeast: 'VERY_GOOD' },
      ['Saraswatichandra', 'Cosmos', 'Bengal Nights', 'A Book of Nothing'],
    ],
    ['by the best condition', { conditionAtLeast: 'NEW' }, ['Saraswatichandra', 'A Book of Nothing']],
    ['by any condition', { conditionAtLeast: 'ACCEPTABLE', language: 'HI' }, ['Godan', 'Gaban']],
    ['by the language', { language: 'EN' }, ['Cosmos', 'Bengal Nights']],
    [
      'by a PIN code of the same district',
      { pinCode: '400099' },
      ['Godan', 'Gaban', 'Saraswatichandra', 'Cosmos'],
    ],
    ['by a PIN code in other digits', { pinCode: '৭০০০০১' }, ['Bengal Nights', 'A Book of Nothing']],
    ['by a PIN code elsewhere', { pinCode: ' 700001 ' }, ['Bengal Nights', 'A Book of Nothing']],
    ['by a PIN code where nobody sells', { pinCode: '110001' }, []],
    ['with a genre', { genre: 'FICTION', conditionAtLeast: 'GOOD' }, ['Godan', 'Saraswatichandra']],
    [
      'with a type',
      { listingType: 'LEASE', rentPerMonth: { to: '25' } },
      ['Saraswatichandra', 'Bengal Nights'],
    ],
    [
      'with words',
      { search: 'bengal', language: 'EN', pinCode: '700073', salePrice: { to: '500' } },
      ['Bengal Nights'],
    ],
  ])('%s', async (_, filter, expected) => {
    expect(await titles(filter)).toEqual(expected);
    for (const sort of ['RATING_DESC', 'PRICE_ASC', 'PRICE_DESC', 'RENT_ASC']) {
      const found = (await titles(filter, sort)).toSorted();
      expect({ sort, found }).toEqual({ sort, found: expected.toSorted() });
    }
  });

  it('to what is there today', async () => {
    const buyer = await signUpReader(marketplace);
    const seller = await signUpReader(marketplace);
    const ofSeller = { sellerId: seller.id };
    await listBook(marketplace, seller, { title: 'Free' });
    await buy(marketplace, buyer, await listBook(marketplace, seller, { title: 'Sold' }));
    await rent(marketplace, buyer, await listBook(marketplace, seller, { title: 'Out' }));
    const later = marketplace.clock.now();
    later.setUTCDate(later.getUTCDate() + 40);
    const startsOn = later.toISOString().slice(0, 10);
    await rent(marketplace, buyer, await listBook(marketplace, seller, { title: 'Promised' }), {
      months: 1,
      startsOn,
    });
    expect(await titles({ ...ofSeller, availableNow: true })).toEqual(['Free', 'Promised']);
    expect(await titles({ ...ofSeller, availableNow: false })).toEqual(['Free', 'Sold', 'Out', 'Promised']);
    await marketplace.database.query('UPDATE books SET unlisted_at = now() WHERE seller_id = $1', [
      seller.id,
    ]);
    expect(await titles(ofSeller)).toEqual([]);
  });

  it('to nothing by an edition of which nothing matches', async () => {
    const { book } = await marketplace.ask<{ book: { edition: { id: string } } }>(
      'query ($id: ID!) { book(id: $id) { edition { id } } }',
      { id: shelf.ids['Godan'] },
    );
    const ofEdition = { editionId: book.edition.id };
    expect(await titles(ofEdition)).toContain('Godan');
    expect(await titles({ ...ofEdition, search: 'zzyzx' })).toEqual([]);
  });

  it.each([
    [{ salePrice: { from: '200', to: '100' } }, 'RANGE_REVERSED', ['salePrice', 'to']],
    [{ rentPerMonth: { from: '200', to: '100' } }, 'RANGE_REVERSED', ['rentPerMonth', 'to']],
    [{ salePrice: { from: '-1' } }, 'INVALID_VALUE', ['salePrice', 'from']],
    [{ salePrice: { from: '100000000' } }, 'AMOUNT_TOO_LARGE', ['salePrice', 'from']],
    [{ pinCode: '4000' }, 'PIN_CODE_INVALID', ['pinCode']],
    [{ pinCode: '012345' }, 'PIN_CODE_INVALID', ['pinCode']],
    [{ sellerId: 'user_01h455vb4pex5vsknk084sn02q' }, 'SELLER_NOT_FOUND', ['sellerId']],
    [{ sellerId: '' }, 'SELLER_NOT_FOUND', ['sellerId']],
    [{ editionId: 'edition_01h455vb4pex5vsknk084sn02q' }, 'EDITION_NOT_FOUND', ['editionId']],
    [{ editionId: 'Godan' }, 'EDITION_NOT_FOUND', ['editionId']],
    [{ editionId: '' }, 'EDITION_NOT_FOUND', ['editionId']],
    [{ search: 'zzyzx', editionId: 'x' }, 'EDITION_NOT_FOUND', ['editionId']],
    [{ search: 'zzyzx', pinCode: 'x' }, 'PIN_CODE_INVALID', ['pinCode']],
  ])('not by %j', async (filter, code, field) => {
    expect(await refusals(filter)).toMatchObject([{ code, field }]);
  });
});

describe("the sort 'Lowest rent'", () => {
  const LOWEST = ['Bengal Nights', 'Saraswatichandra', 'Godan', 'Gaban', 'A Book of Nothing', 'Cosmos'];

  async function walk(filter: object): Promise<string[]> {
    const found: string[] = [];
    for (let after: string | null = null; ;) {
      const { books }: Listed = await marketplace.ask(LIST, { filter, sort: 'RENT_ASC', first: 1, after });
      found.push(...books.nodes.map(({ title }) => title));
      if (!books.pageInfo.hasNextPage) return found;
      after = books.pageInfo.endCursor;
    }
  }

  it('has rents before prices, on one page and page by page', async () => {
    const all = { salePrice: null };
    const [one, two] = await Promise.all(
      [shelf.reader, shelf.publisher].map(({ id }) => titles({ sellerId: id }, 'RENT_ASC')),
    );
    expect(one).toEqual(LOWEST.filter((title) => one?.includes(title)));
    expect(two).toEqual(['Bengal Nights', 'A Book of Nothing']);
    const walked = (await walk(all)).filter((title) => LOWEST.includes(title));
    expect([walked.slice(0, 3), walked.slice(3).toSorted(), walked.at(-1)]).toEqual([
      LOWEST.slice(0, 3),
      LOWEST.slice(3).toSorted(),
      'Cosmos',
    ]);
    expect(await walk({ listingType: 'LEASE', genre: 'FICTION' })).toEqual(['Saraswatichandra', 'Godan']);
    expect(await walk({ genre: 'FICTION' })).toEqual(['Saraswatichandra', 'Godan', 'Gaban']);
    expect(await walk({ listingType: 'SALE', pinCode: '700073' })).toEqual([
      'Bengal Nights',
      'A Book of Nothing',
    ]);
  });
});

describe('the facts of a book', () => {
  const FACTS = '{ language binding pages publishedIn publishedBy }';
  const BOOK = `query ($id: ID!) { book(id: $id) ${FACTS} }`;
  const EDIT = `mutation ($input: EditBookInput!) { editBook(input: $input) { book ${FACTS} userErrors { code field } } }`;

  it('are told, changed and cleared by the seller', async () => {
    const { reader } = shelf;
    const facts = {
      language: 'MR',
      binding: 'HARDCOVER',
      pages: 312,
      publishedIn: 2027,
      publishedBy: ' Popular Prakashan ',
    };
    const bookId = await listBook(marketplace, reader, facts);
    const told = { ...facts, publishedBy: 'Popular Prakashan' };
    expect(await marketplace.ask(BOOK, { id: bookId })).toEqual({ book: told });
    const edit = (input: object) =>
      marketplace.ask<{ editBook: object }>(EDIT, { input: { bookId, ...input } }, reader.token);
    expect((await edit({ pages: 300, language: null, binding: 'PAPERBACK' })).editBook).toEqual({
      book: { ...told, pages: 300, language: null, binding: 'PAPERBACK' },
      userErrors: [],
    });
    expect((await edit({ publishedIn: 2028 })).editBook).toEqual({
      book: null,
      userErrors: [{ code: 'YEAR_INVALID', field: ['publishedIn'] }],
    });
    expect(await marketplace.ask(BOOK, { id: await listBook(marketplace, reader) })).toEqual({
      book: { language: null, binding: null, pages: null, publishedIn: null, publishedBy: null },
    });
  });

  it.each([
    [{ pages: 0 }, 'PAGES_OUT_OF_RANGE', 'pages'],
    [{ pages: 20_001 }, 'PAGES_OUT_OF_RANGE', 'pages'],
    [{ publishedIn: 1449 }, 'YEAR_INVALID', 'publishedIn'],
    [{ publishedIn: 2028 }, 'YEAR_INVALID', 'publishedIn'],
    [{ publishedBy: 'x'.repeat(301) }, 'TOO_LONG', 'publishedBy'],
  ])('cannot be %j', async (facts, code, field) => {
    const { listBook: answer } = await marketplace.ask<{ listBook: object }>(
      LIST_BOOK,
      { input: { ...GODAN, ...facts } },
      shelf.reader.token,
    );
    expect(answer).toMatchObject({ book: null, userErrors: [{ code, field: [field] }] });
  });
});
