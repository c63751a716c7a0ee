import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import { createPorts } from '../app.js';
import { TestMarketplace } from '../testing/marketplace.js';
import { DEMO_BOOKS } from './demoBooks.js';
import { DEMO_OFFERS } from './demoOffers.js';
import { DEMO_PASSWORD, DEMO_READERS } from './demoPeople.js';
import { DEMO_PHOTOS } from './photos/demoPhotos.js';
import { fillWithDemo } from './fillWithDemo.js';

let marketplace: TestMarketplace;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  const { database, dataDir, clock } = marketplace;
  await fillWithDemo(
    createPorts(
      {
        dataDir,
        rateLimits: false,
        timeZone: 'Asia/Kolkata',
        currency: 'INR',
        exchangeRates: [],
        publicPages: true,
      },
      database,
      clock,
    ),
  );
});
afterAll(() => marketplace.close());

it('shows a bookshop: every book, some rented out and some sold', async () => {
  const { books, editions } = await marketplace.ask<{
    books: { totalCount: number; nodes: { status: string }[] };
    editions: { totalCount: number; edges: { offerCount: number }[] };
  }>(`{ books(first: 100) { totalCount nodes { status } }
    editions(first: 100) { totalCount edges { offerCount } } }`);
  expect(books.totalCount).toBe(DEMO_BOOKS.length + DEMO_OFFERS.length);
  expect(editions.totalCount).toBe(DEMO_BOOKS.length);
  expect(editions.edges.filter(({ offerCount }) => offerCount > 1)).toHaveLength(
    new Set(DEMO_OFFERS.map(({ title }) => title)).size,
  );
  expect(new Set(books.nodes.map(({ status }) => status))).toEqual(new Set(['AVAILABLE', 'RENTED', 'SOLD']));
});

it.each(['EN', 'HI', 'GU'])('has every shelf of the home page for readers of %s', async (language) => {
  const { homeShelves } = await marketplace.ask<{ homeShelves: { kind: string; books: object[] }[] }>(
    'query ($language: BookLanguage) { homeShelves(language: $language) { kind books { id } } }',
    { language },
  );
  expect(homeShelves.map(({ kind }) => kind)).toEqual(['NEW', 'LOW_RENT', 'IN_LANGUAGE', 'MOST_SAVED']);
  for (const { books } of homeShelves) expect(books.length).toBeGreaterThanOrEqual(5);
});

it('has no events of a person before they joined', async () => {
  const early = await marketplace.database.query(
    `SELECT u.name FROM users u WHERE u.created_at > least(
       (SELECT min(b.listed_at) FROM books b WHERE b.seller_id = u.id),
       (SELECT min(o.created_at) FROM orders o WHERE o.buyer_id = u.id),
       (SELECT min(r.written_at) FROM reviews r WHERE r.author_id = u.id),
       $1::timestamptz - interval '90 days')`,
    [marketplace.clock.now()],
  );
  expect(early).toEqual([]);
});

it('has photos of copies, and of a rental whose deposit was withheld in part', async () => {
  const { books } = await marketplace.ask<{ books: { nodes: { photos: { full: string }[] }[] } }>(
    '{ books(first: 100) { nodes { photos { full } } } }',
  );
  const photos = books.nodes.flatMap((book) => book.photos);
  expect(photos).toHaveLength(DEMO_PHOTOS.length);
  const { status, headers } = await fetch(marketplace.url + (photos[0]?.full ?? ''));
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  const stages = await marketplace.database.query('SELECT stage FROM order_photos ORDER BY added_at');
  expect(stages).toEqual([{ stage: 'DISPATCH' }, { stage: 'RETURN' }]);
});

it('lets a demo reader log in', async () => {
  const { logIn } = await marketplace.ask<{ logIn: { token: string } }>(
    'mutation ($input: LogInInput!) { logIn(input: $input) { token } }',
    { input: { email: DEMO_READERS[0]?.email, password: DEMO_PASSWORD } },
  );
  expect(logIn.token).toBeTruthy();
});

it('has what the examples of the README look for', async () => {
  const readme = await readFile('README.md', 'utf8');
  const body = /-d '(\{\s+"query": [^']+)'/.exec(readme)?.[1] ?? '{}';
  const { query, variables } = JSON.parse(body) as { query: string; variables: object };
  const { books } = await marketplace.ask<{ books: { nodes: object[] } }>(query, variables);
  expect(books.nodes).not.toEqual([]);
  const path = /(\/api\/v1\/books\?search=[^']+)'/.exec(readme)?.[1] ?? '';
  const answer = await fetch(marketplace.url + path);
  expect(await answer.json()).toMatchObject({ data: { books: [{ author: 'Charles Dickens' }] } });
});

it('has orders in every status', async () => {
  const rows = await marketplace.database.query<{ status: string }>(
    'SELECT DISTINCT status FROM fulfillments',
  );
  expect(rows.map(({ status }) => status).sort()).toEqual([
    'CANCELLED',
    'CONFIRMED',
    'DELIVERED',
    'LOST',
    'PENDING',
    'RETURNED',
    'SHIPPED',
  ]);
});

it('has a seller with every public figure, which needs five orders', async () => {
  const { books } = await marketplace.ask<{ books: { nodes: { seller: { reputation: object | null } }[] } }>(
    '{ books(first: 100) { nodes { seller { reputation { orders shipsWithinDays returnsOnTimePercent cancelledPercent } } } } }',
  );
  const told = books.nodes.flatMap(({ seller }) => seller.reputation ?? []);
  expect(told).toContainEqual({
    orders: 5,
    shipsWithinDays: 1,
    returnsOnTimePercent: 100,
    cancelledPercent: 0,
  });
});

it('has a title with a usual price, and an offer below it', async () => {
  const { books } = await marketplace.ask<{ books: { nodes: object[] } }>(
    `{ books(first: 100, filter: { search: "Bhagavad Gita" }) {
      nodes { priceStanding edition { usualPrice { low { amount } high { amount } } } } } }`,
  );
  const usual = { low: { amount: '190.00' }, high: { amount: '190.00' } };
  expect(books.nodes).toHaveLength(2);
  for (const priceStanding of ['WITHIN', 'BELOW'])
    expect(books.nodes).toContainEqual({ priceStanding, edition: { usualPrice: usual } });
});

it('has reviews in three scripts, some of them answered', async () => {
  const rows = await marketplace.database.query<{ text: string; answer: string | null }>(
    'SELECT text, answer FROM reviews',
  );
  for (const script of [/\p{Script=Latin}/u, /\p{Script=Devanagari}/u, /\p{Script=Gujarati}/u])
    expect(rows.some(({ text }) => script.test(text))).toBe(true);
  expect(rows.some(({ answer }) => answer)).toBe(true);
});
