import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../persistence/ids.js';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { copyRow, insertRow, orderRows } from '../../testing/rows.js';

let marketplace: TestMarketplace;
let seller: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace);
});
afterAll(() => marketplace.close());

describe('the status of a book', () => {
  const STATUS = 'query ($id: ID!) { book(id: $id) { status availableFrom copies { total available } } }';

  async function status(id: string): Promise<object> {
    return (await marketplace.ask<{ book: object }>(STATUS, { id })).book;
  }

  async function book(copies: number): Promise<{ id: string; copyIds: string[] }> {
    const id = await listBook(marketplace, seller, { copies });
    const told = Array.from({ length: copies }, () => copyRow(marketplace.database, id));
    return { id, copyIds: await Promise.all(told) };
  }

  async function allocate(copyId: string | undefined, period: string): Promise<void> {
    const { itemId } = await orderRows(marketplace.database);
    const row = { id: newId('allocation'), copy_id: copyId, order_item_id: itemId, period };
    await insertRow(marketplace.database, 'allocations', row);
  }

  function day(offset: number): string {
    return new Date(marketplace.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  }

  it('counts what is sold, rented out and promised', async () => {
    const { id, copyIds } = await book(3);
    await allocate(copyIds[0], `[${day(0)},)`);
    expect(await status(id)).toEqual({
      status: 'AVAILABLE',
      availableFrom: null,
      copies: { total: 2, available: 2 },
    });
    await allocate(copyIds[1], `[${day(-10)},${day(20)})`);
    expect(await status(id)).toEqual({
      status: 'AVAILABLE',
      availableFrom: null,
      copies: { total: 2, available: 1 },
    });
    await allocate(copyIds[2], `[${day(5)},${day(35)})`);
    expect(await status(id)).toEqual({
      status: 'AVAILABLE',
      availableFrom: null,
      copies: { total: 2, available: 1 },
    });
    await allocate(copyIds[2], `[${day(0)},${day(5)})`);
    expect(await status(id)).toEqual({
      status: 'RENTED',
      availableFrom: day(20),
      copies: { total: 2, available: 0 },
    });
  });

  it('of a book that should be back and is not, is rented until tomorrow at least', async () => {
    const { id, copyIds } = await book(1);
    await allocate(copyIds[0], `[${day(-40)},${day(-10)})`);
    expect(await status(id)).toEqual({
      status: 'RENTED',
      availableFrom: day(1),
      copies: { total: 1, available: 0 },
    });
  });

  it('of a book whose only copy is sold, is sold', async () => {
    const { id, copyIds } = await book(1);
    await allocate(copyIds[0], `[${day(0)},)`);
    expect(await status(id)).toEqual({
      status: 'SOLD',
      availableFrom: null,
      copies: { total: 0, available: 0 },
    });
  });
});
