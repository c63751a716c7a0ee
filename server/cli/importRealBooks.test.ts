import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBookData } from '../bookData/bookData.js';
import { createPorts } from '../app.js';
import { TestMarketplace } from '../testing/marketplace.js';
import { signUpPublisher, type Person } from '../testing/people/people.js';
import { importAs } from '../usecases/listings/importAs.js';
import type { ImportReport } from '../usecases/listings/importBooks.js';
import { csvRows } from './csvRows.js';
import { withMissingByTitle } from './missingByTitle.js';

/**
 * A list of ten thousand real books, which is not in the repository. If the file is missing, the tests are skipped.
 */
const FILE = fileURLToPath(new URL('../../../shared/data/books-10k.csv', import.meta.url));
const isThere = existsSync(FILE);
if (!isThere) console.log(`Left out, because the file of real books is not there: ${FILE}`);

describe.skipIf(!isThere)('ten thousand real books', () => {
  let marketplace: TestMarketplace;
  const reports: ImportReport[] = [];
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
    const publisher = await signUpPublisher(marketplace);
    for (let time = 0; time < 2; time += 1) await importBy(publisher);
  });
  afterAll(() => marketplace.close());

  async function importBy({ email }: Person): Promise<void> {
    const { database, clock, dataDir } = marketplace;
    const config = {
      dataDir,
      rateLimits: false,
      timeZone: 'Asia/Kolkata',
      exchangeRates: [],
      publicPages: true,
    };
    const ports = createPorts({ ...config, currency: 'INR' }, database, clock);
    reports.push(await importAs(ports, email, { rows: realBooks(), readBook: readBookData }));
  }

  async function* realBooks(): AsyncGenerator {
    for await (const row of csvRows(FILE)) yield withMissingByTitle(row as Record<string, unknown>);
  }

  it('are all taken in, and only once', () => {
    expect(reports).toEqual([
      { createdCount: 10_000, skippedCount: 0, refusedRows: [] },
      { createdCount: 0, skippedCount: 10_000, refusedRows: [] },
    ]);
  });

  it.each([
    ['harry poter', 'Harry Potter'],
    ['garcia marquez', 'One Hundred Years of Solitude'],
    ['0439023483', 'The Hunger Games (The Hunger Games, #1)'],
    ['978-0439023481', 'The Hunger Games (The Hunger Games, #1)'],
    ['the hunger games', 'The Hunger Games (The Hunger Games, #1)'],
  ])('are found: %s', async (search, title) => {
    const { books } = await marketplace.ask<{ books: { nodes: { title: string }[] } }>(
      'query ($search: String) { books(filter: { search: $search }, first: 100) { nodes { title } } }',
      { search },
    );
    expect(books.nodes.map((book) => book.title)).toContainEqual(expect.stringContaining(title));
  });

  it('are counted to the limit, which they reach exactly', async () => {
    const { books } = await marketplace.ask<{ books: object }>('{ books { totalCount totalIsCapped } }');
    expect(books).toEqual({ totalCount: 10_000, totalIsCapped: false });
  });

  it('are two offers of each of ten thousand editions once a second publisher has listed them', async () => {
    reports.length = 0;
    await importBy(await signUpPublisher(marketplace));
    expect(reports).toEqual([{ createdCount: 10_000, skippedCount: 0, refusedRows: [] }]);
    const editions = await marketplace.database.query(
      'SELECT offers, count(*)::int AS editions FROM (SELECT count(*)::int AS offers FROM books GROUP BY edition_id) e GROUP BY offers',
    );
    expect(editions).toEqual([{ offers: 2, editions: 10_000 }]);
    const { books } = await marketplace.ask<{ books: object }>('{ books { totalCount totalIsCapped } }');
    expect(books).toEqual({ totalCount: 10_000, totalIsCapped: true });
  });

  it('are listed as ten thousand editions', async () => {
    const { editions } = await marketplace.ask<{ editions: { nodes: { offerCount: number }[] } }>(
      '{ editions(first: 100, sort: PRICE_ASC) { totalCount totalIsCapped nodes { offerCount } } }',
    );
    expect(editions).toMatchObject({ totalCount: 10_000, totalIsCapped: false });
    expect(new Set(editions.nodes.map(({ offerCount }) => offerCount))).toEqual(new Set([2]));
  });
});
