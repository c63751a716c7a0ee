import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { rentInCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { deliver, placeOrder, rent, viewOrder } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { extendRental, viewRental } from '../../testing/orders/rentals.js';

const ROUNDS = 10;

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
describe('at the same moment', () => {
  let marketplace: TestMarketplace;
  let seller: Person;
  let reader: Person;
  let rivals: Person[];
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
    seller = await signUpReader(marketplace, 'Seller');
    reader = await signUpReader(marketplace, 'Reader');
    rivals = await Promise.all(Array.from({ length: 5 }, () => signUpReader(marketplace, 'Rival')));
  });
  afterAll(() => marketplace.close());

  /** Rents the only copy of a book to the reader from 15 January to 15 February 2026. */
  async function rentalOut() {
    const book = await listBook(marketplace, seller);
    const order = await rent(marketplace, reader, book);
    await deliver(marketplace, order, seller, reader);
    return { book, order, line: order.items[0]?.id ?? '' };
  }

  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'a rental is extended or others order the days that follow, never both (round %i)',
    async () => {
      const { book, order, line } = await rentalOut();
      await Promise.all(
        rivals.map((rival) => rentInCart(marketplace, rival, book, { startsOn: '2026-02-15' })),
      );
      const [extension, ...orders] = await Promise.all([
        extendRental(marketplace, reader, line, 1),
        ...rivals.map((rival) => placeOrder(marketplace, rival)),
      ]);
      const winners = [extension.orderItem, ...orders.map((each) => each.order)].filter(Boolean);
      expect(winners).toHaveLength(1);
      const extended = extension.orderItem !== null;
      expect(extension.userErrors).toMatchObject(extended ? [] : [{ code: 'EXTENSION_RESERVED' }]);
      for (const { order: placed, userErrors } of orders)
        expect(userErrors).toMatchObject(placed ? [] : [{ code: 'BOOK_RENTED' }]);
      expect((await viewRental(marketplace, reader, line)).rentalPeriod?.endsOn).toBe(
        extended ? '2026-03-15' : '2026-02-15',
      );
      expect((await viewOrder(marketplace, reader, order.id))?.ledger).toHaveLength(extended ? 3 : 2);
      await emptyCarts();
    },
  );

  it('one key sent 10 times extends once', async () => {
    const { order, line } = await rentalOut();
    const key = { idempotencyKey: 'ten times' };
    const results = await Promise.all(
      Array.from({ length: 10 }, () => extendRental(marketplace, reader, line, 1, key)),
    );
    expect(results.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect((await viewOrder(marketplace, reader, order.id))?.ledger).toHaveLength(3);
  });

  it('extensions without a key follow each other, up to the longest rental', async () => {
    const { line } = await rentalOut();
    const results = await Promise.all(
      Array.from({ length: 8 }, () => extendRental(marketplace, reader, line, 1)),
    );
    const codes = results.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    expect(codes).toEqual(Array.from({ length: 3 }, () => 'EXTENSION_TOO_LONG'));
    expect((await viewRental(marketplace, reader, line)).rentalPeriod).toEqual({
      startsOn: '2026-01-15',
      endsOn: '2026-07-15',
      months: 6,
    });
  });

  async function emptyCarts(): Promise<void> {
    await marketplace.database.query(
      'DELETE FROM cart_items WHERE cart_id IN (SELECT id FROM carts WHERE user_id = ANY($1::text[]))',
      [rivals.map(({ id }) => id)],
    );
  }
});
