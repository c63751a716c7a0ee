import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GODAN, listBook } from '../testing/books/books.js';
import { newIsbn } from '../testing/books/isbns.js';
import { setCopies } from '../testing/books/listings.js';
import { TestMarketplace } from '../testing/marketplace.js';
import { signUpPublisher, signUpReader, type Person } from '../testing/people/people.js';
import { siteFolder } from '../testing/process/siteFolder.js';

const SHELL = `<!doctype html>
<html lang="en" data-time-zone="Asia/Kolkata">
  <head>
    <title>Panna</title>
    <meta name="description" content="Of the site" />
    <meta property="og:title" content="Of the site" />
    <script>start()</script>
  </head>
  <body><div id="root"><main><div class="written"></div></main></div></body>
</html>`;

const HOSTILE = `</title></script><script>alert(1)</script>"'><!-- $& गोदान`;

let site: Awaited<ReturnType<typeof siteFolder>>;
let marketplace: TestMarketplace;
let asha: Person;
let banyan: Person;
let godan: string;
/**
 * The SVG loader, which the server blocks because of uploads. This test needs it, because it makes cards in its own process.
 */
const READER = { operation: ['VipsForeignLoadSvgBuffer'] };

beforeAll(async () => {
  sharp.unblock(READER);
  site = await siteFolder(SHELL);
  const publicUrl = 'https://books.example';
  marketplace = await TestMarketplace.open({ clientFolder: site.path, publicUrl, sitemapPartSize: 2 });
  asha = await signUpReader(marketplace);
  banyan = await signUpPublisher(marketplace);
  godan = await listBook(marketplace, asha, { binding: 'HARDCOVER' });
});
afterAll(async () => {
  await marketplace.close();
  await site.remove();
});

const get = (address: string, headers: Record<string, string> = {}, { url } = marketplace) =>
  fetch(`${url}${address}`, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });
const textOf = async (address: string) => (await get(address)).text();
const dataOf = (page: string) =>
  JSON.parse(/<script type="application\/ld\+json">([^]*?)<\/script>/.exec(page)?.[1] ?? '') as Record<
    string,
    unknown
  >;
const metaOf = (page: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];

/** Returns the path of a listing's public page, which contains its title. */
async function addressOf(bookId: string): Promise<string> {
  const { book } = await marketplace.ask<{ book: { publicPath: string } }>(
    'query ($id: ID!) { book(id: $id) { publicPath } }',
    { id: bookId },
  );
  return book.publicPath;
}

async function editionOf(bookId: string): Promise<string> {
  const { book } = await marketplace.ask<{ book: { edition: { publicPath: string } } }>(
    'query ($id: ID!) { book(id: $id) { edition { publicPath } } }',
    { id: bookId },
  );
  return book.edition.publicPath;
}

