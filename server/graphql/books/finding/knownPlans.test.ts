import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { importTitles } from '../../../testing/books/titlesInScripts.js';
import { TestMarketplace } from '../../../testing/marketplace.js';
import { signUpPublisher, signUpReader } from '../../../testing/people/people.js';

/** Titles in the order in which they are listed: the last is the newest. */
const TITLES = [
  'Godan',
  'Godan Again',
  'The Making of Godan',
  'गोदान',
  'Gordan the Great',
  'Godan (Classics, #3)',
  'Classics of Godan',
  'Godan Afresh',
  'Another Book',
];

/** Searches that match by exact titles, beginnings of titles, words, sounds and typos. */
const TEXTS = [
  'godan',
  'goda',
  'gordan',
  'godna',
  'गोदान',
  'godan again',
  'godan (classics)',
  'godan (unheard)',
  'zz',
];

/**
 * Only the marketplace `knowing` has statistics, from which PostgreSQL estimates how many listings match. The two marketplaces
 * therefore read lists in different ways.
 */
let knowing: TestMarketplace;
let unknowing: TestMarketplace;
beforeAll(async () => {
  [knowing, unknowing] = await Promise.all([openWith(TITLES), openWith(TITLES)]);
  await knowing.database.query('ANALYZE books');
});
afterAll(() => Promise.all([knowing.close(), unknowing.close()]));

async function openWith(titles: string[]): Promise<TestMarketplace> {
  const marketplace = await TestMarketplace.open();
  const publisher = await signUpPublisher(marketplace);
  for (const title of titles) {
    marketplace.clock.advanceDays(1);
    await importTitles(marketplace, publisher, [title]);
  }
  await listBook(marketplace, await signUpReader(marketplace), { title: 'Dearer', author: 'Anonymous' });
  return marketplace;
}

interface Found {
  nodes: { title: string }[];
  pageInfo: { hasNextPage: boolean };
}

async function list(marketplace: TestMarketplace, kind: 'books' | 'editions', filter: object) {
  const found = await marketplace.ask<Record<string, Found>>(
    `query ($filter: BookFilter) { ${kind}(filter: $filter) { nodes { title } pageInfo { hasNextPage } } }`,
    { filter },
  );
  return found[kind]?.nodes.map(({ title }) => title);
}

async function statementsOf(marketplace: TestMarketplace, filter: object): Promise<number> {
  await list(marketplace, 'books', filter);
  const before = marketplace.database.statementCount;
  await list(marketplace, 'books', filter);
  return marketplace.database.statementCount - before;
}

describe('a search for words that few listings have', () => {
  it.each(['books', 'editions'] as const)(
    'finds the same %s in the same order as any other',
    async (kind) => {
      for (const search of TEXTS)
        expect([search, await list(knowing, kind, { search })]).toEqual([
          search,
          await list(unknowing, kind, { search }),
        ]);
    },
  );

  it('has exact titles first, then their beginnings, then words, sounds and typos, each newest first', async () => {
    expect(await list(knowing, 'books', { search: 'godan' })).toEqual([
      'Godan (Classics, #3)',
      'Godan',
      'Godan Afresh',
      'Godan Again',
      'Classics of Godan',
      'The Making of Godan',
      'गोदान',
    ]);
  });

  it('takes two statements, and otherwise three', async () => {
    expect(await statementsOf(knowing, { search: 'godan' })).toBe(2);
    expect(await statementsOf(unknowing, { search: 'godan' })).toBe(3);
  });
});

/** Most books cost 120 rupees. One costs 249.50, and it is the only book for rent. */
const RANGES = [
  { salePrice: { from: '100', to: '150' } },
  { salePrice: { to: '120' } },
  { salePrice: { from: '120.01' } },
  { rentPerMonth: { from: '49', to: '49' } },
];

describe('a list with a wide range of prices', () => {
  it.each(['books', 'editions'] as const)('has the same %s in the same order as any other', async (kind) => {
    for (const range of RANGES)
      expect([range, await list(knowing, kind, range)]).toEqual([range, await list(unknowing, kind, range)]);
    expect(await list(knowing, kind, { salePrice: { to: '120' } })).toEqual(TITLES.toReversed());
  });

  it('takes one statement, and otherwise two', async () => {
    expect(await statementsOf(knowing, { salePrice: { to: '150' } })).toBe(1);
    expect(await statementsOf(unknowing, { salePrice: { to: '150' } })).toBe(2);
  });
});
