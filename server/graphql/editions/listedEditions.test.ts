import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data } from '../../testing/restClient.js';

const BOOKS = 40;
const TITLES = ['Emma', 'Emma and I', 'Portrait of Emma', 'Kim', 'Godan', 'The Guide', 'Nana'];
const GENRES = [['FICTION'], ['HISTORY', 'FICTION'], ['HORROR']];
const ISBN = '9780143039648';

let marketplace: TestMarketplace;
let sellers: Person[];
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  sellers = await Promise.all(['Asha', 'Ravi', 'Kamala'].map((name) => signUpReader(marketplace, name)));
  for (let n = 0; n < BOOKS; n += 1) await listOne(n);
  await marketplace.database.query(`UPDATE books SET free_copies = 0 WHERE id IN (
    SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM books) b WHERE n % 4 = 1)`);
  await marketplace.database.query('UPDATE users SET rating_count = 1, rating_sum = 90 WHERE id = $1', [
    sellers[1]?.id,
  ]);
});
afterAll(() => marketplace.close());

/**
 * Creates listing number n. The offers of an edition differ in everything that lists sort and filter by. Offers with
 * the ISBN `ISBN` also differ in title.
 */
async function listOne(n: number): Promise<void> {
  if (n % 6 === 0) marketplace.clock.advanceDays(1);
  await listBook(marketplace, sellers[n % 3] as Person, {
    title: TITLES[n % 7],
    isbn: n % 5 === 0 ? ISBN : isbnOf(n % 7),
    genres: GENRES[n % 3],
    listingType: ['SALE', 'LEASE', 'BOTH'][(n + Math.floor(n / 7)) % 3],
    salePrice: String(100 + ((n * 7) % 5) * 50),
    lease: { perMonth: String(60 - (n % 4) * 10), deposit: '0' },
  });
}

