import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { changeListing } from '../../testing/books/listings.js';
import { mutate } from '../../testing/mutate.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { placeOrder } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

const CROWD = 20;

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
describe('while a crowd orders', () => {
  let marketplace: TestMarketplace;
  let seller: Person;
  let crowd: Person[];
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
    seller = await signUpReader(marketplace, 'Seller');
    crowd = await Promise.all(Array.from({ length: CROWD }, () => signUpReader(marketplace)));
  });
  afterAll(() => marketplace.close());

  /** Places the orders of all buyers at once. Returns the prices paid and the error codes. */
  async function orderAll(): Promise<{ paid: string[]; refused: string[] }> {
    const results = await Promise.all(crowd.map((person) => placeOrder(marketplace, person)));
    return {
      paid: results.flatMap(({ order }) => order?.totalAmount.amount ?? []),
      refused: results.flatMap(({ userErrors }) => userErrors.map(({ code }) => code)),
    };
  }

  async function fillCarts(book: object): Promise<string> {
    await marketplace.database.query('DELETE FROM cart_items');
    const id = await listBook(marketplace, seller, book);
    await Promise.all(crowd.map((person) => addToCart(marketplace, person, id)));
    return id;
  }

  it('no copy that somebody has bought is taken away', async () => {
    const bookId = await fillCarts({ copies: CROWD });
    const lessen = Array.from({ length: 5 }, () =>
      mutate(marketplace, seller, 'adjustCopies', 'book { id }', { bookId, delta: -3 }),
    );
    const [{ paid }] = await Promise.all([orderAll(), ...lessen]);
    const [copies] = await marketplace.database.query<{ sold: number; both: number }>(
      `SELECT count(a.id)::int AS sold,
              count(*) FILTER (WHERE c.withdrawn_at IS NOT NULL AND a.id IS NOT NULL)::int AS both
       FROM copies c LEFT JOIN allocations a ON a.copy_id = c.id WHERE c.book_id = $1`,
      [bookId],
    );
    expect(copies).toEqual({ sold: paid.length, both: 0 });
  });

  it('each pays the old price or the new one, and nobody buys what is off the market', async () => {
    const bookId = await fillCarts({ copies: CROWD, salePrice: '100' });
    const change = async () => {
      await changeListing(marketplace, seller, 'editBook', { bookId, salePrice: '150' });
      await changeListing(marketplace, seller, 'takeOffBook', { bookId });
    };
    const [{ paid, refused }] = await Promise.all([orderAll(), change()]);
    expect(paid.length + refused.length).toBe(CROWD);
    expect(paid.filter((price) => price !== '100.00' && price !== '150.00')).toEqual([]);
    expect(refused.filter((code) => code !== 'BOOK_UNLISTED')).toEqual([]);
    expect(await orderAll()).toMatchObject({ paid: [] });
  });
});
