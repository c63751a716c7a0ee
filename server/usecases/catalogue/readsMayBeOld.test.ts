import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable, Statement } from '../../persistence/sql.js';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

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

/** Returns a database that records the text of each statement. */
function noting(reads: Queryable): Queryable {
  const note = (statement: Statement): Statement => {
    asked.push(statement.text);
    return statement;
  };
  return {
    rows: (shape, statement) => reads.rows(shape, note(statement)),
    preparedRows: (shape, statement) => reads.preparedRows(shape, note(statement)),
    run: (statement) => reads.run(note(statement)),
    runPrepared: (statement) => reads.runPrepared(note(statement)),
  };
}

it('lists of all books are read from the replica, which may be slightly out of date', async () => {
  asked = [];
  await marketplace.ask('{ books(first: 5, filter: { search: "gora" }) { totalCount nodes { title } } }');
  await fetch(`${marketplace.url}/api/v1/books`);
  const statements = marketplace.database.statementCount;
  await marketplace.ask('{ books(first: 5) { nodes { title } } }');
  expect(asked.length).toBeGreaterThan(3);
  expect(marketplace.database.statementCount - statements).toBe(1);
});

it.each(['books', 'editions'])('an empty list of %s takes one statement', async (list) => {
  const statements = marketplace.database.statementCount;
  const answer = await marketplace.ask(
    `{ ${list}(first: 5, filter: { genre: HORROR }) { nodes { title } } }`,
  );
  expect(answer).toEqual({ [list]: { nodes: [] } });
  expect(marketplace.database.statementCount - statements).toBe(1);
});

it.each(['books', 'editions'])('a page of %s far behind the end of the list is not read', async (path) => {
  const pagesRead = async (page: number) => {
    asked = [];
    const answer = await fetch(`${marketplace.url}/api/v1/${path}?page=${page}`);
    expect(await answer.json()).toMatchObject({ data: { [path]: [], total: 1 } });
    return asked.filter((text) => text.includes('OFFSET')).length;
  };
  expect(await pagesRead(2)).toBe(1);
  expect(await pagesRead(50)).toBe(0);
});

it('a cart is read from the main database, because decisions depend on it', async () => {
  const buyer = await signUpReader(marketplace);
  asked = [];
  await addToCart(marketplace, buyer, bookId);
  await marketplace.ask('{ cart { totalAmount { amount } } }', {}, buyer.token);
  expect(asked).toEqual([]);
});
