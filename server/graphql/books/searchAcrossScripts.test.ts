import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpPublisher } from '../../testing/people/people.js';
import { importTitles, TITLES_IN_SCRIPTS } from '../../testing/books/titlesInScripts.js';

/** Titles that are listed in one script only. */
const ALONE = [
  'પૃથિવીવલ્લભ',
  'અમૃતા',
  'Sara Akash',
  'Ramcharit Darshan',
  'The Guide',
  'A Suitable Boy',
  'Pinch of Salt',
];

let marketplace: TestMarketplace;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  const publisher = await signUpPublisher(marketplace);
  await importTitles(marketplace, publisher, [...TITLES_IN_SCRIPTS.flat(), ...ALONE]);
});
afterAll(() => marketplace.close());

async function search(text: string, first?: number): Promise<string[]> {
  const { books } = await marketplace.ask<{ books: { nodes: { title: string }[] } }>(
    `query ($text: String, $first: Int) { books(filter: { search: $text }, first: $first) { nodes { title } } }`,
    { text, first },
  );
  return books.nodes.map(({ title }) => title);
}

describe('a search in one script', () => {
  it.each(TITLES_IN_SCRIPTS)('finds %s in its own first, and then %s, both ways', async (title, latin) => {
    expect(await search(title)).toEqual([title, latin]);
    expect(await search(latin)).toEqual([latin, title]);
  });

  it.each([
    ['the beginning of a word', 'satya na pray', 'સત્યના પ્રયોગો'],
    ['a typo', 'gunahan ka dewtaa', 'गुनाहों का देवता'],
    ['a sound that Gujarati says otherwise', 'amruta', 'અમૃતા'],
    ['a vowel that is not spoken', 'prithvivallabh', 'પૃથિવીવલ્લભ'],
    ['Hindi letters for a title in Latin ones', 'सारा आकाश', 'Sara Akash'],
    ['a typo in Hindi letters for a title in Latin ones', 'रामचोरित दर्शन', 'Ramcharit Darshan'],
    ['Hindi letters for a Gujarati title', 'सत्यना प्रयोगो', 'સત્યના પ્રયોગો'],
    ['Gujarati letters for a Hindi title', 'ગોદાન', 'गोदान'],
    ['another spelling in the same script', 'पिञ्जर', 'पिंजर'],
  ])('finds by %s (%s)', async (_, text, title) => {
    expect(await search(text)).toContain(title);
  });

  it.each(['guide', 'the guide', 'suitable', 'salt', 'boy'])('finds nothing more for %s', async (text) => {
    expect(await search(text)).toHaveLength(1);
  });

  it('goes on from page to page', async () => {
    const page = async (after: string | null) => {
      const { books } = await marketplace.ask<{
        books: { nodes: { title: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
      }>(
        `query ($after: String) { books(filter: { search: "godan" }, first: 1, after: $after) {
          nodes { title } pageInfo { endCursor hasNextPage } } }`,
        { after },
      );
      return { titles: books.nodes.map(({ title }) => title), ...books.pageInfo };
    };
    const first = await page(null);
    const second = await page(first.endCursor);
    expect([...first.titles, ...second.titles]).toEqual(['godan', 'गोदान']);
    expect(second.hasNextPage).toBe(false);
    expect((await page(second.endCursor)).titles).toEqual([]);
  });
});