describe('the public page of a listing', () => {
  it('has its own title and description in the head, instead of those of the site', async () => {
    const page = await textOf(await addressOf(godan));
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page).toContain('<title>Godan by Munshi Premchand · Panna</title>');
    expect(page).not.toContain('Of the site');
    const url = `https://books.example/b/${godan}/godan`;
    expect(page).toContain(`<link rel="canonical" href="${url}"`);
    expect(metaOf(page, 'og:url')).toBe(url);
    expect(metaOf(page, 'description')).toBe(
      'Buy for ₹249.50 · Rent for ₹49 a month. Good condition, from Asha Rao. A cow, a debt, a village.',
    );
    expect(metaOf(page, 'og:image')).toMatch(`https://books.example/covers/cards/${godan}.jpg?v=`);
  });

  it('tells search engines what is offered, in the words of schema.org', async () => {
    expect(dataOf(await textOf(await addressOf(godan)))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': ['Product', 'Book'],
      name: 'Godan',
      author: { '@type': 'Person', name: 'Munshi Premchand' },
      isbn: '9788171821136',
      bookFormat: 'https://schema.org/Hardcover',
      url: `https://books.example/b/${godan}/godan`,
      offers: [
        { price: '249.50', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
        { priceSpecification: { price: '49.00', priceCurrency: 'INR', unitCode: 'MON' } },
      ],
    });
  });

  it('can be read without a script, and leads to the log-in and to the seller, of whom it names the city', async () => {
    const page = await textOf(await addressOf(godan));
    expect(page).toContain('<h1>Godan</h1>');
    expect(page).toContain(`<a href="/books/${godan}" rel="nofollow">Log in to buy or rent</a>`);
    expect(page).toContain(`<a href="/s/${asha.id}/asha-rao">Asha Rao</a>`);
    expect(page).toContain('<p>Mumbai</p>');
  });

  it('is cached for a minute, for each language', async () => {
    const address = await addressOf(godan);
    const [visitors, own] = [
      await get(address),
      await get(address, { cookie: `panna_session=${asha.token}` }),
    ];
    expect(own.headers.get('cache-control')).toBe('public, max-age=60');
    expect(own.headers.get('vary')).toBe('accept-encoding, cookie');
    expect(await own.text()).toBe(await visitors.text());
    const again = await get(address, { 'if-none-match': visitors.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('is found at one address: any other slug leads there, with what follows it', async () => {
    for (const slug of ['', '/', '/gaban', '/Godan', '/godan%2F'])
      for (const [query, after] of [
        ['', ''],
        ['?from=mail', '?from=mail'],
      ]) {
        const led = await get(`/b/${godan}${slug}${query}`);
        expect([led.status, led.headers.get('location')]).toEqual([301, `/b/${godan}/godan${after}`]);
        expect(led.headers.get('cache-control')).toBe('public, max-age=60');
      }
  });

  it('has its slug in the script of the title, and accepts it in any encoding', async () => {
    const id = await listBook(marketplace, asha, { title: 'गोदान', isbn: newIsbn() });
    const address = await addressOf(id);
    expect(address).toMatch(/\/%E0%A4%97/);
    expect((await get(address)).status).toBe(200);
    expect((await get(address.toLowerCase())).status).toBe(200);
    expect((await get(`/b/${id}/godan`)).headers.get('location')).toBe(address);
  });

  it('has no slug where the title has no word, and leads nowhere in circles', async () => {
    const id = await listBook(marketplace, asha, { title: '???', isbn: newIsbn() });
    expect((await get(`/b/${id}`)).status).toBe(200);
    expect((await get(`/b/${id}/anything`)).headers.get('location')).toBe(`/b/${id}`);
  });

  it('runs nothing that people wrote', async () => {
    const wrote = { title: HOSTILE, author: HOSTILE, description: HOSTILE, isbn: newIsbn() };
    const id = await listBook(marketplace, asha, wrote);
    const answer = await get(await addressOf(id));
    const page = await answer.text();
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page).not.toContain('<!--');
    expect(dataOf(page)).toMatchObject({ name: HOSTILE, author: { name: HOSTILE }, description: HOSTILE });
    expect(page).toContain('$&amp;');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^' ]*';/);
  });

  it('says that a sold copy is sold', async () => {
    const id = await listBook(marketplace, asha, { title: 'Gaban', isbn: newIsbn() });
    await setCopies(marketplace, asha, id, 0);
    const page = await textOf(await addressOf(id));
    expect(page).toContain('Sold out');
    expect(JSON.stringify(dataOf(page))).toContain('https://schema.org/SoldOut');
  });
});

describe('the public page of an edition', () => {
  it('compares its offers', async () => {
    const isbn = newIsbn();
    const first = await listBook(marketplace, asha, { title: 'Nirmala', isbn, salePrice: '90' });
    const second = await listBook(marketplace, banyan, { title: 'Nirmala', isbn, salePrice: '80' });
    const page = await textOf(await editionOf(first));
    expect(metaOf(page, 'description')).toBe(
      '2 offers of Nirmala by Munshi Premchand. Buy from ₹80. Rent from ₹49 a month',
    );
    expect(dataOf(page)).toMatchObject({
      offers: { '@type': 'AggregateOffer', offerCount: 2, lowPrice: '80.00', priceCurrency: 'INR' },
    });
    expect(page).toContain('>Asha Rao</a> · Mumbai</li>');
    expect(page.indexOf(`/b/${second}/nirmala`)).toBeLessThan(page.indexOf(`/b/${first}/nirmala">`));
  });
});

describe('the public page of a seller', () => {
  it('tells how long they have been here and what they offer, and nothing personal', async () => {
    const page = await textOf(`/s/${asha.id}/asha-rao`);
    expect(page).toContain('Member since ');
    expect(page).toContain(`/b/${godan}/godan`);
    expect(dataOf(page)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Asha Rao' },
    });
    for (const all of [page, await textOf(await addressOf(godan))])
      expect(all).not.toMatch(/@(?!context|type|media)|phone|zipcode|\b\d{6}\b|\b\d{10}\b(?!\d)(?<!978\d*)/i);
  });

  it('exists for sellers with an offer only', async () => {
    const reader = await signUpReader(marketplace, 'Only Reads');
    expect((await get(`/s/${reader.id}/only-reads`)).status).toBe(404);
  });
});

