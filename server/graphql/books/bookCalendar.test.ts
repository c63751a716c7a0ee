import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart, rentInCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, deliver, rent, take, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

// The test clock starts on 15 January 2026.
let marketplace: TestMarketplace;
let seller: Person;
let reader: Person;
let rival: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
  rival = await signUpReader(marketplace, 'Rival');
});
beforeEach(async () => {
  reader = await signUpReader(marketplace, 'Reader');
});
afterAll(() => marketplace.close());

interface Calendar {
  status: string;
  freePeriods: { startsOn: string; endsOn: string }[];
  bothFree: { startsOn: string; endsOn: string }[];
  rentalStarts: { startsOn: string; endsOn: string }[];
  nextFreeFrom: string | null;
  viewerCanBuy: boolean;
  viewerCanRent: boolean;
}

async function view(bookId: string, person = reader): Promise<Calendar> {
  const { book } = await marketplace.ask<{ book: Calendar }>(
    `query ($id: ID!) { book(id: $id) {
      status viewerCanBuy viewerCanRent nextFreeFrom
      freePeriods(until: "2026-12-31") { startsOn endsOn }
      bothFree: freePeriods(quantity: 2, until: "2026-12-31") { startsOn endsOn }
      rentalStarts(months: 2, until: "2026-12-31") { startsOn endsOn }
    } }`,
    { id: bookId },
    person.token,
  );
  return book;
}

describe('the calendar of a book', () => {
  it('is open when nobody has a copy, for 13 months at most', async () => {
    const book = await listBook(marketplace, seller);
    const { book: open } = await marketplace.ask<{ book: object }>(
      `query ($id: ID!) { book(id: $id) { freePeriods { startsOn endsOn } nextFreeFrom(months: 6) } }`,
      { id: book },
    );
    expect(open).toEqual({
      freePeriods: [{ startsOn: '2026-01-15', endsOn: '2027-02-15' }],
      nextFreeFrom: '2026-01-15',
    });
  });

  it('shows when copies are out, and when a rental of some months fits', async () => {
    const book = await listBook(marketplace, seller, { copies: 2 });
    await rent(marketplace, rival, book, { months: 1 });
    await rent(marketplace, rival, book, { months: 3, startsOn: '2026-03-01' });
    await rent(marketplace, rival, book, { months: 2, startsOn: '2026-03-15' });
    expect(await view(book)).toMatchObject({
      freePeriods: [
        { startsOn: '2026-01-15', endsOn: '2026-03-15' },
        { startsOn: '2026-05-15', endsOn: '2026-12-31' },
      ],
      bothFree: [
        { startsOn: '2026-02-15', endsOn: '2026-03-01' },
        { startsOn: '2026-06-01', endsOn: '2026-12-31' },
      ],
      rentalStarts: [
        { startsOn: '2026-01-15', endsOn: '2026-01-16' },
        { startsOn: '2026-05-15', endsOn: '2026-12-31' },
      ],
    });
  });

  it('is closed for good once every copy is sold', async () => {
    const book = await listBook(marketplace, seller);
    await buy(marketplace, rival, book);
    expect(await view(book)).toMatchObject({ status: 'SOLD', freePeriods: [], nextFreeFrom: null });
  });

  it('is read for a whole list in one statement more', async () => {
    await listBook(marketplace, seller);
    await listBook(marketplace, seller);
    const before = marketplace.database.statementCount;
    await marketplace.ask('{ books { nodes { id nextFreeFrom freePeriods { startsOn } } } }');
    expect(marketplace.database.statementCount - before).toBe(2);
  });

  it.each([
    ['no copy', 'freePeriods(quantity: 0) { startsOn }'],
    ['no month', 'nextFreeFrom(months: 0)'],
    ['more months than any book is rented for', 'rentalStarts(months: 121) { startsOn }'],
  ])('is not read for %s', async (_, field) => {
    const book = await listBook(marketplace, seller);
    const { errors } = await marketplace.graphql(`query ($id: ID!) { book(id: $id) { ${field} } }`, {
      id: book,
    });
    expect(errors).toHaveLength(1);
  });
});

describe('what a viewer may do with a book', () => {
  /**
   * Expects `viewerCanBuy` and `viewerCanRent` to be true if and only if the cart accepts the purchase or the rental.
   */
  async function expectAgreement(book: string, startsOn?: string) {
    const { viewerCanBuy, viewerCanRent } = await view(book);
    const bought = await addToCart(marketplace, reader, book);
    const rented = await rentInCart(marketplace, reader, book, { startsOn });
    expect([bought.userErrors.length === 0, rented.userErrors.length === 0]).toEqual([
      viewerCanBuy,
      viewerCanRent,
    ]);
    return { viewerCanBuy, viewerCanRent };
  }

  it('is everything while a copy is free for good', async () => {
    const book = await listBook(marketplace, seller, { copies: 2 });
    await rent(marketplace, rival, book);
    expect(await expectAgreement(book)).toEqual({ viewerCanBuy: true, viewerCanRent: true });
  });

  it('is to rent, and not to buy, when the copy is promised for later', async () => {
    const book = await listBook(marketplace, seller);
    await rent(marketplace, rival, book, { startsOn: '2026-06-01' });
    expect((await view(book)).status).toBe('AVAILABLE');
    expect(await expectAgreement(book)).toEqual({ viewerCanBuy: false, viewerCanRent: true });
  });

  it('is to rent from the day on which the copy is back', async () => {
    const book = await listBook(marketplace, seller);
    await rent(marketplace, rival, book, { months: 2 });
    const { status, nextFreeFrom } = await view(book);
    expect([status, nextFreeFrom]).toEqual(['RENTED', '2026-03-15']);
    expect(await expectAgreement(book, '2026-03-15')).toEqual({ viewerCanBuy: false, viewerCanRent: true });
  });

  it('is nothing while the only copy is overdue', async () => {
    const book = await listBook(marketplace, seller);
    await rent(marketplace, rival, book);
    marketplace.clock.advanceDays(40);
    reader = await signUpReader(marketplace, 'Somebody new');
    try {
      const { nextFreeFrom, freePeriods } = await view(book);
      expect([nextFreeFrom, freePeriods]).toEqual([null, []]);
      expect(await expectAgreement(book, '2026-09-01')).toEqual({
        viewerCanBuy: false,
        viewerCanRent: false,
      });
    } finally {
      marketplace.clock.advanceDays(-40);
    }
  });
});

