import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart, rentInCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { ADDRESS, buy, deliver, viewOrder } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';

interface Order {
  _id: string;
  status: string;
  items: { book: { title: string }; seller: string }[];
}
type OneOrder = Data<{ order: Order }>;
type Orders = Data<{ orders: Order[]; nextCursor: string | null }>;

let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
let buyer: Person;
let bookId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  seller = await signUpReader(marketplace, 'Seller');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  buyer = await signUpReader(marketplace, 'Buyer');
  bookId = await listBook(marketplace, seller, { copies: 3 });
});

const CHECKOUT = { shippingAddress: ADDRESS, paymentMethod: 'net_banking' };
const order = <Body = OneOrder>(body: unknown = CHECKOUT, headers: Record<string, string> = {}) =>
  rest.post<Body>('/api/v1/orders', { as: buyer, body, headers });
const orders = async (query = '') =>
  (await rest.get<Orders>(`/api/v1/orders${query}`, { as: buyer })).body.data;

describe('POST /api/v1/orders', () => {
  it('orders the cart and answers the order in the documented shape', async () => {
    await addToCart(marketplace, buyer, bookId, { quantity: 2 });
    await rentInCart(marketplace, buyer, bookId);
    const { status, body } = await order();
    expect(status).toBe(201);
    expect(body.data.order).toMatchObject({
      status: 'pending',
      totalAmount: 548,
      depositTotal: 200,
      amountDue: 748,
      items: [
        {
          book: { _id: bookId, title: 'Godan' },
          type: 'purchase',
          quantity: 2,
          price: 249.5,
          seller: seller.id,
        },
        { type: 'rent', quantity: 1, lineTotal: 49, rentalDuration: { startDate: '2026-01-15' } },
      ],
      hasRated: false,
      rating: null,
      shippingAddress: { ...ADDRESS, country: 'India' },
      paymentMethod: 'net_banking',
      fulfillments: [{ seller: seller.id, status: 'pending' }],
    });
    const { body: cart } = await rest.get<Data<{ cart: { items: unknown[] } }>>('/api/v1/cart', {
      as: buyer,
    });
    expect(cart.data.cart.items).toEqual([]);
  });

  it('pays by UPI unless told otherwise', async () => {
    await addToCart(marketplace, buyer, bookId);
    expect((await order({ shippingAddress: ADDRESS })).body.data.order).toMatchObject({
      paymentMethod: 'upi',
    });
  });

  it('gives the same order under the same key', async () => {
    await addToCart(marketplace, buyer, bookId);
    const first = await order(CHECKOUT, { 'idempotency-key': 'once' });
    const again = await order(CHECKOUT, { 'idempotency-key': 'once' });
    expect(again.body.data.order._id).toBe(first.body.data.order._id);
    const other = { ...CHECKOUT, paymentMethod: 'upi' };
    expect(await order<Refused>(other, { 'idempotency-key': 'once' })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect((await orders()).orders).toHaveLength(1);
  });

  it.each([
    [
      { shippingAddress: { ...ADDRESS, city: ' ' } },
      'Please fill in all required fields',
      'shippingAddress.city',
    ],
    [{}, 'Please fill in all required fields', 'shippingAddress'],
    [
      { ...CHECKOUT, shippingAddress: { ...ADDRESS, zipcode: '12' } },
      'Please enter a valid zipcode (5-6 digits)',
      'shippingAddress.zipcode',
    ],
    [{ ...CHECKOUT, paymentMethod: 'barter' }, undefined, 'paymentMethod'],
  ])('refuses %o and leaves the cart as it was', async (body, message, field) => {
    await addToCart(marketplace, buyer, bookId);
    expect(await order<Refused>(body)).toMatchObject({
      status: 422,
      body: { ...(message && { message }), field },
    });
    expect((await orders()).orders).toEqual([]);
    expect((await order()).status).toBe(201);
  });

  it('refuses an empty cart, and one with a line that somebody else was quicker with', async () => {
    expect(await order<Refused>()).toMatchObject({ status: 409, body: { code: 'CART_EMPTY' } });
    const last = await listBook(marketplace, seller);
    await addToCart(marketplace, buyer, last);
    await addToCart(marketplace, buyer, bookId);
    await buy(marketplace, await signUpReader(marketplace), last);
    const refused = await order<Refused>();
    expect(refused).toMatchObject({ status: 409, body: { code: 'BOOK_SOLD' } });
    expect(refused.body.field).toMatch(/^items\.cartitem_/);
  });

  it('is not for visitors', async () => {
    expect(await rest.post<Refused>('/api/v1/orders', { body: CHECKOUT })).toMatchObject({ status: 401 });
  });
});

describe('the orders of a buyer', () => {
  it('are answered newest first, page by page', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await buy(marketplace, buyer, bookId)).id);
      marketplace.clock.advanceDays(1);
    }
    expect((await orders()).orders.map(({ _id }) => _id)).toEqual(ids);
    const first = await orders('?limit=2');
    const second = await orders(`?limit=2&after=${first.nextCursor}`);
    expect([...first.orders, ...second.orders].map(({ _id }) => _id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
    expect(first.orders[0]?.items[0]?.book.title).toBe('Godan');
  });

  it('are answered one by one to who they concern', async () => {
    const { id } = await buy(marketplace, buyer, bookId);
    const path = `/api/v1/orders/${id}`;
    for (const as of [buyer, seller]) {
      expect((await rest.get<OneOrder>(path, { as })).body.data.order._id).toBe(id);
    }
    const stranger = await signUpReader(marketplace);
    expect(await rest.get<Refused>(path, { as: stranger })).toMatchObject({
      status: 404,
      body: { code: 'ORDER_NOT_FOUND' },
    });
    expect(await rest.get<Refused>(path)).toMatchObject({ status: 401 });
    expect(await rest.get<Refused>('/api/v1/orders')).toMatchObject({ status: 401 });
  });

  it.each([
    ['limit=0', 400, 'PAGE_SIZE_OUT_OF_RANGE'],
    ['limit=x', 400, 'PAGE_SIZE_OUT_OF_RANGE'],
    ['after=nonsense', 400, 'CURSOR_INVALID'],
  ])('refuses %s', async (query, status, code) => {
    const answer = await rest.get<Refused>(`/api/v1/orders?${query}`, { as: buyer });
    expect(answer).toMatchObject({ status, body: { code } });
  });
});

