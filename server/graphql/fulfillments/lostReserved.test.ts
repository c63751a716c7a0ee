import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { cancelOrder, deliver, rent, take, viewOrder, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let seller: Person;
let reader: Person;
let other: Person;
beforeEach(async () => {
  [seller, reader, other] = [
    await signUpReader(marketplace, 'Seller'),
    await signUpReader(marketplace, 'Reader'),
    await signUpReader(marketplace, 'Other'),
  ];
});
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());

/** Rents a book to the reader for one month and delivers it. Returns the order. */
async function rentedOut(bookId: string): Promise<Order> {
  const order = await rent(marketplace, reader, bookId, { months: 1 });
  await deliver(marketplace, order, seller, reader);
  return order;
}

const declareLost = (person: Person, { fulfillments }: Order) =>
  take(marketplace, person, 'declareLost', fulfillments[0]?.id ?? '');

/** Returns the number of copies in stock that are free, and the number that are rented out or reserved. */
async function stockOf(bookId: string) {
  const [stock] = await marketplace.database.query<{ free: number; promised: number }>(
    'SELECT free_copies AS free, promised_copies AS promised FROM books WHERE id = $1',
    [bookId],
  );
  return stock;
}

/** Reserves a copy for the other reader, for one month after the first rental. Returns the order. */
function reservedLater(bookId: string): Promise<Order> {
  const startsOn = inDays(40);
  return rent(marketplace, other, bookId, { months: 1, startsOn });
}

function inDays(days: number): string {
  return new Date(Date.parse(marketplace.today()) + days * 86_400_000).toISOString().slice(0, 10);
}

describe('a later rental of a lost copy', () => {
  it('moves to a copy that is available', async () => {
    const book = await listBook(marketplace, seller);
    const order = await rentedOut(book);
    const reserved = await reservedLater(book);
    const refused = await declareLost(reader, order);
    expect(refused.userErrors).toMatchObject([{ code: 'LOST_COPY_RESERVED' }]);
    expect((await viewOrder(marketplace, seller, order.id))?.status).toBe('DELIVERED');
    await marketplace.ask(
      'mutation ($input: AdjustCopiesInput!) { adjustCopies(input: $input) { userErrors { code } } }',
      { input: { bookId: book, delta: 1 } },
      seller.token,
    );
    expect((await declareLost(reader, order)).userErrors).toEqual([]);
    expect(await stockOf(book)).toEqual({ free: 0, promised: 1 });
    await take(marketplace, seller, 'reportFound', order.fulfillments[0]?.id ?? '');
    expect(await stockOf(book)).toEqual({ free: 1, promised: 1 });
    expect((await cancelOrder(marketplace, other, reserved.id)).userErrors).toEqual([]);
    expect(await stockOf(book)).toEqual({ free: 2, promised: 0 });
  });

  it('moves to a rented copy that comes back in time', async () => {
    const book = await listBook(marketplace, seller, { copies: 2 });
    const rented = [await rentedOut(book), await rent(marketplace, other, book, { months: 1 })] as const;
    await deliver(marketplace, rented[1], seller, other);
    const reserved = await reservedLater(book);
    const reservedItem = reserved.items[0]?.id ?? '';
    const [{ itemId } = { itemId: '' }] = await marketplace.database.query<{ itemId: string }>(
      `SELECT order_item_id AS "itemId" FROM allocations
       WHERE order_item_id <> $1 AND copy_id = (SELECT copy_id FROM allocations WHERE order_item_id = $1)`,
      [reservedItem],
    );
    const isReaders = rented[0].items[0]?.id === itemId;
    const lost = await declareLost(isReaders ? reader : other, rented[isReaders ? 0 : 1]);
    expect(lost.userErrors).toEqual([]);
    expect(await stockOf(book)).toEqual({ free: 0, promised: 1 });
  });

  it('does not stand in the way once it is cancelled', async () => {
    const book = await listBook(marketplace, seller);
    const order = await rentedOut(book);
    await cancelOrder(marketplace, other, (await reservedLater(book)).id);
    expect((await declareLost(reader, order)).userErrors).toEqual([]);
    expect(await stockOf(book)).toEqual({ free: 0, promised: 0 });
  });

  it('is not accepted any more', async () => {
    const book = await listBook(marketplace, seller);
    await declareLost(reader, await rentedOut(book));
    const rental = { months: 1, startsOn: inDays(100) };
    const { userErrors } = await addToCart(marketplace, other, book, { type: 'RENTAL', rental });
    expect(userErrors).toMatchObject([{ code: 'BOOK_SOLD' }]);
  });
});
