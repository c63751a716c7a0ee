import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GODAN, LIST_BOOK, listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { bookForm, GODAN_DATA } from '../../testing/forms.js';
import { setCopies, viewListing } from '../../testing/books/listings.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import {
  buy,
  cancelOrder,
  deliver,
  placed,
  placeOrder,
  rent,
  take,
  type Order,
} from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { extendRental } from '../../testing/orders/rentals.js';
import { RestClient, type Refused } from '../../testing/restClient.js';

// The test clock starts on 15 January 2026.
const MILLION = 1_000_000;

let marketplace: TestMarketplace;
let seller: Person;
let reader: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
  reader = await signUpReader(marketplace, 'Reader');
});
afterAll(() => marketplace.close());

const newListing = (book: object = {}) => listBook(marketplace, seller, { copies: MILLION, ...book });
const copiesOf = async (bookId: string) => (await viewListing(marketplace, bookId))?.copies;
const fulfillmentOf = ({ fulfillments }: Order) => fulfillments[0]?.id ?? '';

async function listingsOfSeller(): Promise<number> {
  const query = '{ listings { totalCount } }';
  const data = await marketplace.ask<{ listings: { totalCount: number } }>(query, {}, seller.token);
  return data.listings.totalCount;
}

describe('a listing of a million copies', () => {
  it('is made, and is edited down to the copies that are promised, not below', async () => {
    const book = await newListing();
    expect(await copiesOf(book)).toEqual({ total: MILLION, available: MILLION });
    await rent(marketplace, reader, book, { startsOn: '2026-01-20' });
    await addToCart(marketplace, reader, book, { type: 'RENTAL', quantity: 2, rental: { months: 1 } });
    placed(await placeOrder(marketplace, reader));
    const { book: refused, userErrors } = await setCopies(marketplace, seller, book, 2);
    expect(refused).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'COPIES_TAKEN', field: ['copies'] }]);
    expect(userErrors[0]?.message).toBe('3 copies are rented out or reserved and cannot be removed');
    expect((await setCopies(marketplace, seller, book, 3)).book?.copies).toMatchObject({ total: 3 });
    expect((await setCopies(marketplace, seller, book, MILLION)).book?.copies).toMatchObject({
      total: MILLION,
    });
  });

  it('has one less after a purchase, and again as many once that is cancelled', async () => {
    const book = await newListing();
    const order = await buy(marketplace, reader, book);
    expect(await copiesOf(book)).toEqual({ total: MILLION - 1, available: MILLION - 1 });
    await cancelOrder(marketplace, reader, order.id);
    expect(await copiesOf(book)).toEqual({ total: MILLION, available: MILLION });
  });

  it('keeps a rented copy, which is not available until it comes back', async () => {
    const book = await newListing();
    const order = await rent(marketplace, reader, book);
    const whileOut = { total: MILLION, available: MILLION - 1 };
    expect(await copiesOf(book)).toEqual(whileOut);
    await deliver(marketplace, order, seller, reader);
    const { userErrors } = await extendRental(marketplace, reader, order.items[0]?.id ?? '', 2);
    expect(userErrors).toEqual([]);
    expect(await copiesOf(book)).toEqual(whileOut);
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    expect(await copiesOf(book)).toEqual({ total: MILLION, available: MILLION });
  });

  it('has a copy that is promised for later available until then, unless the promise is cancelled', async () => {
    const book = await newListing();
    const order = await rent(marketplace, reader, book, { startsOn: '2026-03-01' });
    expect(await copiesOf(book)).toEqual({ total: MILLION, available: MILLION });
    expect((await setCopies(marketplace, seller, book, 1)).book?.copies).toEqual({ total: 1, available: 1 });
    await cancelOrder(marketplace, reader, order.id);
    expect(await copiesOf(book)).toEqual({ total: 1, available: 1 });
  });

  it('promises one copy to several readers when their days allow it', async () => {
    const book = await newListing();
    for (const startsOn of ['2026-06-01', '2026-01-15', '2026-08-01', '2026-07-01']) {
      await rent(marketplace, reader, book, { startsOn, months: 1 });
    }
    expect((await setCopies(marketplace, seller, book, 1)).book?.copies).toEqual({ total: 1, available: 0 });
  });
});

