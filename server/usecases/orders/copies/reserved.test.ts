import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { daysLater } from '../../../testing/later.js';
import { deliverMail, subjectsTo } from '../../../testing/mail/mail.js';
import { TestMarketplace } from '../../../testing/marketplace.js';
import { addToCart } from '../../../testing/orders/carts.js';
import { placeOrder, rent, take, type Order } from '../../../testing/orders/orders.js';
import { arrivalsOf, extendRental, viewRental } from '../../../testing/orders/rentals.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';

// The reader rents from 15 January to 15 February 2026; the next reader has reserved the following month.
let marketplace: TestMarketplace;
let seller: Person;
let reader: Person;
let next: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo('2026-01-15T06:30:00Z');
  seller = await signUpReader(marketplace, 'Seller');
  reader = await signUpReader(marketplace, 'Reader');
  next = await signUpReader(marketplace, 'Next');
});

const lineOf = ({ items }: Order) => items[0]?.id ?? '';
const periodOf = async (order: Order, of: Person) =>
  (await viewRental(marketplace, of, lineOf(order))).rentalPeriod;
const FEBRUARY = { startsOn: '2026-02-15', endsOn: '2026-03-15', months: 1 };

/** Has the seller confirm and send an order. */
async function send(order: Order): Promise<void> {
  for (const step of ['confirmFulfillment', 'shipFulfillment'] as const)
    await take(marketplace, seller, step, order.fulfillments[0]?.id ?? '');
}

/** Marks an order as delivered some days later. */
async function arrive(order: Order, days: number): Promise<void> {
  await daysLater(marketplace, days, [seller, reader, next]);
  const id = order.fulfillments[0]?.id ?? '';
  expect((await take(marketplace, reader, 'markDelivered', id)).userErrors).toEqual([]);
}

/** Rents a book to the reader for a month, and to the next reader for a month from this day. */
async function reserved(copies: number, startsOn = '2026-02-15') {
  const book = await listBook(marketplace, seller, { copies });
  const order = await rent(marketplace, reader, book, { months: 1 });
  const after = await rent(marketplace, next, book, { months: 1, startsOn });
  await send(order);
  return { book, order, after };
}

/** Returns the number of different copies that these orders rent. */
async function copiesOf(...orders: Order[]): Promise<number> {
  const rows = await marketplace.database.query<{ copies: number }>(
    'SELECT count(DISTINCT copy_id)::int AS copies FROM rentals WHERE order_item_id = ANY($1)',
    [orders.map(lineOf)],
  );
  return rows[0]?.copies ?? 0;
}

describe('A copy that is promised to the next reader', () => {
  it('is kept for the full months if the next reader can have another one', async () => {
    const { book, order, after } = await reserved(2);
    expect(await copiesOf(order, after)).toBe(1);
    await arrive(order, 5);
    expect(await periodOf(order, reader)).toEqual({
      startsOn: '2026-01-20',
      endsOn: '2026-02-20',
      months: 1,
    });
    expect(await periodOf(after, next)).toEqual(FEBRUARY);
    expect(await copiesOf(order, after)).toBe(2);
    const other = await signUpReader(marketplace, 'Other');
    const refused = await addToCart(marketplace, other, book, {
      type: 'RENTAL',
      rental: { months: 1, startsOn: '2026-02-18' },
    });
    expect(refused.userErrors).toMatchObject([{ code: 'BOOK_RENTED' }]);
  });

  it('is due at the agreed day if there is no other copy, and the reader is told', async () => {
    const { order, after } = await reserved(1);
    await daysLater(marketplace, 5, [seller, reader, next]);
    await deliverMail(marketplace);
    await arrive(order, 0);
    const period = { startsOn: '2026-01-20', endsOn: '2026-02-15', months: 1 };
    expect(await periodOf(order, reader)).toEqual(period);
    expect(await periodOf(after, next)).toEqual(FEBRUARY);
    expect((await arrivalsOf(marketplace, reader, lineOf(order))).moved).toMatchObject([
      { endsOn: '2026-02-15', isShortened: true },
    ]);
    const mails = await deliverMail(marketplace);
    const toReader = mails.find(({ to }) => to.address === reader.email);
    expect(toReader?.text).toContain('another reader has reserved a copy');
    expect(subjectsTo(mails, next)).toEqual([]);
  });

  it('is kept as long as it is free', async () => {
    const { order } = await reserved(1, '2026-02-18');
    await arrive(order, 5);
    expect((await periodOf(order, reader))?.endsOn).toBe('2026-02-18');
  });

  it('is not taken from a rental that was sent before', async () => {
    const { order, after } = await reserved(2);
    await send(after);
    await arrive(order, 5);
    expect((await periodOf(order, reader))?.endsOn).toBe('2026-02-15');
    expect(await copiesOf(order, after)).toBe(1);
  });

  it('arrives even if no day is left: the due date stays', async () => {
    const { order } = await reserved(1);
    await arrive(order, 33);
    expect(await periodOf(order, reader)).toEqual({
      startsOn: '2026-01-15',
      endsOn: '2026-02-15',
      months: 1,
    });
    expect((await arrivalsOf(marketplace, reader, lineOf(order))).moved).toMatchObject([
      { isShortened: true },
    ]);
  });

  it('can be extended to the missing days once the next reader cancels', async () => {
    const { order, after } = await reserved(1);
    await arrive(order, 5);
    expect((await extendRental(marketplace, reader, lineOf(order), 1)).userErrors).toMatchObject([
      { code: 'EXTENSION_RESERVED' },
    ]);
    await take(marketplace, next, 'cancelFulfillment', after.fulfillments[0]?.id ?? '');
    const extended = await extendRental(marketplace, reader, lineOf(order), 1);
    expect(extended.orderItem?.rentalPeriod?.endsOn).toBe('2026-03-20');
  });
});

describe('Several copies of a line', () => {
  it('are all due on one day: the first on which one is promised', async () => {
    const book = await listBook(marketplace, seller, { copies: 2 });
    await addToCart(marketplace, reader, book, { type: 'RENTAL', quantity: 2, rental: { months: 1 } });
    const { order } = await placeOrder(marketplace, reader);
    if (!order) throw new Error('The order was refused');
    await rent(marketplace, next, book, { months: 1, startsOn: '2026-02-17' });
    await send(order);
    await arrive(order, 5);
    expect((await periodOf(order, reader))?.endsOn).toBe('2026-02-17');
    const days = await marketplace.database.query(
      'SELECT DISTINCT starts_on AS "startsOn", due_on AS "dueOn" FROM rentals WHERE order_item_id = $1',
      [lineOf(order)],
    );
    expect(days).toEqual([{ startsOn: '2026-01-20', dueOn: '2026-02-17' }]);
  });
});
