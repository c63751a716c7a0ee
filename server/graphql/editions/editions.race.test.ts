import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

const SELLERS = 8;

let marketplace: TestMarketplace;
let sellers: Person[];
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  sellers = await Promise.all(
    Array.from({ length: SELLERS }, (_, number) => signUpReader(marketplace, `Seller ${number}`)),
  );
});
afterAll(() => marketplace.close());

it('makes one edition when many sellers list a title at the same moment', async () => {
  const listed = await Promise.all(
    sellers.map((seller) => listBook(marketplace, seller, { isbn: '9780143039648' })),
  );
  const editions = await marketplace.database.query<{ id: string; offers: number }>(
    'SELECT edition_id AS id, count(*)::int AS offers FROM books WHERE id = ANY($1) GROUP BY 1',
    [listed],
  );
  expect(editions).toEqual([{ id: expect.any(String), offers: SELLERS }]);
  expect(await marketplace.database.query('SELECT count(*)::int AS count FROM editions')).toEqual([
    { count: 1 },
  ]);
});
