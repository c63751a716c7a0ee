import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SHELF_SIZE } from '../../domain/catalogue/shelves.js';
import { listBook } from '../../testing/books/books.js';
import { madeUpIsbn } from '../../testing/books/isbns.js';
import { changeListing } from '../../testing/books/listings.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { buy, rent } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let ravi: Person;
let kamala: Person;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  [ravi, kamala] = [await signUpReader(marketplace, 'Ravi'), await signUpReader(marketplace, 'Kamala')];
});
afterEach(() => marketplace.close());

interface Shelf {
  kind: string;
  rentBelow: { amount: string; currencyCode: string } | null;
  language: string | null;
  books: { title: string; publicPath: string; viewerHasBookmarked: boolean }[];
}

async function shelves(language: string | null = null, viewer?: Person, of = marketplace): Promise<Shelf[]> {
  const { homeShelves } = await of.ask<{ homeShelves: Shelf[] }>(
    `query ($language: BookLanguage) {
      homeShelves(language: $language) {
        kind rentBelow { amount currencyCode } language books { title publicPath viewerHasBookmarked }
      }
    }`,
    { language },
    viewer?.token,
  );
  return homeShelves;
}

const titlesOf = (all: Shelf[]) =>
  Object.fromEntries(all.map(({ kind, books }) => [kind, books.map(({ title }) => title)]));

const titles = async (language: string | null = null) => titlesOf(await shelves(language));

const isbns = new Map<string, string>();

function isbnOf(title: string): string {
  const isbn = isbns.get(title) ?? madeUpIsbn(isbns.size);
  isbns.set(title, isbn);
  return isbn;
}

/** Lists a book one second after the previous one. Each title is a separate edition. */
async function list(title: string, more: object = {}, seller = ravi): Promise<string> {
  marketplace.clock.moveTo(new Date(marketplace.clock.now().getTime() + 1_000).toISOString());
  return listBook(marketplace, seller, { title, author: `Author of ${title}`, isbn: isbnOf(title), ...more });
}

const aMinute = () =>
  marketplace.clock.moveTo(new Date(marketplace.clock.now().getTime() + 60_001).toISOString());

const forRent = (perMonth: string) => ({
  lease: { perMonth, deposit: '100', lateFeePerDay: '1', minDuration: 1 },
});

const save = (person: Person, bookId: string) =>
  mutate(marketplace, person, 'addBookmark', 'book { id }', { bookId });

describe('the shelves of the home page', () => {
  it('are what is new, cheap to rent, in a language, and saved most, for visitors too', async () => {
    const old = await list('Old', forRent('29.99'));
    await list('Cheaper', forRent('12'));
    await list('Thirty', forRent('30'));
    const saved = await list('गोदान', { language: 'HI', salePrice: '80' });
    const dearer = await list('गोदान', { language: 'HI' }, kamala);
    const [third, own] = [await signUpReader(marketplace, 'Third'), await list('Own')];
    for (const bookId of [saved, old, own]) await save(kamala, bookId);
    for (const bookId of [dearer, old]) await save(third, bookId);
    await save(await signUpReader(marketplace, 'Fourth'), saved);
    await save(ravi, own);

    const all = await shelves('HI');
    expect(titlesOf(all)).toEqual({
      NEW: ['Own', 'गोदान', 'Thirty', 'Cheaper', 'Old'],
      LOW_RENT: ['Cheaper', 'Old'],
      IN_LANGUAGE: ['गोदान'],
      MOST_SAVED: ['गोदान', 'Old'],
    });
    expect(all.map(({ rentBelow, language }) => [rentBelow, language])).toEqual([
      [null, null],
      [{ amount: '30.00', currencyCode: 'INR' }, null],
      [null, 'HI'],
      [null, null],
    ]);
    expect(all[3]?.books[0]).toMatchObject({
      publicPath: expect.stringContaining(saved),
      viewerHasBookmarked: false,
    });
    expect((await shelves('HI', kamala))[3]?.books[0]).toMatchObject({ viewerHasBookmarked: true });
    expect(Object.keys(await titles())).toEqual(['NEW', 'LOW_RENT', 'MOST_SAVED']);
    expect(Object.keys(await titles('GU'))).toEqual(['NEW', 'LOW_RENT', 'MOST_SAVED']);
  });

  it('show each edition once, no more than fit, only free copies, and other books on each while there are some', async () => {
    for (let number = 1; number <= SHELF_SIZE + 3; number += 1) {
      await list(`Gujarati ${number}`, { language: 'GU', ...forRent('40') });
    }
    const [sold, lent, gone] = [await list('Sold'), await list('Lent'), await list('Gone')];
    await buy(marketplace, kamala, sold);
    await rent(marketplace, kamala, lent);
    await changeListing(marketplace, ravi, 'takeOffBook', { bookId: gone });
    await list('Gujarati 11', { language: 'GU', ...forRent('40') }, kamala);
    const numbered = (numbers: number[]) => numbers.map((number) => `Gujarati ${number}`);
    expect(await titles('GU')).toEqual({
      NEW: numbered([11, 10, 9, 8, 7, 6, 5, 4]),
      IN_LANGUAGE: numbered([11, 10, 9, 8, 7, 3, 2, 1]),
    });
  });

  it('are read once a minute, however many ask', async () => {
    await list('First');
    // The first request returns only after the background work that follows a listing is done.
    await shelves('EN');
    aMinute();
    const before = marketplace.database.statementCount;
    await Promise.all(Array.from({ length: 20 }, () => shelves('EN')));
    const asked = marketplace.database.statementCount - before;
    expect(asked).toBeLessThanOrEqual(5);
    await list('Second');
    expect(await titles('EN')).toEqual({ NEW: ['First'] });
    aMinute();
    expect(await titles('EN')).toEqual({ NEW: ['Second', 'First'] });
  });

  it('are none of an empty marketplace, and no language that there is not', async () => {
    expect(await shelves('EN')).toEqual([]);
    await expect(shelves('KLINGON')).rejects.toThrow('GraphQL refused');
  });

  it('are the same over REST', async () => {
    await list('Cheap', { language: 'EN', ...forRent('20') });
    const rest = await RestClient.of(marketplace);
    const { body } = await rest.get<Data<{ shelves: { books: { title: string }[] }[] }>>(
      '/api/v1/shelves?language=en',
    );
    expect(body.data.shelves).toMatchObject([
      { kind: 'new', rentBelow: null, language: null, books: [{ title: 'Cheap' }] },
      { kind: 'low_rent', rentBelow: 30, language: null, books: [{ title: 'Cheap' }] },
      { kind: 'in_language', rentBelow: null, language: 'en', books: [{ title: 'Cheap' }] },
    ]);
    expect((await rest.get('/api/v1/shelves?language=klingon')).status).toBe(422);
  });
});

describe('a marketplace without public pages', () => {
  it('has shelves for those who are signed in only', async () => {
    const closed = await TestMarketplace.open({ publicPages: false });
    const reader = await signUpReader(closed);
    await listBook(closed, reader);
    expect(await shelves(null, undefined, closed)).toEqual([]);
    expect((await shelves(null, reader, closed)).map(({ kind }) => kind)).toEqual(['NEW']);
    await closed.close();
  });
});
