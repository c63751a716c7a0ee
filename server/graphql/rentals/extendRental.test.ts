import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import {
  buy,
  cancelOrder,
  deliver,
  placeOrder,
  rent,
  take,
  viewOrder,
  type Order,
} from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { extendRental, viewRental } from '../../testing/orders/rentals.js';

// The test clock starts on 15 January 2026. The book costs 49 rupees a month and can be rented for up to 6 months.
let marketplace: TestMarketplace;
let seller: Person;
let reader: Person;
let rival: Person;
let book: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
  reader = await signUpReader(marketplace, 'Reader');
  rival = await signUpReader(marketplace, 'Rival');
});
beforeEach(async () => {
  book = await listBook(marketplace, seller, { copies: 2 });
});
afterAll(() => marketplace.close());

const lineOf = ({ items }: Order) => items[0]?.id ?? '';
const chargesOf = (order: Order | null) =>
  order?.ledger.filter(({ kind }) => kind === 'CHARGE').map(({ amount }) => amount.amount);

/** Rents the book for one month and delivers it. Returns the order. */
async function rentalOut(rental: object = {}): Promise<Order> {
  const order = await rent(marketplace, reader, book, { months: 1, ...rental });
  await deliver(marketplace, order, seller, reader);
  return order;
}

describe('a rental that is out', () => {
  it('is extended: the due date moves, the months are charged, the timeline tells of it', async () => {
    const order = await rentalOut();
    const { orderItem, userErrors } = await extendRental(marketplace, reader, lineOf(order), 2);
    expect(userErrors).toEqual([]);
    expect(orderItem).toEqual({
      id: lineOf(order),
      rentalPeriod: { startsOn: '2026-01-15', endsOn: '2026-04-15', months: 3 },
      lineTotal: { amount: '49.00' },
      extensionTotal: { amount: '98.00' },
      viewerCanExtend: true,
      extensionLimit: { months: 3, endsOn: '2026-07-15', reason: { code: 'EXTENSION_TOO_LONG' } },
    });
    const after = await viewOrder(marketplace, reader, order.id);
    expect(after).toMatchObject({ status: 'DELIVERED', totalAmount: { amount: '49.00' } });
    expect(chargesOf(after)).toEqual(['49.00', '98.00']);
    const { timeline } = await viewRental(marketplace, reader, lineOf(order));
    expect(timeline.at(-1)).toEqual({
      from: 'DELIVERED',
      to: 'DELIVERED',
      actor: { id: reader.id },
      extension: {
        item: { id: lineOf(order) },
        months: 2,
        endsOn: '2026-04-15',
        charge: { amount: '98.00' },
      },
    });
    const [allocation] = await marketplace.database.query<{ dueOn: string }>(
      'SELECT due_on AS "dueOn" FROM rentals WHERE order_item_id = $1',
      [lineOf(order)],
    );
    expect(allocation?.dueOn).toBe('2026-04-15');
  });

  it('is extended again and again up to the longest rental of the book', async () => {
    const order = await rentalOut();
    await extendRental(marketplace, reader, lineOf(order), 4);
    expect((await extendRental(marketplace, reader, lineOf(order), 2)).userErrors).toEqual([
      {
        code: 'EXTENSION_TOO_LONG',
        message: 'This book can be rented for at most 6 months. You can keep it until 2026-07-15.',
        field: ['months'],
        values: [
          { name: 'max', value: '6' },
          { name: 'latest', value: '2026-07-15' },
        ],
      },
    ]);
    expect((await extendRental(marketplace, reader, lineOf(order), 1)).userErrors).toEqual([]);
    expect((await viewRental(marketplace, reader, lineOf(order))).viewerCanExtend).toBe(false);
  });

  it('is not extended into the days of somebody else, who then gets the book', async () => {
    book = await listBook(marketplace, seller);
    const order = await rentalOut();
    await rent(marketplace, rival, book, { months: 1, startsOn: '2026-03-20' });
    const limit = { months: 1, endsOn: '2026-03-15', reason: { code: 'EXTENSION_RESERVED' } };
    expect((await viewRental(marketplace, reader, lineOf(order))).extensionLimit).toEqual(limit);
    expect((await extendRental(marketplace, reader, lineOf(order), 2)).userErrors).toEqual([
      {
        code: 'EXTENSION_RESERVED',
        message: 'Someone else has reserved this book from 2026-03-20. You can keep it until 2026-03-15.',
        field: ['months'],
        values: [
          { name: 'from', value: '2026-03-20' },
          { name: 'latest', value: '2026-03-15' },
        ],
      },
    ]);
    expect(chargesOf(await viewOrder(marketplace, reader, order.id))).toEqual(['49.00']);
    expect((await extendRental(marketplace, reader, lineOf(order), 1)).userErrors).toEqual([]);
  });

  it('may last longer again once the other cancels', async () => {
    book = await listBook(marketplace, seller);
    const order = await rentalOut();
    const other = await rent(marketplace, rival, book, { startsOn: '2026-02-20' });
    expect((await viewRental(marketplace, reader, lineOf(order))).viewerCanExtend).toBe(false);
    await cancelOrder(marketplace, rival, other.id);
    expect((await viewRental(marketplace, reader, lineOf(order))).extensionLimit?.months).toBe(5);
  });

  it('keeps all its copies or none', async () => {
    await addToCart(marketplace, reader, book, { type: 'RENTAL', quantity: 2, rental: { months: 1 } });
    const { order } = await placeOrder(marketplace, reader);
    if (!order) throw new Error('The order was refused');
    await deliver(marketplace, order, seller, reader);
    await rent(marketplace, rival, book, { startsOn: '2026-04-01' });
    expect((await extendRental(marketplace, reader, lineOf(order), 2)).userErrors).toMatchObject([
      { code: 'EXTENSION_RESERVED' },
    ]);
    await extendRental(marketplace, reader, lineOf(order), 1);
    expect(chargesOf(await viewOrder(marketplace, reader, order.id))).toEqual(['98.00', '98.00']);
  });

  it('takes days that the copy then is not free', async () => {
    book = await listBook(marketplace, seller);
    const order = await rentalOut();
    await extendRental(marketplace, reader, lineOf(order), 1);
    const { book: seen } = await marketplace.ask<{ book: object }>(
      `query ($id: ID!) { book(id: $id) { availableFrom nextFreeFrom } }`,
      { id: book },
    );
    expect(seen).toEqual({ availableFrom: '2026-03-15', nextFreeFrom: '2026-03-15' });
    await take(marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '');
    expect((await extendRental(marketplace, reader, lineOf(order), 1)).userErrors).toMatchObject([
      { code: 'ALREADY_RETURNED' },
    ]);
    await rent(marketplace, rival, book, { months: 2 });
  });

  it('is extended once under one key, however often it is sent', async () => {
    const order = await rentalOut();
    const key = { idempotencyKey: 'once' };
    for (let time = 0; time < 3; time += 1) {
      const { userErrors } = await extendRental(marketplace, reader, lineOf(order), 1, key);
      expect(userErrors).toEqual([]);
    }
    expect(chargesOf(await viewOrder(marketplace, reader, order.id))).toEqual(['49.00', '49.00']);
    expect((await extendRental(marketplace, reader, lineOf(order), 2, key)).userErrors).toMatchObject([
      { code: 'EXTENSION_KEY_REUSED', field: ['idempotencyKey'] },
    ]);
  });

  it('is not extended once the book is off the market', async () => {
    const order = await rentalOut();
    await marketplace.database.query('UPDATE books SET unlisted_at = now() WHERE id = $1', [book]);
    expect((await extendRental(marketplace, reader, lineOf(order), 1)).userErrors).toMatchObject([
      { code: 'BOOK_UNLISTED' },
    ]);
  });
});

