import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAssortment, type Assortment } from '../../../testing/books/assortment.js';
import { ToldSample } from '../../../testing/books/bookSample.js';
import { listBook } from '../../../testing/books/books.js';
import { TestMarketplace } from '../../../testing/marketplace.js';
import { rent } from '../../../testing/orders/orders.js';
import { signUpReader } from '../../../testing/people/people.js';

const sample = new ToldSample();
let marketplace: TestMarketplace;
let assortment: Assortment;
beforeAll(async () => {
  marketplace = await TestMarketplace.open({
    change: (ports) => ({ ...ports, reads: sample.beside(ports.reads) }),
  });
  assortment = await listAssortment(marketplace);
});
afterAll(() => marketplace.close());

const COUNTS = 'choice count countIsCapped';
const FACETS = `query ($filter: BookFilter) { books(filter: $filter, first: 1) {
  facets { genres { ${COUNTS} } listingTypes { ${COUNTS} } conditions { ${COUNTS} } languages { ${COUNTS} } }
} }`;
const NOTHING_FOUND = `query ($filter: BookFilter) { books(filter: $filter) {
  totalCount relaxations { without count countIsCapped } nearMisses { title }
} }`;

interface Choice {
  choice: string;
  count: number;
  countIsCapped: boolean;
}
type Facets = Record<'genres' | 'listingTypes' | 'conditions' | 'languages', Choice[]>;

async function facets(filter: object): Promise<Facets> {
  const { books } = await marketplace.ask<{ books: { facets: Facets } }>(FACETS, { filter });
  return books.facets;
}

async function total(filter: object): Promise<number> {
  const { books } = await marketplace.ask<{ books: { totalCount: number } }>(
    'query ($filter: BookFilter) { books(filter: $filter) { totalCount } }',
    { filter },
  );
  return books.totalCount;
}

const FILTER_OF = {
  genres: 'genre',
  listingTypes: 'listingType',
  conditions: 'conditionAtLeast',
  languages: 'language',
} as const;

async function expectTotals(filter: object, found: Facets): Promise<void> {
  for (const [facet, field] of Object.entries(FILTER_OF)) {
    const choices = found[facet as keyof Facets];
    expect(choices.length).toBeGreaterThan(0);
    for (const { choice, count } of choices)
      expect([choice, await total({ ...filter, [field]: choice })]).toEqual([choice, count]);
  }
}

async function expectTotalsEitherWay(filter: object): Promise<void> {
  const found: Facets[] = [];
  sample.asked = 0;
  for (sample.isNarrow of [null, true, false]) found.push(await facets(filter));
  expect(sample.asked).toBeGreaterThanOrEqual(3);
  for (const each of found) await expectTotals(filter, each);
}

