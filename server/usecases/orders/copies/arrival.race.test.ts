import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { daysLater } from '../../../testing/later.js';
import { TestMarketplace } from '../../../testing/marketplace.js';
import { rentInCart } from '../../../testing/orders/carts.js';
import { placeOrder, rent, take } from '../../../testing/orders/orders.js';
import { viewRental } from '../../../testing/orders/rentals.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';

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

  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'a late delivery never fails, and takes the days that follow or leaves them to another reader (round %i)',
    async () => {
      marketplace.clock.moveTo('2026-01-15T06:30:00Z');
      const book = await listBook(marketplace, seller);
      const order = await rent(marketplace, reader, book, { months: 1 });
      const [id, line] = [order.fulfillments[0]?.id ?? '', order.items[0]?.id ?? ''];
      for (const step of ['confirmFulfillment', 'shipFulfillment'] as const)
        await take(marketplace, seller, step, id);
      await daysLater(marketplace, 5, [seller, reader, ...rivals]);
      const rental = { months: 1, startsOn: '2026-02-15' };
      await Promise.all(rivals.map((rival) => rentInCart(marketplace, rival, book, rental)));
      const [delivery, ...orders] = await Promise.all([
        take(marketplace, reader, 'markDelivered', id),
        ...rivals.map((rival) => placeOrder(marketplace, rival)),
      ]);
      expect(delivery.userErrors).toEqual([]);
      const rented = orders.filter((each) => each.order !== null);
      expect(rented.length).toBeLessThanOrEqual(1);
      expect((await viewRental(marketplace, reader, line)).rentalPeriod).toEqual({
        startsOn: '2026-01-20',
        endsOn: rented.length === 1 ? '2026-02-15' : '2026-02-20',
        months: 1,
      });
      for (const { order: placed, userErrors } of orders)
        expect(userErrors).toMatchObject(placed ? [] : [{ code: 'BOOK_RENTED' }]);
      await marketplace.database.query('DELETE FROM cart_items');
    },
  );
});
