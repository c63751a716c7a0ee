import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart, rentInCart, viewCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { daysLater } from '../../testing/later.js';
import { deliver, placeOrder, rent, take } from '../../testing/orders/orders.js';
import { extendRental, viewRental } from '../../testing/orders/rentals.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

// Seven days are kept free between two rentals of a copy. The only copy is rented from 15 March to 15 April 2026.
let marketplace: TestMarketplace;
let seller: Person;
let reader: Person;
let other: Person;
let book: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open({ rentalRoomDays: 7 });
  seller = await signUpReader(marketplace, 'Seller');
  reader = await signUpReader(marketplace, 'Reader');
});
beforeEach(async () => {
  marketplace.clock.moveTo('2026-01-15T06:30:00Z');
  other = await signUpReader(marketplace, 'Other');
  book = await listBook(marketplace, seller);
});
afterAll(() => marketplace.close());

const rentMarch = () => rent(marketplace, reader, book, { months: 1, startsOn: '2026-03-15' });
const asked = (startsOn: string, months = 1) =>
  addToCart(marketplace, other, book, { type: 'RENTAL', rental: { months, startsOn } });
const codesOf = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);

interface Calendar {
  freePeriods: { startsOn: string; endsOn: string }[];
  rentalStarts: { startsOn: string; endsOn: string }[];
  nextFreeFrom: string | null;
}

async function calendarOf(id: string): Promise<Calendar> {
  const { book: found } = await marketplace.ask<{ book: Calendar }>(
    `query ($id: ID!) { book(id: $id) { freePeriods(until: "2026-06-30") { startsOn endsOn }
       rentalStarts(months: 1, until: "2026-06-30") { startsOn endsOn } nextFreeFrom(months: 1) } }`,
    { id },
    other.token,
  );
  return found;
}

describe('Between two rentals of a copy', () => {
  it('the calendar keeps the room, before and after', async () => {
    await rentMarch();
    expect(await calendarOf(book)).toEqual({
      freePeriods: [
        { startsOn: '2026-01-15', endsOn: '2026-03-08' },
        { startsOn: '2026-04-22', endsOn: '2026-06-30' },
      ],
      rentalStarts: [
        { startsOn: '2026-01-15', endsOn: '2026-02-09' },
        { startsOn: '2026-04-22', endsOn: '2026-06-30' },
      ],
      nextFreeFrom: '2026-01-15',
    });
  });

  it.each(['2026-02-09', '2026-04-21'])(
    'a rental of one month from %s is refused: it would touch the room',
    async (startsOn) => {
      await rentMarch();
      expect((await asked(startsOn)).userErrors).toMatchObject([
        { code: 'BOOK_RENTED', message: 'This book is rented out until 2026-04-22' },
      ]);
    },
  );

  it.each(['2026-02-08', '2026-04-22'])('a rental of one month from %s is allowed', async (startsOn) => {
    await rentMarch();
    expect(codesOf(await asked(startsOn))).toEqual([]);
  });

  it('an order is refused if another has taken the room since it was put into the cart', async () => {
    await rentInCart(marketplace, other, book, { months: 1, startsOn: '2026-02-12' });
    await rentMarch();
    const { items } = await viewCart(marketplace, other);
    expect(items).toHaveLength(1);
    expect(codesOf(await placeOrder(marketplace, other))).toEqual(['BOOK_RENTED']);
  });

  it('a list of books for days leaves out a copy that has no room', async () => {
    await rentMarch();
    const foundFor = async (startsOn: string, endsOn: string) => {
      const { books } = await marketplace.ask<{ books: { nodes: { id: string }[] } }>(
        `query ($free: DaysInput!) { books(filter: { free: $free }, first: 50) { nodes { id } } }`,
        { free: { startsOn, endsOn } },
        other.token,
      );
      return books.nodes.some(({ id }) => id === book);
    };
    expect(await foundFor('2026-02-20', '2026-03-08')).toBe(true);
    expect(await foundFor('2026-02-20', '2026-03-09')).toBe(false);
    expect(await foundFor('2026-04-21', '2026-05-01')).toBe(false);
    expect(await foundFor('2026-04-22', '2026-05-01')).toBe(true);
  });

  it('an extension ends before the room of the next reader', async () => {
    const order = await rent(marketplace, reader, book, { months: 1 });
    await deliver(marketplace, order, seller, reader);
    const line = order.items[0]?.id ?? '';
    await rent(marketplace, other, book, { months: 1, startsOn: '2026-03-22' });
    expect((await viewRental(marketplace, reader, line)).extensionLimit).toMatchObject({
      months: 1,
      endsOn: '2026-03-15',
    });
    expect(codesOf(await extendRental(marketplace, reader, line, 2))).toEqual(['EXTENSION_RESERVED']);
    expect(codesOf(await extendRental(marketplace, reader, line, 1))).toEqual([]);
  });

  it('an extension into the room is refused', async () => {
    const order = await rent(marketplace, reader, book, { months: 1 });
    await deliver(marketplace, order, seller, reader);
    await rent(marketplace, other, book, { months: 1, startsOn: '2026-03-21' });
    const refused = await extendRental(marketplace, reader, order.items[0]?.id ?? '', 1);
    expect(refused.userErrors).toMatchObject([
      { code: 'EXTENSION_RESERVED', values: [{ name: 'from', value: '2026-03-14' }, { name: 'latest' }] },
    ]);
  });

  it('a late arrival takes the room, so that the reader gets all days', async () => {
    const order = await rent(marketplace, reader, book, { months: 1 });
    await rent(marketplace, other, book, { months: 1, startsOn: '2026-02-22' });
    const id = order.fulfillments[0]?.id ?? '';
    for (const step of ['confirmFulfillment', 'shipFulfillment'] as const)
      await take(marketplace, seller, step, id);
    await daysLater(marketplace, 5, [seller, reader, other]);
    await take(marketplace, reader, 'markDelivered', id);
    const { rentalPeriod } = await viewRental(marketplace, reader, order.items[0]?.id ?? '');
    expect(rentalPeriod).toEqual({ startsOn: '2026-01-20', endsOn: '2026-02-20', months: 1 });
  });

  it('a reader waits for days of which the room takes one', async () => {
    await rentMarch();
    const { joinWaitingList } = await marketplace.ask<{
      joinWaitingList: { userErrors: { code: string }[] };
    }>(
      `mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { userErrors { code } } }`,
      { input: { bookId: book, rental: { months: 1, startsOn: '2026-04-18' } } },
      other.token,
    );
    expect(joinWaitingList.userErrors).toEqual([]);
  });
});