describe('the facets of a list', () => {
  it('are counted choice by choice, most books first', async () => {
    const { genres, listingTypes, conditions, languages } = await facets({});
    const plain = (choices: Choice[]) => choices.map(({ choice, count }) => [choice, count]);
    expect(plain(genres)).toEqual([
      ['FICTION', 3],
      ['HISTORY', 1],
      ['OTHER', 1],
      ['ROMANCE', 1],
      ['SCIENCE', 1],
    ]);
    expect(plain(listingTypes)).toEqual([
      ['SALE', 5],
      ['LEASE', 3],
      ['BOTH', 2],
    ]);
    expect(plain(conditions)).toEqual([
      ['ACCEPTABLE', 6],
      ['GOOD', 5],
      ['VERY_GOOD', 4],
      ['LIKE_NEW', 3],
      ['NEW', 2],
    ]);
    expect(plain(languages)).toEqual([
      ['EN', 2],
      ['HI', 2],
      ['GU', 1],
    ]);
    expect(genres.some(({ countIsCapped }) => countIsCapped)).toBe(false);
  });

  it.each<object>([
    {},
    { genre: 'FICTION' },
    { listingType: 'LEASE' },
    { conditionAtLeast: 'GOOD' },
    { language: 'HI' },
    { genre: 'FICTION', language: 'HI', listingType: 'SALE', conditionAtLeast: 'GOOD' },
    { salePrice: { to: '250' } },
    { rentPerMonth: { to: '30' }, genre: 'ROMANCE' },
    { pinCode: '400001', language: 'EN' },
    { availableNow: true, listingType: 'BOTH' },
  ])('agree with the totals of the list under %j', async (filter) => {
    await expectTotals(filter, await facets(filter));
  });

  it.each<object>([
    { search: 'somebody' },
    { search: 'somebody', genre: 'FICTION', listingType: 'SALE', conditionAtLeast: 'GOOD' },
    { search: 'somebody', rentPerMonth: { to: '30' }, listingType: 'LEASE' },
    { search: 'somebody', pinCode: '700073', language: 'EN' },
    { search: 'sombody', language: 'GU' },
  ])('agree with the totals under %j, whether the search is gathered once or not', async (filter) => {
    await expectTotalsEitherWay(filter);
  });

  it('agree on the days that a search asks for, whether it is gathered once or not', async () => {
    const { ids } = assortment;
    await rent(marketplace, await signUpReader(marketplace, 'Louisa'), ids['Bengal Nights'] ?? '');
    for (const days of [{ availableNow: true }, { free: { startsOn: '2026-02-01', endsOn: '2026-03-01' } }]) {
      const filter = { search: 'somebody', ...days };
      expect(await total(filter)).toBe(4);
      await expectTotalsEitherWay(filter);
      await expectTotalsEitherWay({ ...filter, listingType: 'SALE', conditionAtLeast: 'GOOD' });
    }
  });
  it('agree where only a typo leads from the search to the books of a choice', async () => {
    const seller = await signUpReader(marketplace, 'Louisa');
    await listBook(marketplace, seller, {
      title: 'Marigold',
      author: 'Anon',
      genres: ['HORROR'],
      language: 'FR',
    });
    await listBook(marketplace, seller, {
      title: 'Marigolt',
      author: 'Anon',
      genres: ['MYSTERY'],
      language: 'DE',
    });
    for (const filter of [{ search: 'marigold' }, { search: 'marigold', genre: 'MYSTERY' }]) {
      const { genres, languages } = await facets(filter);
      for (const genre of ['HORROR', 'MYSTERY', 'ROMANCE']) {
        const said = genres.find(({ choice }) => choice === genre)?.count ?? 0;
        expect([genre, said]).toEqual([genre, await total({ ...filter, genre })]);
      }
      for (const language of ['FR', 'EN']) {
        const said = languages.find(({ choice }) => choice === language)?.count ?? 0;
        expect([language, said]).toEqual([language, await total({ ...filter, language })]);
      }
    }
    expect(await total({ search: 'marigold', genre: 'MYSTERY' })).toBe(1);
    await marketplace.database.query('UPDATE books SET unlisted_at = now() WHERE seller_id = $1', [
      seller.id,
    ]);
  });

  it('leave out what no book is left of', async () => {
    const { genres, languages } = await facets({ pinCode: '700073' });
    expect(genres.map(({ choice }) => choice)).toEqual(['OTHER', 'ROMANCE']);
    expect(languages.map(({ choice }) => choice)).toEqual(['EN']);
  });

  it('are not there for a list that takes no filter', async () => {
    const { books } = await marketplace.ask<{ books: { nodes: { seller: { id: string } }[] } }>(
      '{ books(first: 1) { nodes { seller { id } } } }',
    );
    expect(books.nodes).toHaveLength(1);
    const { errors } = await marketplace.graphql('{ listings { facets { genres { count } } } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('when nothing is found', () => {
  const ask = async (filter: object) =>
    (
      await marketplace.ask<{
        books: { totalCount: number; relaxations: object[]; nearMisses: { title: string }[] };
      }>(NOTHING_FOUND, { filter })
    ).books;

  it('each filter says what it costs, and books that miss one of them are near', async () => {
    const books = await ask({ language: 'HI', conditionAtLeast: 'NEW', salePrice: { to: '100' } });
    expect(books).toEqual({
      totalCount: 0,
      relaxations: [
        { without: 'CONDITION_AT_LEAST', count: 1, countIsCapped: false },
        { without: 'LANGUAGE', count: 1, countIsCapped: false },
        { without: 'SALE_PRICE', count: 0, countIsCapped: false },
      ],
      nearMisses: [{ title: 'Gaban' }, { title: 'A Book of Nothing' }],
    });
  });

  it('each filter is named as it stands in the filter, and one that restricts nothing is not', async () => {
    const { relaxations } = await ask({
      search: 'somebody',
      genre: 'HORROR',
      listingType: 'BOTH',
      salePrice: { from: '1' },
      rentPerMonth: { from: null },
      pinCode: '400001',
      availableNow: false,
      free: { startsOn: '2027-01-01', endsOn: '2027-02-01' },
    });
    expect(relaxations[0]).toEqual({ without: 'GENRE', count: 1, countIsCapped: false });
    expect(relaxations.map((each) => Object.values(each)[0])).toEqual([
      'GENRE',
      'SEARCH',
      'LISTING_TYPE',
      'SALE_PRICE',
      'PIN_CODE',
      'FREE',
    ]);
  });

  it('a search alone has books with one of its words', async () => {
    const { nearMisses, relaxations } = await ask({ search: 'sagan bengal' });
    expect(relaxations).toEqual([{ without: 'SEARCH', count: 6, countIsCapped: false }]);
    expect(nearMisses.map(({ title }) => title)).toEqual(['Bengal Nights', 'Cosmos']);
    expect((await ask({ search: 'zzyzx' })).nearMisses).toEqual([]);
  });

  it('as many near misses come as there is room for', async () => {
    const { errors } = await marketplace.graphql('{ books { nearMisses(first: 25) { id } } }');
    expect(errors?.[0]?.extensions.code).toBe('PAGE_SIZE_OUT_OF_RANGE');
  });
});
