import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestMarketplace } from '../testing/marketplace.js';
import { signUpReader } from '../testing/people/people.js';
import { siteFolder } from '../testing/process/siteFolder.js';
import { listMany, receive, review } from '../testing/orders/reviews.js';
import { wordsOf } from './words.js';

const SHELL = `<!doctype html><html lang="en" data-time-zone="Asia/Kolkata"><head><title>Panna</title></head>
<body><div id="root"><main><div class="written"></div></main></div></body></html>`;

let site: Awaited<ReturnType<typeof siteFolder>>;
let marketplace: TestMarketplace;
type Linked = { publicPath: string };

let book: Linked & { edition: Linked; seller: Linked };

beforeAll(async () => {
  site = await siteFolder(SHELL);
  const publicUrl = 'https://books.example';
  marketplace = await TestMarketplace.open({ clientFolder: site.path, publicUrl });
  const seller = await signUpReader(marketplace, 'Asha Rao');
  const bookId = await listMany(marketplace, seller);
  await marketplace.database.query("UPDATE users SET created_at = '2026-01-31T20:00:00Z'");
  const reader = await signUpReader(marketplace, 'Meera');
  await receive(marketplace, reader, seller, bookId);
  await review(marketplace, reader, bookId, { stars: 3.5, text: 'A slow burn.' });
  ({ book } = await marketplace.ask<{ book: typeof book }>(
    'query ($id: ID!) { book(id: $id) { publicPath edition { publicPath } seller { publicPath } } }',
    { id: bookId },
  ));
});
afterAll(async () => {
  await marketplace.close();
  await site.remove();
});

const get = (address: string, language?: string) =>
  fetch(marketplace.url + address, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...(language && { cookie: `panna_language=${language}` }) },
  });
const textOf = async (address: string, language?: string) => (await get(address, language)).text();
const descriptionOf = (page: string) => /<meta name="description" content="([^"]*)"/.exec(page)?.[1];

/**
 * Returns the visible text of a page, without texts that people wrote and without names of books, people, the site
 * and cities.
 */
const ownWords = (page: string) =>
  page
    .replace(/<style>[^]*?<\/style>|<script[^]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /Godan|Munshi Premchand|A cow, a debt, a village\.|Asha Rao|Meera|A slow burn\.|ISBN|Panna|Mumbai/g,
      '',
    );

it('a total that is not counted to its end has a plus in every language', () => {
  expect(wordsOf('EN').shown(3, 10_000)).toBe('3 of 10,000 shown');
  expect(wordsOf('EN').shown(3, 10_001)).toBe('3 of 10,000+ shown');
  expect(wordsOf('HI').shown(3, 10_001)).toBe('10,000+ में से 3 दिखाई गईं');
  expect(wordsOf('GU').shown(3, 10_001)).toBe('10,000+માંથી 3 બતાવ્યાં');
});

describe('a public page', () => {
  it('comes in the language that was chosen on the device', async () => {
    const page = await textOf(book.publicPath, 'hi');
    expect(page).toContain('<html lang="hi"');
    expect(page).toContain('<title>Godan, लेखक: Munshi Premchand · Panna</title>');
    expect(descriptionOf(page)).toBe(
      'ख़रीदें ₹249.50 · किराया ₹49/माह. हालत: अच्छी, विक्रेता: Asha Rao. A cow, a debt, a village.',
    );
    expect(page).toContain('अभी उपलब्ध · हालत: अच्छी');
    expect(page).toContain('<p>किताब की समीक्षाएँ: 5 में से 3.5 तारे (1 रेटिंग)</p>');
    const edition = await textOf(book.edition.publicPath, 'gu');
    expect(descriptionOf(edition)).toBe(
      'Godanની 1 ઑફર, લેખક: Munshi Premchand. ખરીદો ₹249.50થી. ભાડું મહિને ₹49થી',
    );
    expect(await textOf(book.seller.publicPath, 'gu')).toContain('<li>ફેબ્રુઆરી 2026થી સભ્ય</li>');
  });

  it('has no word of another language but what people wrote and names', async () => {
    const { publicPath, edition, seller } = book;
    for (const address of [publicPath, edition.publicPath, seller.publicPath, '/b/book_gone', '/s/nobody'])
      for (const language of ['hi', 'gu'])
        expect([address, language, ownWords(await textOf(address, language)).match(/[a-z]+/gi)]).toEqual([
          address,
          language,
          null,
        ]);
  });

  it('comes in English to search engines and link previews, and for unknown languages', async () => {
    const page = await textOf(book.publicPath);
    expect(page).toContain('<html lang="en"');
    expect(page).toContain('<title>Godan by Munshi Premchand · Panna</title>');
    expect(await textOf(book.publicPath, 'fr')).toBe(page);
    expect(await textOf(book.seller.publicPath)).toContain('<li>Member since February 2026</li>');
  });

  it('has one address in all languages, and the same data for machines', async () => {
    const machines = (page: string) =>
      page.match(/<link rel="canonical"[^>]*>|<script type="app[^]*?<\/script>/g);
    const [english, ...others] = await Promise.all(
      [undefined, 'hi', 'gu'].map(async (language) => machines(await textOf(book.publicPath, language))),
    );
    expect(english).toHaveLength(2);
    expect(others).toEqual([english, english]);
    const led = await get(book.publicPath.replace('godan', 'gaban'), 'hi');
    expect([led.status, led.headers.get('location')]).toEqual([301, book.publicPath]);
  });

  it('is cached separately for each language', async () => {
    const [english, hindi] = [await get(book.publicPath), await get(book.publicPath, 'hi')];
    expect(hindi.headers.get('vary')).toBe('accept-encoding, cookie');
    const had = english.headers.get('etag') ?? '';
    const cookie = 'panna_language=hi';
    const again = await fetch(marketplace.url + book.publicPath, {
      headers: { accept: 'text/html', 'if-none-match': had, cookie },
    });
    expect(again.status).toBe(200);
    expect(hindi.headers.get('etag')).not.toBe(had);
  });
});