/** Returns the ISBN for title number `title`. */
function isbnOf(title: number): string {
  const digits = `97801411000${title}`.padEnd(12, '0');
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

interface Edition {
  id: string;
}
interface Offer {
  id: string;
  edition: Edition;
  copies: { total: number };
}
interface Editions {
  edges: { node: Edition; offer: { id: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
}
type Entry = [edition: string, offer: string];

const LIST =
  '($filter: BookFilter, $sort: BookSort, $first: Int, $after: String, $last: Int, $before: String)';
const ASKED = '(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before)';

/**
 * Returns the expected list of editions, derived from the list of books. The position of an edition is the position of
 * its first offer in stock or, if none is in stock, of its first offer.
 */
async function expected(list: object): Promise<Entry[]> {
  const { books } = await marketplace.ask<{ books: { nodes: Offer[] } }>(
    `query ${LIST} { books ${ASKED} { nodes { id edition { id } copies { total } } } }`,
    { ...list, first: 100 },
  );
  const shown = books.nodes.filter(({ id, edition, copies }) => {
    const offers = books.nodes.filter((other) => other.edition.id === edition.id);
    const first = offers.find((offer) => offer.copies.total > 0) ?? offers[0];
    return first?.id === id && (copies.total > 0 || offers.every((offer) => offer.copies.total === 0));
  });
  return shown.map(({ id, edition }) => [edition.id, id]);
}

async function page(variables: object): Promise<Editions> {
  const { editions } = await marketplace.ask<{ editions: Editions }>(
    `query ${LIST} { editions ${ASKED} {
      edges { node { id } offer { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
    variables,
  );
  return editions;
}

/** Reads the whole list page by page, from its start or from its end. */
async function walk(list: object, size: number, backward: boolean): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let cursor: string | undefined, more = true; more;) {
    const asked = backward ? { last: size, before: cursor } : { first: size, after: cursor };
    const { edges, pageInfo } = await page({ ...list, ...asked });
    const entries = edges.map(({ node, offer }): Entry => [node.id, offer.id]);
    if (backward) found.unshift(...entries);
    else found.push(...entries);
    cursor = backward ? pageInfo.startCursor : pageInfo.endCursor;
    more = backward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage;
  }
  return found;
}

interface Filter {
  search?: string;
  genre?: string;
  listingType?: string;
  salePrice?: { from: string };
  conditionAtLeast?: string;
  availableNow?: boolean;
}
type Numbered = Data<{ editions: { _id: string; offer: { _id: string } }[] }>;

/** Reads the whole list by page numbers. */
async function walkByNumber(
  rest: RestClient,
  { salePrice, conditionAtLeast, availableNow, ...others }: Filter,
  sort: string | undefined,
): Promise<Entry[]> {
  const facts = {
    salePriceFrom: salePrice?.from,
    condition: conditionAtLeast,
    availableNow: availableNow && 'true',
    sortBy: sort,
  };
  const found: Entry[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const asked = Object.entries({ ...others, ...facts, limit: '2', page: String(page) });
    const query = new URLSearchParams(asked.filter((each): each is [string, string] => Boolean(each[1])));
    const { editions } = (await rest.get<Numbered>(`/api/v1/editions?${query.toString()}`)).body.data;
    found.push(...editions.map(({ _id, offer }): Entry => [_id, offer._id]));
    more = editions.length > 0;
  }
  return found;
}

type Amount = { amount: string } | null;
interface Priced extends Offer {
  price: { sale: Amount; lease: { perMonth: Amount } | null };
}
interface Summed {
  edges: { node: Edition; offerCount: number; lowestSale: Amount; lowestRent: Amount }[];
}

/** Returns the lowest of these amounts; null if there are none. */
function lowest(amounts: Amount[]): Amount {
  const known = amounts.filter((each) => each !== null);
  return known.toSorted((a, b) => Number(a.amount) - Number(b.amount))[0] ?? null;
}

interface Found {
  facets: { genres: { choice: string; count: number }[] };
  relaxations: { without: string; count: number }[];
}

async function total(filter: object): Promise<number> {
  const { editions } = await marketplace.ask<{ editions: { totalCount: number } }>(
    'query ($filter: BookFilter) { editions(filter: $filter, first: 1) { totalCount } }',
    { filter },
  );
  return editions.totalCount;
}

const SORTS = [undefined, 'DATE_DESC', 'DATE_ASC', 'PRICE_ASC', 'PRICE_DESC', 'RENT_ASC', 'RATING_DESC'];
const FILTERS: Filter[] = [
  {},
  { genre: 'FICTION' },
  { genre: 'HISTORY', listingType: 'LEASE' },
  { listingType: 'SALE' },
  { search: 'emma' },
  { search: 'emma', genre: 'FICTION' },
  { search: ISBN },
  { salePrice: { from: '150' }, conditionAtLeast: 'GOOD' },
  { genre: 'FICTION', availableNow: true },
];

describe('the list of editions', () => {
  it.each(FILTERS)(
    'has each edition once, where its first offer stands in the list of books: %j',
    async (filter) => {
      for (const sort of SORTS) {
        const list = { filter, sort };
        const entries = await expected(list);
        expect(entries.length).toBeGreaterThan(0);
        expect({ list, entries: await walk(list, 2, false) }).toEqual({ list, entries });
        expect({ list, entries: await walk(list, 3, true) }).toEqual({ list, entries });
        const { editions } = await marketplace.ask<{ editions: object }>(
          `query ${LIST} { editions ${ASKED} { totalCount totalIsCapped } }`,
          { ...list, first: 1 },
        );
        expect(editions).toEqual({ totalCount: entries.length, totalIsCapped: false });
      }
    },
  );

  it.each(FILTERS)('is the same by the numbers of its pages: %j', async (filter) => {
    const rest = await RestClient.of(marketplace);
    for (const sort of SORTS) {
      const entries = await walkByNumber(rest, filter, sort);
      expect({ sort, entries }).toEqual({ sort, entries: await expected({ filter, sort }) });
    }
  });

  it.each([...FILTERS, { search: 'emna' }])(
    'says of each edition what those of its offers come to that match: %j',
    async (filter) => {
      const { books, editions } = await marketplace.ask<{ books: { nodes: Priced[] }; editions: Summed }>(
        `query ($filter: BookFilter) {
          books(filter: $filter, first: 100) {
            nodes { edition { id } copies { total } price { sale { amount } lease { perMonth { amount } } } } }
          editions(filter: $filter, first: 50) {
            edges { node { id } offerCount lowestSale { amount } lowestRent { amount } availableFrom status } } }`,
        { filter },
      );
      expect(editions.edges.length).toBeGreaterThan(0);
      for (const { node, ...sums } of editions.edges) {
        const offers = books.nodes.filter(
          ({ edition, copies }) => edition.id === node.id && copies.total > 0,
        );
        expect(sums).toEqual({
          offerCount: offers.length,
          lowestSale: lowest(offers.map(({ price }) => price.sale)),
          lowestRent: lowest(offers.map(({ price }) => price.lease?.perMonth ?? null)),
          availableFrom: offers.length > 0 ? marketplace.today() : null,
          status: offers.length > 0 ? 'AVAILABLE' : 'SOLD',
        });
      }
    },
  );

  it('counts editions in what narrows and widens it: each number is the total of that list', async () => {
    const filter = { search: 'emma', genre: 'HISTORY' };
    const { editions } = await marketplace.ask<{ editions: Found }>(
      `query ($filter: BookFilter) { editions(filter: $filter, first: 1) {
        facets { genres { choice count } } relaxations { without count } } }`,
      { filter },
    );
    const { genres } = editions.facets;
    expect(genres.length).toBeGreaterThan(1);
    for (const { choice, count } of genres) expect(count).toBe(await total({ ...filter, genre: choice }));
    expect(editions.relaxations).toHaveLength(2);
    expect(editions.relaxations).toContainEqual({ without: 'GENRE', count: await total({ search: 'emma' }) });
    expect(editions.relaxations).toContainEqual({
      without: 'SEARCH',
      count: await total({ genre: 'HISTORY' }),
    });
  });

  it('finds by a second, looser reading, and nothing where nothing is', async () => {
    expect(await walk({ filter: { search: 'nanna' } }, 10, false)).toHaveLength(2);
    expect(await page({ filter: { search: 'nowhere' } })).toMatchObject({ edges: [] });
  });

  it('refuses a cursor of another order', async () => {
    const { pageInfo } = await page({ first: 1 });
    const { errors } = await marketplace.graphql<object>(
      `query ${LIST} { editions ${ASKED} { nodes { id } } }`,
      { sort: 'PRICE_ASC', after: pageInfo.endCursor },
    );
    expect(errors?.[0]?.extensions.code).toBe('CURSOR_INVALID');
  });
});
