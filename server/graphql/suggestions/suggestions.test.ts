import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { changeListing } from '../../testing/books/listings.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let seller: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace);
  for (const [title, author, isbn] of BOOKS) {
    await listBook(marketplace, seller, { title, author, isbn });
  }
});
afterAll(() => marketplace.close());

const BOOKS = [
  ['Emma', 'Jane Austen', '9780141439587'],
  ['Emma Brown', 'Clare Boylan', '9780316725019'],
  ['Emma Brown', 'Clare Boylan', '9780316725019'],
  ['Portrait of Emma', 'Emmanuel Ray', '9780747532699'],
  ['गोदान', 'मुंशी प्रेमचंद', '9788171821136'],
  ['Fictions', 'Jorge Luis Borges', '9780141183848'],
];

interface Suggested {
  kind: string;
  text: string;
  author: string | null;
  title: string | null;
  genre: string | null;
}

async function suggest(search: string, first?: number): Promise<Suggested[]> {
  const { suggestions } = await marketplace.ask<{ suggestions: Suggested[] }>(
    `query ($search: String!, $first: Int) {
      suggestions(search: $search, first: $first) { kind text author title genre } }`,
    { search, first },
  );
  return suggestions;
}

const texts = async (search: string, first?: number) =>
  (await suggest(search, first)).map(({ kind, text }) => `${kind} ${text}`);

describe('suggestions, for visitors too,', () => {
  it.each([
    [
      'authors and titles that begin so, the most offered first',
      'emma',
      ['AUTHOR Emmanuel Ray', 'TITLE Emma Brown', 'TITLE Emma', 'TITLE Portrait of Emma'],
    ],
    ['titles by a word of theirs that is not finished', 'portrai', ['TITLE Portrait of Emma']],
    ['an author by a family name, and the titles', 'austen', ['AUTHOR Jane Austen', 'TITLE Emma']],
    ['a typo', 'austne', ['AUTHOR Jane Austen', 'TITLE Emma']],
    ['another script', 'premchand', ['AUTHOR मुंशी प्रेमचंद', 'TITLE गोदान']],
    ['another script that is not finished', 'munshi p', ['AUTHOR मुंशी प्रेमचंद']],
    ['another script whose last letter goes on', 'premc', ['AUTHOR मुंशी प्रेमचंद', 'TITLE गोदान']],
    ['a genre', 'fict', ['GENRE fiction', 'TITLE Fictions']],
    ['an ISBN that is not finished', '978-03167', ['ISBN 9780316725019']],
    ['an ISBN in digits of Hindi', '९७८०३१६७', ['ISBN 9780316725019']],
    ['an ISBN-10', '0-14-143958-0', ['ISBN 9780141439587']],
    ['an ISBN-10 that is not finished', '0-14-1439', ['ISBN 9780141439587']],
    ['an ISBN as pages write it', 'ISBN 978‑031672–', ['ISBN 9780316725019']],
  ])('are %s (%s)', async (_, typed, expected) => {
    expect(await texts(typed)).toEqual(expected);
  });

  it('say who wrote a title, what an ISBN is of, and which genre', async () => {
    expect(await suggest('godan')).toEqual([
      { kind: 'TITLE', text: 'गोदान', author: 'मुंशी प्रेमचंद', title: null, genre: null },
    ]);
    expect(await suggest('9780141439587')).toEqual([
      { kind: 'ISBN', text: '9780141439587', author: 'Jane Austen', title: 'Emma', genre: null },
    ]);
    expect(await suggest('science f')).toEqual([
      { kind: 'GENRE', text: 'science fiction', author: null, title: null, genre: 'SCIENCE_FICTION' },
    ]);
  });

  it('are as many as were asked for at most', async () => {
    expect(await texts('emma', 2)).toHaveLength(2);
    await expect(suggest('emma', 21)).rejects.toThrow('PAGE_SIZE_OUT_OF_RANGE');
    await expect(suggest('emma', 0)).rejects.toThrow('PAGE_SIZE_OUT_OF_RANGE');
  });

  it.each(['', '  ', '!!!', 'zzyzx', "') & drop", 'x'.repeat(5000), '9'.repeat(40)])(
    'are none for %j',
    async (typed) => {
      expect(await suggest(typed)).toEqual([]);
    },
  );

  it('leave out what is no longer offered', async () => {
    const id = await listBook(marketplace, seller, { title: 'Quicksilver', author: 'Quentin Quist' });
    expect(await texts('qui')).toEqual(['AUTHOR Quentin Quist', 'TITLE Quicksilver'].toSorted());
    await changeListing(marketplace, seller, 'takeOffBook', { bookId: id });
    expect(await texts('qui')).toEqual([]);
  });

  it('hold the longest author that a listing takes', async () => {
    const author = `Wxyz ${Array.from({ length: 995 }, (_, n) => String.fromCodePoint(0x905 + ((n * 7919) % 49))).join('')}`;
    await listBook(marketplace, seller, { title: 'Wordy', author });
    expect(await texts('wxyz')).toEqual([`AUTHOR ${author}`, 'TITLE Wordy']);
  });

  it('are the same over REST', async () => {
    const rest = await RestClient.of(marketplace);
    const { status, body } = await rest.get('/api/v1/suggestions?search=fict');
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      data: {
        suggestions: [
          { kind: 'genre', text: 'Fiction', author: null, title: null },
          { kind: 'title', text: 'Fictions', author: 'Jorge Luis Borges', title: null },
        ],
      },
    });
    expect((await rest.get('/api/v1/suggestions')).body).toEqual({
      status: 'success',
      data: { suggestions: [] },
    });
    expect((await rest.get(`/api/v1/suggestions?search=${'x'.repeat(501)}`)).status).toBe(422);
  });
});
