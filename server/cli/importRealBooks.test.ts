import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBookData } from '../bookData/bookData.js';
import { createPorts } from '../app.js';
import { TestMarketplace } from '../testing/marketplace.js';
import { signUpPublisher } from '../testing/people.js';
import { importAs } from '../usecases/catalogue/importAs.js';
import type { ImportReport } from '../usecases/catalogue/importBooks.js';
import { csvRows } from './csvRows.js';
import { withMissingByTitle } from './missingByTitle.js';

/** Ten thousand real books; it lies beside the project, where there is a copy of it. */
const FILE = fileURLToPath(new URL('../../../shared/data/books-10k.csv', import.meta.url));
const isThere = existsSync(FILE);
if (!isThere) console.log(`Left out, because the file of real books is not there: ${FILE}`);

describe.skipIf(!isThere)('ten thousand real books', () => {
  let marketplace: TestMarketplace;
  const reports: ImportReport[] = [];
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
    const publisher = await signUpPublisher(marketplace);
    const { database, clock, dataDir } = marketplace;
    const ports = createPorts(
      { dataDir, rateLimits: false, timeZone: 'Asia/Kolkata', currency: 'INR', exchangeRates: [] },
      database,
      clock,
    );
    for (let time = 0; time < 2; time += 1) {
      const books = { rows: realBooks(), readBook: readBookData };
      reports.push(await importAs(ports, publisher.email, books));
    }
  });
  afterAll(() => marketplace.close());

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

  it('are counted no further than the limit', async () => {
    const [book] = await marketplace.database.query<{ id: string }>('SELECT id FROM books LIMIT 1');
    await marketplace.database.query(
      `INSERT INTO books (id, seller_id, title, author, genres, condition, listing_type, currency, sale_price, title_key, search_vector)
       SELECT 'book_01h455vb4pex5vsknk084sn02q', seller_id, title, author, genres, condition, 'SALE', 'INR', 100, title_key, search_vector
       FROM books WHERE id = $1`,
      [book?.id],
    );
    const { books } = await marketplace.ask<{ books: object }>('{ books { totalCount totalIsCapped } }');
    expect(books).toEqual({ totalCount: 10_000, totalIsCapped: true });
  });
});
