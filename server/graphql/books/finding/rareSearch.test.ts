import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importTitles } from '../../../testing/books/titlesInScripts.js';
import { TestMarketplace } from '../../../testing/marketplace.js';
import { signUpPublisher } from '../../../testing/people/people.js';

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

/** Searches whose results include exact titles, beginnings of titles, words, sounds and typos. */
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

/** PostgreSQL judges how many listings have a word only once it has statistics, so each marketplace searches its way. */
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
  return marketplace;
}

interface Found {
  nodes: { title: string }[];
  pageInfo: { hasNextPage: boolean };
}

async function search(marketplace: TestMarketplace, kind: 'books' | 'editions', text: string) {
  const found = await marketplace.ask<Record<string, Found>>(
    `query ($text: String) { ${kind}(filter: { search: $text }) { nodes { title } pageInfo { hasNextPage } } }`,
    { text },
  );
  return found[kind]?.nodes.map(({ title }) => title);
}

async function statementsOf(marketplace: TestMarketplace, text: string): Promise<number> {
  await search(marketplace, 'books', text);
  const before = marketplace.database.statementCount;
  await search(marketplace, 'books', text);
  return marketplace.database.statementCount - before;
}

describe('a search for words that few listings have', () => {
  it.each(['books', 'editions'] as const)(
    'finds the same %s in the same order as any other',
    async (kind) => {
      for (const text of TEXTS)
        expect([text, await search(knowing, kind, text)]).toEqual([
          text,
          await search(unknowing, kind, text),
        ]);
    },
  );

  it('has exact titles first, then their beginnings, then words, sounds and typos, each newest first', async () => {
    expect(await search(knowing, 'books', 'godan')).toEqual([
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
    expect(await statementsOf(knowing, 'godan')).toBe(2);
    expect(await statementsOf(unknowing, 'godan')).toBe(3);
  });
});
