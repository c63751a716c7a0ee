import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../persistence/ids.js';
import { listBook } from '../../testing/books/books.js';
import { addToCart, rentInCart, viewCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { placeOrder, rent } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

const CROWD = 50;

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
describe('at the same moment', () => {
  let marketplace: TestMarketplace;
  let seller: Person;
  let crowd: Person[];
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
    seller = await signUpReader(marketplace, 'Seller');
    crowd = await Promise.all(Array.from({ length: CROWD }, () => signUpReader(marketplace)));
  });
  afterAll(() => marketplace.close());

  /**
   * Places the orders of all buyers at once. Expects that one succeeds, that all others are refused with `code`, and
   * that their carts are unchanged.
   */
  async function expectOneWinner(code: string) {
    const before = await Promise.all(crowd.map((person) => viewCart(marketplace, person)));
    const results = await Promise.all(crowd.map((person) => placeOrder(marketplace, person)));
    const winner = results.findIndex(({ order }) => order !== null);
    expect(results.filter(({ order }) => order !== null)).toHaveLength(1);
    for (const [index, { userErrors }] of results.entries()) {
      const [line] = before[index]?.items ?? [];
      const expected = index === winner ? [] : [{ code, field: ['items', line?.id] }];
      expect(userErrors).toMatchObject(expected);
      const { items } = await viewCart(marketplace, crowd[index] ?? seller);
      expect(items.map(({ id }) => id)).toEqual(index === winner ? [] : [line?.id]);
    }
    await Promise.all(crowd.map((person) => emptyCart(person)));
  }

  async function emptyCart({ id }: Person): Promise<void> {
    await marketplace.database.query(
      'DELETE FROM cart_items WHERE cart_id = (SELECT id FROM carts WHERE user_id = $1)',
      [id],
    );
  }

  it('one of 50 buyers gets the only copy', async () => {
    const book = await listBook(marketplace, seller);
    await Promise.all(crowd.map((person) => addToCart(marketplace, person, book)));
    await expectOneWinner('BOOK_SOLD');
  });

  it('one of 50 renters gets the only copy for days that overlap', async () => {
    const book = await listBook(marketplace, seller);
    const days = crowd.map((_, index) => `2026-02-${String((index % 20) + 1).padStart(2, '0')}`);
    await Promise.all(
      crowd.map((person, index) => rentInCart(marketplace, person, book, { startsOn: days[index] })),
    );
    await expectOneWinner('BOOK_RENTED');
  });

  it('buyers and renters of one copy never both get it', async () => {
    const book = await listBook(marketplace, seller);
    await Promise.all(
      crowd.map((person, index) =>
        index % 2 === 0 ? addToCart(marketplace, person, book) : rentInCart(marketplace, person, book),
      ),
    );
    const results = await Promise.all(crowd.map((person) => placeOrder(marketplace, person)));
    expect(results.filter(({ order }) => order !== null)).toHaveLength(1);
    await Promise.all(crowd.map((person) => emptyCart(person)));
  });

  it('as many buyers are served as there are copies', async () => {
    const book = await listBook(marketplace, seller, { copies: 7 });
    await Promise.all(crowd.map((person) => addToCart(marketplace, person, book)));
    const results = await Promise.all(crowd.map((person) => placeOrder(marketplace, person)));
    expect(results.filter(({ order }) => order !== null)).toHaveLength(7);
    await Promise.all(crowd.map((person) => emptyCart(person)));
  });

  it('carts with the same books in different order do not block each other', async () => {
    const books = await Promise.all(
      ['Gaban', 'Nirmala', 'Kafan'].map((title) => listBook(marketplace, seller, { title, copies: CROWD })),
    );
    await Promise.all(
      crowd.map(async (person, index) => {
        for (const book of index % 2 === 0 ? books : books.toReversed())
          await addToCart(marketplace, person, book);
      }),
    );
    const results = await Promise.all(crowd.map((person) => placeOrder(marketplace, person)));
    expect(results.flatMap(({ userErrors }) => userErrors)).toEqual([]);
  });

  it('one key sent 20 times makes one order', async () => {
    const [buyer = seller] = crowd;
    await addToCart(marketplace, buyer, await listBook(marketplace, seller));
    const input = { idempotencyKey: 'twenty times' };
    const results = await Promise.all(
      Array.from({ length: 20 }, () => placeOrder(marketplace, buyer, input)),
    );
    expect(results.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect(new Set(results.map(({ order }) => order?.id)).size).toBe(1);
    const sql = "SELECT 1 FROM orders WHERE idempotency_key = 'twenty times'";
    expect(await marketplace.database.query(sql)).toHaveLength(1);
  });

  it('two keys for one cart make one order', async () => {
    const [, buyer = seller] = crowd;
    await addToCart(marketplace, buyer, await listBook(marketplace, seller, { copies: 2 }));
    const results = await Promise.all([placeOrder(marketplace, buyer), placeOrder(marketplace, buyer)]);
    expect(results.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual(['CART_EMPTY']);
  });

  it('a copy that is taken past the lock of its book is refused like any other', async () => {
    const book = await listBook(marketplace, seller);
    const [, , rival = seller, buyer = seller] = crowd;
    const { items } = await rent(marketplace, rival, book, { startsOn: '2026-06-01' });
    await rentInCart(marketplace, buyer, book);
    const { answer } = await marketplace.database.transaction(async (tx) => {
      await tx.query(
        `INSERT INTO allocations (id, copy_id, order_item_id, period)
         SELECT $1, id, $2, '[2026-01-15,2026-02-15)' FROM copies WHERE book_id = $3`,
        [newId('allocation'), items[0]?.id, book],
      );
      const answer = placeOrder(marketplace, buyer);
      await waitForBlockedInsert();
      return { answer };
    });
    expect((await answer).userErrors).toMatchObject([{ code: 'BOOK_RENTED' }]);
    expect((await viewCart(marketplace, buyer)).itemCount).toBe(1);
  });

  /** Waits until a transaction is blocked by the transaction that took the copy. */
  async function waitForBlockedInsert(): Promise<void> {
    for (;;) {
      const waiting = await marketplace.database.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if (waiting.length > 0) return;
    }
  }
});