describe('a rental', () => {
  const fulfillmentOf = ({ fulfillments }: Order) => fulfillments[0]?.id ?? '';

  it('may begin later, and frees the copy at once when it comes back early', async () => {
    const book = await listBook(marketplace, seller);
    const order = await rent(marketplace, reader, book, { months: 3, startsOn: '2026-01-20' });
    expect(await view(book)).toMatchObject({
      status: 'AVAILABLE',
      freePeriods: [
        { startsOn: '2026-01-15', endsOn: '2026-01-20' },
        { startsOn: '2026-04-20', endsOn: '2026-12-31' },
      ],
    });
    await deliver(marketplace, order, seller, reader);
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    expect(await view(book)).toMatchObject({
      status: 'AVAILABLE',
      viewerCanBuy: true,
      freePeriods: [{ startsOn: '2026-01-15', endsOn: '2026-12-31' }],
    });
    await rent(marketplace, rival, book, { months: 1 });
  });

  it('goes to one of two people who are after the same dates', async () => {
    const book = await listBook(marketplace, seller);
    await rent(marketplace, rival, book, { months: 2, startsOn: '2026-05-01' });
    const late = await rentInCart(marketplace, reader, book, { months: 1, startsOn: '2026-06-20' });
    expect(late.userErrors).toMatchObject([{ code: 'BOOK_RENTED' }]);
    const before = await rentInCart(marketplace, reader, book, { months: 3, startsOn: '2026-02-01' });
    expect(before.userErrors).toEqual([]);
  });
});

describe('a search for books that are free', () => {
  async function titles(free: object, more: object = {}): Promise<string[]> {
    const { books } = await marketplace.ask<{ books: { nodes: { title: string }[]; totalCount: number } }>(
      'query ($filter: BookFilter) { books(filter: $filter) { nodes { title } totalCount } }',
      { filter: { sellerId: seller.id, free, ...more } },
    );
    expect(books.totalCount).toBe(books.nodes.length);
    return books.nodes.map(({ title }) => title).toSorted();
  }

  it('finds those of which a copy is free on all of the days', async () => {
    seller = await signUpReader(marketplace, 'Another seller');
    const gaban = await listBook(marketplace, seller, { title: 'Gaban' });
    const kafan = await listBook(marketplace, seller, { title: 'Kafan', copies: 2 });
    await listBook(marketplace, seller, { title: 'Nirmala', genres: ['HISTORY'] });
    for (const book of [gaban, kafan])
      await rent(marketplace, rival, book, { months: 1, startsOn: '2026-03-01' });

    expect(await titles({ startsOn: '2026-01-20', endsOn: '2026-03-01' })).toEqual([
      'Gaban',
      'Kafan',
      'Nirmala',
    ]);
    expect(await titles({ startsOn: '2026-01-20', endsOn: '2026-03-02' })).toEqual(['Kafan', 'Nirmala']);
    expect(await titles({ startsOn: '2026-04-01', endsOn: '2026-05-01' })).toEqual([
      'Gaban',
      'Kafan',
      'Nirmala',
    ]);
    const march = { startsOn: '2026-03-01', endsOn: '2026-04-01' };
    expect(await titles(march, { genre: 'HISTORY' })).toEqual(['Nirmala']);
    expect(await titles(march, { search: 'gaban' })).toEqual([]);
  });

  it('leaves out a copy that is overdue, though nobody has reserved the days', async () => {
    seller = await signUpReader(marketplace, 'A patient seller');
    await rent(marketplace, rival, await listBook(marketplace, seller));
    const days = { startsOn: '2026-09-01', endsOn: '2026-10-01' };
    expect(await titles(days)).toEqual(['Godan']);
    marketplace.clock.advanceDays(40);
    expect(await titles(days)).toEqual([]);
    marketplace.clock.advanceDays(-40);
  });

  it('is refused when the days are over', async () => {
    const { errors } = await marketplace.graphql(
      '{ books(filter: { free: { startsOn: "2026-01-01", endsOn: "2026-01-15" } }) { nodes { id } } }',
    );
    expect(errors?.[0]?.message).toBe('These days are in the past. Please choose later days.');
  });
});
