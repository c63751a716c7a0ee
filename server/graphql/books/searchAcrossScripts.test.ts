import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpPublisher } from '../../testing/people.js';

/** Real titles, and how people write them in Latin letters. */
const PAIRS: [title: string, latin: string][] = [
  ['गोदान', 'godan'],
  ['સત્યના પ્રયોગો', 'satya na prayogo'],
  ['रामचरितमानस', 'ramcharitmanas'],
  ['मधुशाला', 'madhushala'],
  ['कामायनी', 'kaamayani'],
  ['तमस', 'tamas'],
  ['झूठा सच', 'jhootha sach'],
  ['राग दरबारी', 'raag darbari'],
  ['मैला आँचल', 'maila aanchal'],
  ['गुनाहों का देवता', 'gunahon ka devta'],
  ['चित्रलेखा', 'chitralekha'],
  ['निर्मला', 'nirmala'],
  ['ग़बन', 'gaban'],
  ['सूरज का सातवाँ घोड़ा', 'suraj ka satvan ghoda'],
  ['मृत्युंजय', 'mrityunjay'],
  ['आषाढ़ का एक दिन', 'ashadh ka ek din'],
  ['अंधा युग', 'andha yug'],
  ['पिंजर', 'pinjar'],
  ['चंद्रकांता', 'chandrakanta'],
  ['रश्मिरथी', 'rashmirathi'],
  ['भारत एक खोज', 'bharat ek khoj'],
  ['काशी का अस्सी', 'kashi ka assi'],
  ['शेखर एक जीवनी', 'shekhar ek jeevani'],
  ['संस्कृति के चार अध्याय', 'sanskriti ke char adhyay'],
  ['हिंद स्वराज', 'hind swaraj'],
  ['ज्ञानयोग', 'gyan yog'],
  ['कर्मभूमि', 'karmabhoomi'],
  ['अग्नि की उड़ान', 'agni ki udaan'],
  ['સરસ્વતીચંદ્ર', 'saraswatichandra'],
  ['માનવીની ભવાઈ', 'manvini bhavai'],
  ['મળેલા જીવ', 'malela jeev'],
  ['ગુજરાતનો નાથ', 'gujarat no nath'],
  ['પાટણની પ્રભુતા', 'patan ni prabhuta'],
  ['સૌરાષ્ટ્રની રસધાર', 'saurashtra ni rasdhar'],
  ['આંગળિયાત', 'angaliyat'],
  ['દીવા તળે અંધારું', 'diva tale andharu'],
  ['ભદ્રંભદ્ર', 'bhadrambhadra'],
  ['જય સોમનાથ', 'jay somnath'],
  ['તત્ત્વમસિ', 'tatvamasi'],
  ['સાત પગલાં આકાશમાં', 'saat pagla aakash ma'],
  ['વેવિશાળ', 'vevishal'],
];
/** They are in one script only. */
const ALONE = [
  'પૃથિવીવલ્લભ',
  'અમૃતા',
  'Sara Akash',
  'Ramcharit Darshan',
  'The Guide',
  'A Suitable Boy',
  'Pinch of Salt',
];

const IMPORT = 'mutation ($input: ImportBooksInput!) { importBooks(input: $input) { createdCount } }';

const bookOf = (title: string) => ({
  title,
  author: 'Anonymous',
  description: 'A novel.',
  genre: 'Fiction',
  condition: 'Good',
  listingType: 'sale',
  price: { sale: 120 },
});

let marketplace: TestMarketplace;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  const publisher = await signUpPublisher(marketplace);
  const content = JSON.stringify([...PAIRS.flat(), ...ALONE].map(bookOf));
  const file = { path: 'variables.input.file', content, name: 'books.json', type: 'application/json' };
  await marketplace.upload(IMPORT, { input: { file: null } }, file, publisher.token);
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
  it.each(PAIRS)('finds %s in its own first, and then %s, both ways', async (title, latin) => {
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