describe('POST /api/user/{uploaderId}/rate', () => {
  const rate = <Body>(body: object, sellerId = seller.id, as: Person | undefined = buyer) =>
    rest.post<Body>(`/api/user/${sellerId}/rate`, { as, body });

  it('rates the seller of a delivered order, in half stars', async () => {
    const placed = await buy(marketplace, buyer, bookId);
    await deliver(marketplace, placed, seller, buyer);
    const { status, body } = await rate<{ status: string; message: string }>({
      rating: 90,
      orderId: placed.id,
    });
    expect([status, body.status]).toEqual([200, 'success']);
    expect(await viewOrder(marketplace, buyer, placed.id)).toMatchObject({ hasRated: true, rating: 90 });
    expect(await rate<Refused>({ rating: 90, orderId: placed.id })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_RATED' },
    });
  });

  it('refuses what is no rating, and what is not to be rated', async () => {
    const { id: orderId } = await buy(marketplace, buyer, bookId);
    for (const rating of [0, 5, 101, -20, 33]) {
      const { status, body } = await rate<Refused>({ rating, orderId });
      expect([status, body]).toMatchObject([422, { code: 'RATING_OUT_OF_RANGE', field: 'rating' }]);
      // Limits in `values` would be in stars, but this path takes scores.
      expect(body).not.toHaveProperty('values');
    }
    expect(await rate<Refused>({ orderId })).toMatchObject({ status: 422, body: { field: 'rating' } });
    expect(await rate<Refused>({ rating: 80, orderId })).toMatchObject({
      status: 409,
      body: { code: 'NOT_YET_DELIVERED' },
    });
    expect(await rate<Refused>({ rating: 80, orderId }, buyer.id)).toMatchObject({
      status: 404,
      body: { message: 'Uploader information not found', field: 'uploaderId' },
    });
    expect(await rate<Refused>({ rating: 80, orderId }, seller.id, seller)).toMatchObject({ status: 403 });
    const path = `/api/user/${seller.id}/rate`;
    expect(await rest.post<Refused>(path, { body: { rating: 80, orderId } })).toMatchObject({ status: 401 });
  });
});