describe('one copy too many', () => {
  it('is refused, and nothing is listed', async () => {
    const before = await listingsOfSeller();
    const { listBook: payload } = await marketplace.ask<{ listBook: object }>(
      LIST_BOOK,
      { input: { ...GODAN, copies: MILLION + 1 } },
      seller.token,
    );
    expect(payload).toMatchObject({
      book: null,
      userErrors: [{ code: 'COPIES_OUT_OF_RANGE', field: ['copies'] }],
    });
    const rest = await RestClient.of(marketplace);
    const form = bookForm({ ...GODAN_DATA, copies: MILLION + 1 });
    expect(await rest.post<Refused>('/api/v1/books', { as: seller, form })).toMatchObject({
      status: 422,
      body: { code: 'COPIES_OUT_OF_RANGE', field: 'copies' },
    });
    expect(await listingsOfSeller()).toBe(before);
  });

  it('is refused to a listing, which stays as it is', async () => {
    const book = await newListing();
    const { userErrors } = await setCopies(marketplace, seller, book, MILLION + 1);
    expect(userErrors).toMatchObject([{ code: 'COPIES_OUT_OF_RANGE', field: ['copies'] }]);
    expect(await copiesOf(book)).toEqual({ total: MILLION, available: MILLION });
  });
});

describe('the days of a large listing', () => {
  const ALL = { startsOn: '2026-01-15', endsOn: '2026-12-31' };

  async function daysOf(bookId: string, quantity: number) {
    const { book } = await marketplace.ask<{ book: object }>(
      `query ($id: ID!, $quantity: Int!) { book(id: $id) {
         freePeriods(quantity: $quantity, until: "2026-12-31") { startsOn endsOn }
         rentalStarts(quantity: $quantity, months: 2, until: "2026-12-31") { startsOn endsOn }
         nextFreeFrom(quantity: $quantity)
       } }`,
      { id: bookId, quantity },
    );
    return book;
  }

  it('count the copies that are free beside those that are rented for a while', async () => {
    const book = await newListing({ copies: 1_000 });
    await rent(marketplace, reader, book, { months: 2, startsOn: '2026-03-01' });
    expect(await daysOf(book, 999)).toEqual({
      freePeriods: [ALL],
      rentalStarts: [ALL],
      nextFreeFrom: ALL.startsOn,
    });
    expect(await daysOf(book, 1_000)).toEqual({
      freePeriods: [
        { startsOn: '2026-01-15', endsOn: '2026-03-01' },
        { startsOn: '2026-05-01', endsOn: '2026-12-31' },
      ],
      rentalStarts: [{ startsOn: '2026-05-01', endsOn: '2026-12-31' }],
      nextFreeFrom: '2026-01-15',
    });
  });

  it('are found by anyone who looks for a copy on some of them', async () => {
    const title = 'Rangbhoomi';
    const book = await newListing({ title });
    const rentedOut = await newListing({ title, copies: 1 });
    await rent(marketplace, reader, book, { months: 2, startsOn: '2026-03-01' });
    await rent(marketplace, reader, rentedOut, { months: 2, startsOn: '2026-03-01' });
    const free = async (startsOn: string, endsOn: string) => {
      const { books } = await marketplace.ask<{ books: { nodes: { id: string }[] } }>(
        `query ($free: DaysInput!) { books(filter: { search: "${title}", free: $free }) { nodes { id } } }`,
        { free: { startsOn, endsOn } },
      );
      return new Set(books.nodes.map(({ id }) => id));
    };
    expect(await free('2026-02-15', '2026-03-02')).toEqual(new Set([book]));
    expect(await free('2026-02-01', '2026-03-01')).toEqual(new Set([book, rentedOut]));
    expect(await free('2026-05-01', '2026-06-01')).toEqual(new Set([book, rentedOut]));
  });
});

describe('a purchase', () => {
  it('costs the same few statements of one copy and of a million', async () => {
    const statementsOf = async (work: () => Promise<{ userErrors: object[] }>) => {
      const before = marketplace.database.statementCount;
      expect((await work()).userErrors).toEqual([]);
      return marketplace.database.statementCount - before;
    };
    const costOf = async (copies: number) => {
      const book = await newListing({ copies });
      const toAdd = await statementsOf(() => addToCart(marketplace, reader, book));
      return { toAdd, toOrder: await statementsOf(() => placeOrder(marketplace, reader)) };
    };
    const ofOne = await costOf(1);
    expect(await costOf(MILLION)).toEqual(ofOne);
    expect(ofOne.toAdd).toBeLessThanOrEqual(8);
    expect(ofOne.toOrder).toBeLessThanOrEqual(16);
  });
});
