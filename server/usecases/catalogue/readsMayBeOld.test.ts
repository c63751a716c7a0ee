import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sql } from '../../persistence/sql.js';
import { listBook } from '../../testing/books.js';
import { addToCart } from '../../testing/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people.js';

let asked: string[] = [];
let marketplace: TestMarketplace;
let seller: Person;
let bookId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open({ change: (ports) => ({ ...ports, reads: noting(ports.reads) }) });
  seller = await signUpReader(marketplace);
  bookId = await listBook(marketplace, seller);
});
afterAll(() => marketplace.close());

/** A place to read that notes what it is asked. */
function noting(reads: Sql): Sql {
  return {
    query<Row>(text: string, values?: readonly unknown[]) {
      asked.push(text);
      return reads.query<Row>(text, values);
    },
    queryPrepared<Row>(text: string, values?: readonly unknown[]) {
      asked.push(text);
      return reads.queryPrepared<Row>(text, values);
    },
  };
}

it('lists of all books are read where they may be a moment old', async () => {
  asked = [];
  await marketplace.ask('{ books(first: 5, filter: { search: "gora" }) { totalCount nodes { title } } }');
  await fetch(`${marketplace.url}/api/v1/books`);
  const statements = marketplace.database.statementCount;
  await marketplace.ask('{ books(first: 5) { nodes { title } } }');
  expect(asked.length).toBeGreaterThan(3);
  expect(marketplace.database.statementCount - statements).toBe(1);
});

it('what is decided by is read from the database itself', async () => {
  const buyer = await signUpReader(marketplace);
  asked = [];
  await addToCart(marketplace, buyer, bookId);
  await marketplace.ask('{ cart { totalAmount { amount } } }', {}, buyer.token);
  expect(asked).toEqual([]);
});