describe('what is not on the market', () => {
  it('is not found, in a page that leads home', async () => {
    for (const address of [
      '/b/book_01h00000000000000000000000/x',
      '/b/x',
      '/b/%00',
      `/b/${asha.id}`,
      `/s/${godan}`,
    ]) {
      const answer = await get(address);
      expect([address, answer.status]).toEqual([address, 404]);
      expect(await answer.text()).toContain('<a href="/">To the home page of Panna</a>');
    }
  });

  it('is gone within a minute', async () => {
    const id = await listBook(marketplace, asha, { title: 'Kafan', isbn: newIsbn() });
    const address = await addressOf(id);
    expect((await get(address)).status).toBe(200);
    await marketplace.database.query('UPDATE books SET unlisted_at = now() WHERE id = $1', [id]);
    marketplace.clock.moveTo('2026-01-15T06:31:30.000Z');
    expect((await get(address)).status).toBe(404);
    expect((await get(`/covers/cards/${id}.jpg`)).status).toBe(404);
  });
});

describe('the picture of a link', () => {
  it('is drawn from the cover, and kept as long as the cover is the same', async () => {
    const image = metaOf(await textOf(await addressOf(godan)), 'og:image') ?? '';
    const answer = await get(image.replace('https://books.example', ''));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=300, immutable');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect((await get(`/covers/cards/${godan}.jpg?v=old`)).headers.get('cache-control')).toBe(
      'public, max-age=300',
    );
  });
});

describe('the list for search engines', () => {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>https:\/\/books\.example([^<]*)<\/loc>/g)].map(([, address = '']) => address);

  it('has every page of what is offered once, in parts, and leads to pages that are there', async () => {
    expect(await textOf('/robots.txt')).toContain('\nSitemap: https://books.example/sitemap.xml\n');
    const parts = locations(await textOf('/sitemap.xml'));
    expect(parts.length).toBeGreaterThan(4);
    const lists = await Promise.all(parts.map(async (part) => locations(await textOf(part))));
    for (const list of lists) expect(list.length).toBeLessThanOrEqual(2);
    const all = lists.flat();
    expect(new Set(all).size).toBe(all.length);
    const offered = await marketplace.database.query<{ id: string }>(
      `SELECT id FROM books WHERE unlisted_at IS NULL AND free_copies > 0
       UNION SELECT edition_id FROM books WHERE unlisted_at IS NULL AND free_copies > 0
       UNION SELECT seller_id FROM books WHERE unlisted_at IS NULL AND free_copies > 0`,
    );
    expect(new Set(all.map((address) => address.split('/')[2]))).toEqual(
      new Set(offered.map(({ id }) => id)),
    );
    for (const address of all) expect([address, (await get(address)).status]).toEqual([address, 200]);
  });

  it('has no other parts', async () => {
    for (const address of ['/sitemaps/people/a.xml', '/sitemaps/books/%00.xml'])
      expect((await get(address, { accept: 'application/xml' })).status).toBe(404);
  });
});

describe('a marketplace without public pages', () => {
  it('has none of them, and says so to search engines and to its own client', async () => {
    const closed = await TestMarketplace.open({ clientFolder: site.path, publicPages: false });
    const seller = await signUpReader(closed);
    const id = await listBook(closed, seller, GODAN);
    for (const address of [`/b/${id}/godan`, `/s/${seller.id}`, '/sitemap.xml', '/sitemaps/books/a.xml'])
      expect([address, (await get(address, {}, closed)).status]).toEqual([address, 404]);
    expect((await get(`/covers/cards/${id}.jpg`, {}, closed)).status).toBe(404);
    const robots = await (await get('/robots.txt', {}, closed)).text();
    expect(robots).toMatch(/^Disallow: \/b\/$/m);
    expect(robots).not.toContain('Sitemap');
    expect(await (await get('/', {}, closed)).text()).toContain('data-public-pages="off"');
    await closed.close();
  });
});
