import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { rent, take } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data } from '../../testing/restClient.js';

interface Entry {
  book: { _id: string };
  rentalDuration: { startDate: string; endDate: string };
  placeInLine: number | null;
  toldAt: string | null;
  turnEndsAt: string | null;
  isFree: boolean;
}

let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
let reader: Person;
let holder: Person;
let bookId: string;
let fulfillmentId: string;
// The test clock starts on 15 January 2026.
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  [seller, reader, holder] = (await Promise.all(
    ['Seller', 'Reader', 'Holder'].map((name) => signUpReader(marketplace, name)),
  )) as [Person, Person, Person];
  bookId = await listBook(marketplace, seller);
  const order = await rent(marketplace, holder, bookId, { months: 3 });
  fulfillmentId = order.fulfillments[0]?.id ?? '';
});
afterAll(() => marketplace.close());

const path = (id = bookId) => `/api/v1/books/${id}/waiting`;
const join = (startDate: string, endDate: string, as = reader, id = bookId) =>
  rest.call<Data<{ entry: Entry }> & { code: string; field: string }>('PUT', path(id), {
    as,
    body: { rentalDuration: { startDate, endDate } },
  });
const list = async () => {
  const { body } = await rest.get<Data<{ entries: Entry[]; nextCursor: string | null }>>(
    '/api/v1/waiting-list',
    { as: reader },
  );
  return body.data.entries;
};

it('waits for a book by its documented dates, is told, and waits no more', async () => {
  const { status, body } = await join('2026-01-15', '2026-02-20');
  expect(status).toBe(200);
  expect(body.data.entry).toMatchObject({
    book: { _id: bookId },
    rentalDuration: { startDate: '2026-01-15', endDate: '2026-03-15' },
    placeInLine: 1,
    toldAt: null,
    isFree: false,
  });
  const own = await join('2026-01-15', '2026-02-20', holder);
  expect([own.status, own.body.code, own.body.field]).toEqual([409, 'ALREADY_RENTED', 'id']);
  expect((await join('2026-01-15', '2026-02-20')).status).toBe(200);
  await take(marketplace, seller, 'cancelFulfillment', fulfillmentId, { reason: 'Lost' });
  expect(await list()).toMatchObject([
    {
      placeInLine: null,
      toldAt: '2026-01-15T06:30:00.000Z',
      turnEndsAt: '2026-01-16T06:30:00.000Z',
      isFree: true,
    },
  ]);
  for (let time = 0; time < 2; time += 1) {
    expect((await rest.call('DELETE', path(), { as: reader })).status).toBe(200);
  }
  expect(await list()).toEqual([]);
});

it('refuses, under the names of the path, what cannot be waited for', async () => {
  const refusals: [string, string, Person?, string?][] = [
    ['2026-02-01', '2026-03-01'],
    ['2026-02-01', '2026-02-01'],
    ['2026-01-14', '2026-03-01'],
    ['soon', '2026-03-01'],
    ['2026-02-01', '2026-03-01', seller],
    ['2026-02-01', '2026-03-01', reader, 'book_none'],
  ];
  const told = [];
  for (const [start, end, as, id] of refusals) {
    const { status, body } = await join(start, end, as, id);
    told.push([status, body.code, body.field]);
  }
  expect(told).toEqual([
    [409, 'FREE_ON_THESE_DAYS', 'rentalDuration'],
    [422, 'PERIOD_INVALID', 'rentalDuration.endDate'],
    [422, 'DATE_IN_PAST', 'rentalDuration.startDate'],
    [422, 'DATE_INVALID', 'rentalDuration.startDate'],
    [403, 'OWN_BOOK', 'id'],
    [404, 'BOOK_NOT_FOUND', 'id'],
  ]);
  expect((await rest.call('PUT', path(), {})).status).toBe(401);
  expect((await rest.call('PUT', path(), { as: reader, body: {} })).status).toBe(422);
});
