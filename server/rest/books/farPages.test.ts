import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ToldSample } from '../../testing/books/bookSample.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpPublisher, type Person } from '../../testing/people/people.js';
import { RestClient, type Data } from '../../testing/restClient.js';

const BEFORE = 1_000;
const ON_PAGE = 50;
const TITLES = BEFORE + ON_PAGE + 10;

const sample = new ToldSample();
let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open({
    change: (ports) => ({ ...ports, reads: sample.beside(ports.reads) }),
  });
  rest = await RestClient.of(marketplace);
  seller = await signUpPublisher(marketplace, 'Banyan Tree Press');
  await importBooks(seller, 37);
  await importBooks(await signUpPublisher(marketplace, 'Peepal House'), 54);
  await marketplace.database.query('UPDATE books SET free_copies = 0 WHERE headline_price % 300 = 0');
});
afterAll(() => marketplace.close());

async function importBooks({ token }: Person, step: number): Promise<void> {
  const books = Array.from({ length: TITLES }, (_, index) => bookOf(index, index * step));
  const file = {
    path: 'variables.input.file',
    content: JSON.stringify(books),
    name: 'books.json',
    type: 'application/json',
  };
  const { data } = await marketplace.upload<{ importBooks: object }>(
    'mutation ($input: ImportBooksInput!) { importBooks(input: $input) { createdCount } }',
    { input: { file: null } },
    file,
    token,
  );
  expect(data.importBooks).toEqual({ createdCount: TITLES });
}

/**
 * Returns the data of a book. Its title depends on `index`, its price and listing type on `number`. There are 50
 * different sale prices.
 */
function bookOf(index: number, number: number): object {
  const sale = 100 + (number % 50);
  const lease = { perMonth: 10 + (number % 7), deposit: 100, minDuration: 1 };
  const offered = [
    { listingType: 'sale', price: { sale } },
    { listingType: 'lease', price: { lease } },
    { listingType: 'both', price: { sale, lease } },
  ];
  return {
    title: `${index % 3 === 0 ? 'Tale' : 'A tale'} ${index}`,
    author: 'Anonymous',
    description: 'A tale.',
    genre: 'Fiction',
    condition: 'Good',
    ...offered[number % 3],
  };
}

type What = 'books' | 'editions';

/** Returns the IDs of the entries on a far page of a list. Reads all pages up to it by cursors. */
async function readByCursors(what: What, filter: object, sort?: string): Promise<string[]> {
  const query = `query ($filter: BookFilter, $sort: BookSort, $after: String) {
    list: ${what}(filter: $filter, sort: $sort, first: 100, after: $after) { pageInfo { endCursor } nodes { id } }
  }`;
  const ids: string[] = [];
  let after: string | undefined;
  while (ids.length < BEFORE + ON_PAGE) {
    const { list } = await marketplace.ask<{
      list: { pageInfo: { endCursor: string }; nodes: { id: string }[] };
    }>(query, { filter, sort, after });
    ids.push(...list.nodes.map(({ id }) => id));
    after = list.pageInfo.endCursor;
  }
  return ids.slice(BEFORE, BEFORE + ON_PAGE);
}

async function readByNumber(what: What, query: string): Promise<string[]> {
  const page = BEFORE / ON_PAGE + 1;
  const list = `/api/v1/${what}?${query}&limit=${ON_PAGE}&page=${page}`;
  const { body } = await rest.get<Data<Record<What, { _id: string }[]>>>(list);
  return body.data[what].map(({ _id }) => _id);
}

async function expectTheSame(what: What, query: string, expected: string[]): Promise<void> {
  sample.asked = 0;
  for (sample.isNarrow of [null, true, false]) expect(await readByNumber(what, query)).toEqual(expected);
  expect(sample.asked).toBe(3);
}

const SORTS = ['DATE_ASC', 'PRICE_ASC', 'PRICE_DESC', 'RENT_ASC', 'RATING_DESC'];

describe.each(['books', 'editions'] as const)(
  'a page of %s far behind the start is the same by its number, however the list is read, as by cursors',
  (what) => {
    it('of a search, by relevance', async () => {
      await expectTheSame(what, 'search=tale', await readByCursors(what, { search: 'tale' }));
    });

    it.each(SORTS)('of a search, by %s', async (sort) => {
      const expected = await readByCursors(what, { search: 'tale' }, sort);
      await expectTheSame(what, `search=tale&sortBy=${sort.toLowerCase()}`, expected);
    });

    it('of a seller, by price', async () => {
      const expected = await readByCursors(what, { sellerId: seller.id }, 'PRICE_DESC');
      await expectTheSame(what, `seller=${seller.id}&sortBy=price_desc`, expected);
    });
  },
);
