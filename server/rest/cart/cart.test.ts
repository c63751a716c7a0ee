import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { money } from '../../domain/money/money.js';
import { daysOf, rentalPeriod } from '../../domain/rental/rentalPeriod.js';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';
import { documentedPrice } from './rentalDuration.js';

const inr = (amount: number) => money(amount, 'INR');

interface Line {
  _id: string;
  book: { _id: string; title: string; coverImage: string };
  type: string;
  quantity: number;
  price: number;
  lineTotal: number;
  rentalDuration?: { startDate: string; endDate: string };
  problem?: { code: string };
}
type Cart = Data<{ cart: { items: Line[]; totalAmount: number; depositTotal: number; amountDue: number } }>;

let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
let buyer: Person;
let bookId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  seller = await signUpReader(marketplace, 'Seller');
  bookId = await listBook(marketplace, seller, { copies: 5 });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  buyer = await signUpReader(marketplace, 'Buyer');
});

const FROM_TODAY = { startDate: '2026-01-15', endDate: '2026-03-15' };
const add = <Body = Cart>(body: object, as = buyer) => rest.post<Body>('/api/v1/cart/add', { as, body });
const rent = <Body = Cart>(rentalDuration: object) => add<Body>({ bookId, type: 'rent', rentalDuration });

async function lines(): Promise<Line[]> {
  return (await rest.get<Cart>('/api/v1/cart', { as: buyer })).body.data.cart.items;
}

describe('GET /api/v1/cart', () => {
  it('is empty to begin with', async () => {
    const { body } = await rest.get<Cart>('/api/v1/cart', { as: buyer });
    expect(body.data.cart).toMatchObject({ items: [], totalAmount: 0, amountDue: 0 });
  });

  it('says of a line what keeps it from being ordered', async () => {
    const last = await listBook(marketplace, seller);
    await add({ bookId: last, type: 'purchase' });
    await buy(marketplace, await signUpReader(marketplace), last);
    expect((await lines())[0]?.problem?.code).toBe('BOOK_SOLD');
  });
});