describe('extending', () => {
  const NOTHING = { viewerCanExtend: false, extensionLimit: null };

  it('waits until the book is there', async () => {
    const order = await rent(marketplace, reader, book);
    expect((await extendRental(marketplace, reader, lineOf(order), 1)).userErrors).toMatchObject([
      { code: 'NOT_YET_DELIVERED' },
    ]);
    expect(await viewRental(marketplace, reader, lineOf(order))).toMatchObject(NOTHING);
  });

  it('is for what was rented', async () => {
    const order = await buy(marketplace, reader, book);
    await deliver(marketplace, order, seller, reader);
    expect((await extendRental(marketplace, reader, lineOf(order), 1)).userErrors).toMatchObject([
      { code: 'NOTHING_TO_EXTEND' },
    ]);
    expect(await viewRental(marketplace, reader, lineOf(order))).toMatchObject(NOTHING);
  });

  it('is for the buyer, not for the seller, and nothing that others know of', async () => {
    const order = await rentalOut();
    const codes = await Promise.all(
      [seller, rival].map(async (person) => {
        const { userErrors } = await extendRental(marketplace, person, lineOf(order), 1);
        return userErrors.map(({ code }) => code);
      }),
    );
    expect(codes).toEqual([['BUYER_ONLY'], ['ORDER_ITEM_NOT_FOUND']]);
    expect(await viewRental(marketplace, seller, lineOf(order))).toMatchObject(NOTHING);
  });

  it.each([
    [{ months: 0 }, 'DURATION_TOO_SHORT'],
    [{ months: -1 }, 'DURATION_TOO_SHORT'],
    [{ idempotencyKey: 'x'.repeat(201) }, 'TOO_LONG'],
    [{ orderItemId: 'orderitem_nonsense' }, 'ORDER_ITEM_NOT_FOUND'],
  ])('is refused with %j: %s', async (changes, code) => {
    const order = await rentalOut();
    const { userErrors } = await extendRental(marketplace, reader, lineOf(order), 1, changes);
    expect(userErrors).toMatchObject([{ code }]);
    expect(chargesOf(await viewOrder(marketplace, reader, order.id))).toEqual(['49.00']);
  });
});
