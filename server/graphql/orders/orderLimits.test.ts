import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart, changeCart, rentInCart, viewCart } from '../../testing/orders/carts.js';
import { changeListing } from '../../testing/books/listings.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, placed, placeOrder, take } from '../../testing/orders/orders.js';
import { signUpReader, signUpUnverified, verifyEmail, type Person } from '../../testing/people/people.js';
import { RestClient } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
let buyer: Person;
// The limits of an order apply even with RATE_LIMITS=off.
beforeAll(async () => {
  marketplace = await TestMarketplace.open({ rateLimits: false });
  rest = await RestClient.of(marketplace);
  seller = await signUpReader(marketplace, 'Seller');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  buyer = await signUpUnverified(marketplace);
});

const shelf = (book: object = {}) => listBook(marketplace, seller, { copies: 5_000, ...book });
const add = (bookId: string, quantity: number) => addToCart(marketplace, buyer, bookId, { quantity });
const edit = (bookId: string, mostCopiesPerOrder: number | null) =>
  changeListing(marketplace, seller, 'editBook', { bookId, mostCopiesPerOrder });

describe('the copies of a book in an order', () => {
  it('are at most 20, however they come into the cart', async () => {
    const book = await shelf();
    const refusal = {
      code: 'TOO_MANY_COPIES',
      message: 'An order can hold at most 20 copies of this book',
      field: ['quantity'],
    };
    expect((await add(book, 21)).userErrors).toEqual([refusal]);
    const { cartItem } = await add(book, 20);
    expect((await add(book, 1)).userErrors).toEqual([refusal]);
    expect((await rentInCart(marketplace, buyer, book)).userErrors).toEqual([refusal]);
    const more = { cartItemId: cartItem?.id, quantity: 21 };
    expect((await changeCart(marketplace, buyer, 'updateCartItem', more)).userErrors).toEqual([refusal]);
    expect(placed(await placeOrder(marketplace, buyer)).items).toMatchObject([{ quantity: 20 }]);
  });

  it('are as many as the seller allows, more or fewer', async () => {
    const [many, few] = [await shelf({ mostCopiesPerOrder: 1_000 }), await shelf({ mostCopiesPerOrder: 2 })];
    expect((await add(many, 1_000)).userErrors).toEqual([]);
    expect((await add(few, 3)).userErrors).toMatchObject([{ code: 'TOO_MANY_COPIES' }]);
    expect((await add(few, 2)).userErrors).toEqual([]);
    expect(placed(await placeOrder(marketplace, buyer)).items).toHaveLength(2);
    const query = '{ book(id: $id) { mostCopiesPerOrder } }';
    const seen = await marketplace.ask(`query ($id: ID!) ${query}`, { id: few });
    expect(seen).toEqual({ book: { mostCopiesPerOrder: 2 } });
    expect((await edit(few, null)).userErrors).toEqual([]);
    expect(await marketplace.ask(`query ($id: ID!) ${query}`, { id: few })).toEqual({
      book: { mostCopiesPerOrder: 20 },
    });
  });

  it.each([0, 1_001, -1])('cannot be allowed to be %d', async (mostCopiesPerOrder) => {
    expect((await edit(await shelf(), mostCopiesPerOrder)).userErrors).toMatchObject([
      { code: 'MOST_COPIES_PER_ORDER_OUT_OF_RANGE', field: ['mostCopiesPerOrder'] },
    ]);
  });

  it('are looked at again when ordering, and the refused order takes nothing', async () => {
    const book = await shelf();
    const { cartItem } = await add(book, 5);
    await edit(book, 4);
    const problem = { code: 'TOO_MANY_COPIES', field: ['items', cartItem?.id] };
    expect((await viewCart(marketplace, buyer)).items).toMatchObject([{ problem }]);
    expect(await placeOrder(marketplace, buyer)).toMatchObject({ order: null, userErrors: [problem] });
    expect((await viewCart(marketplace, buyer)).items).toHaveLength(1);
  });

  it('are limited in REST, too', async () => {
    const bookId = await shelf();
    const body = { bookId, quantity: 21, type: 'purchase' };
    expect(await rest.post('/api/v1/cart/add', { as: buyer, body })).toMatchObject({
      status: 422,
      body: { code: 'TOO_MANY_COPIES', field: 'quantity' },
    });
    expect(await rest.get(`/api/v1/books/${bookId}`)).toMatchObject({
      body: { data: { book: { mostCopiesPerOrder: 20 } } },
    });
  });
});

describe('the copies of an order', () => {
  it('are at most 200, those not counted of which a seller allows more', async () => {
    for (let book = 0; book < 10; book += 1) await add(await shelf(), 20);
    const last = await shelf();
    expect((await add(last, 1)).userErrors).toEqual([
      {
        code: 'ORDER_TOO_LARGE',
        message: 'An order can hold at most 200 copies in total. Please order the rest separately.',
        field: ['quantity'],
      },
    ]);
    expect((await add(await shelf({ mostCopiesPerOrder: 500 }), 500)).userErrors).toEqual([]);
    expect(placed(await placeOrder(marketplace, buyer)).items).toHaveLength(11);
  });
});

describe('an account whose email is not verified', () => {
  it('has at most five orders that wait for their sellers', async () => {
    const book = await shelf();
    const [first] = [await buy(marketplace, buyer, book)];
    for (let order = 2; order <= 5; order += 1) await buy(marketplace, buyer, book);
    await add(book, 1);
    expect(await placeOrder(marketplace, buyer)).toEqual({
      order: null,
      userErrors: [
        {
          code: 'TOO_MANY_UNCONFIRMED_ORDERS',
          message:
            'Please verify your email address first. Until then, you can have at most 5 unconfirmed orders.',
          field: null,
        },
      ],
    });
    const order = { body: { shippingAddress: { street: 'a', city: 'b', state: 'c', zipcode: '400020' } } };
    expect(await rest.post('/api/v1/orders', { as: buyer, ...order })).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_UNCONFIRMED_ORDERS' },
    });
    await take(marketplace, seller, 'confirmFulfillment', first?.fulfillments[0]?.id ?? '');
    expect((await placeOrder(marketplace, buyer)).userErrors).toEqual([]);
  });

  it('orders as it likes once it is verified', async () => {
    const book = await shelf();
    for (let order = 1; order <= 5; order += 1) await buy(marketplace, buyer, book);
    await verifyEmail(marketplace, buyer);
    await add(book, 1);
    expect((await placeOrder(marketplace, buyer)).userErrors).toEqual([]);
  });
});