describe('POST /api/v1/cart/add', () => {
  it('adds a purchase, and adds up the same once more', async () => {
    const { status, body } = await add({ bookId, quantity: 1, type: 'purchase' });
    expect(status).toBe(200);
    expect(body.data.cart.items).toMatchObject([
      {
        book: { _id: bookId, title: 'Godan' },
        type: 'purchase',
        quantity: 1,
        price: 249.5,
        lineTotal: 249.5,
      },
    ]);
    await add({ bookId, quantity: 2, type: 'purchase' });
    expect(await lines()).toMatchObject([{ quantity: 3, price: 249.5, lineTotal: 748.5 }]);
  });

  it('adds a rental of the fewest months that reach its end', async () => {
    const { body } = await rent(FROM_TODAY);
    const [line] = body.data.cart.items;
    expect(line).toMatchObject({ type: 'rent', lineTotal: 98, rentalDuration: FROM_TODAY });
    const [longer] = [{ startDate: '2026-01-15T10:00:00.000Z', endDate: '2026-01-20T00:00:00Z' }];
    await rest.delete(`/api/v1/cart/items/${line?._id}`, { as: buyer });
    const again = await rent(longer);
    expect(again.body.data.cart).toMatchObject({
      items: [{ lineTotal: 49, rentalDuration: { startDate: '2026-01-15', endDate: '2026-02-15' } }],
      totalAmount: 49,
      depositTotal: 200,
      amountDue: 249,
    });
  });

  it('gives a rental the price of which the documented total is right to the paisa', () => {
    const days = fc.integer({ min: 0, max: 3650 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)));
    const line = fc.record({
      perMonth: fc.integer({ min: 1, max: 1_000_000_000 }),
      start: days,
      months: fc.integer({ min: 1, max: 30 }),
      quantity: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(line, ({ perMonth, start, months, quantity }) => {
        const period = rentalPeriod(start.toISOString().slice(0, 10), months);
        const total = inr(perMonth * months * quantity);
        const price = documentedPrice({ total, quantity, rentalPeriod: period });
        expect(Math.round(price * daysOf(period) * quantity * 100)).toBe(total.amount);
      }),
    );
  });

  it('refuses a rental that is in the cart already, in the documented words', async () => {
    await rent(FROM_TODAY);
    expect(await rent<Refused>(FROM_TODAY)).toMatchObject({
      status: 409,
      body: {
        message: 'This book is already in your cart. Please check your cart.',
        code: 'ALREADY_IN_CART',
      },
    });
    expect(await lines()).toHaveLength(1);
  });

  it.each([
    ['an end on the start', { ...FROM_TODAY, endDate: '2026-01-15' }, 422, 'PERIOD_INVALID', 'endDate'],
    ['a start that has passed', { ...FROM_TODAY, startDate: '2026-01-14' }, 422, 'DATE_IN_PAST', 'startDate'],
    ['no date', { ...FROM_TODAY, startDate: 'tomorrow' }, 422, 'DATE_INVALID', 'startDate'],
    ['a date that there is not', { ...FROM_TODAY, endDate: '2026-02-30' }, 422, 'DATE_INVALID', 'endDate'],
    [
      'more months than allowed',
      { ...FROM_TODAY, endDate: '2026-08-15' },
      422,
      'DURATION_OUT_OF_RANGE',
      'endDate',
    ],
  ])('refuses a rental with %s', async (_, duration, status, code, field) => {
    expect(await rent<Refused>(duration)).toMatchObject({
      status,
      body: { code, field: `rentalDuration.${field}` },
    });
    expect(await lines()).toEqual([]);
  });

  it.each([
    [{ type: 'purchase' }, 422, 'bookId'],
    [{ bookId: 'nonsense', type: 'purchase' }, 404, 'bookId'],
    [{ type: 'gift' }, 422, 'type'],
    [{ type: 'rent' }, 422, 'rentalDuration'],
    [{ type: 'purchase', quantity: 0 }, 422, 'quantity'],
    [{ type: 'purchase', quantity: 1.5 }, 422, 'quantity'],
    [{ type: 'purchase', quantity: 6 }, 409, 'quantity'],
  ])('refuses %o', async (wish, status, field) => {
    const body = 'bookId' in wish || field === 'bookId' ? wish : { bookId, ...wish };
    expect(await add<Refused>(body)).toMatchObject({ status, body: { field } });
    expect(await lines()).toEqual([]);
  });

  it('is not for visitors, nor for the book’s own seller', async () => {
    const body = { bookId, type: 'purchase' };
    expect(await rest.post<Refused>('/api/v1/cart/add', { body })).toMatchObject({ status: 401 });
    expect(await add<Refused>(body, seller)).toMatchObject({ status: 403, body: { code: 'OWN_BOOK' } });
    expect(await rest.get<Refused>('/api/v1/cart')).toMatchObject({ status: 401 });
  });
});

describe('a line of the cart', () => {
  let itemId: string;
  beforeEach(async () => {
    const { body } = await add({ bookId, type: 'purchase' });
    itemId = body.data.cart.items[0]?._id ?? '';
  });
  const change = <Body = Cart>(body: object, as = buyer) =>
    rest.patch<Body>(`/api/v1/cart/items/${itemId}`, { as, body });

  it('takes another quantity', async () => {
    expect((await change({ quantity: 4 })).body.data.cart.items).toMatchObject([
      { quantity: 4, lineTotal: 998 },
    ]);
  });

  it.each([
    [{ quantity: 0 }, 422],
    [{}, 422],
    [{ quantity: 6 }, 409],
  ])('refuses %o and stays as it was', async (body, status) => {
    expect(await change<Refused>(body)).toMatchObject({ status, body: { field: 'quantity' } });
    expect(await lines()).toMatchObject([{ quantity: 1 }]);
  });

  it('goes when it is removed', async () => {
    const { body } = await rest.delete<Cart>(`/api/v1/cart/items/${itemId}`, { as: buyer });
    expect(body.data.cart.items).toEqual([]);
    expect(await rest.delete<Refused>(`/api/v1/cart/items/${itemId}`, { as: buyer })).toMatchObject({
      status: 404,
      body: { code: 'CART_ITEM_NOT_FOUND', field: 'itemId' },
    });
  });

  it('is nobody else’s', async () => {
    const stranger = await signUpReader(marketplace);
    expect(await change<Refused>({ quantity: 2 }, stranger)).toMatchObject({ status: 404 });
    const path = `/api/v1/cart/items/${itemId}`;
    expect(await rest.delete<Refused>(path, { as: stranger })).toMatchObject({ status: 404 });
    expect(await rest.delete<Refused>(path)).toMatchObject({ status: 401 });
    expect(await lines()).toHaveLength(1);
  });
});
