import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart, changeCart, rentInCart, viewCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { ADDRESS, buy, placeOrder, rent } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let seller: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
});
afterAll(() => marketplace.close());

let buyer: Person;
beforeEach(async () => {
  buyer = await signUpReader(marketplace);
});

describe('an order is refused', () => {
  it('when the cart is empty', async () => {
    const { order, userErrors } = await placeOrder(marketplace, buyer);
    expect(order).toBeNull();
    expect(userErrors).toEqual([{ code: 'CART_EMPTY', message: 'Your cart is empty', field: null }]);
  });

  it.each([
    ['street', '  ', 'SHIPPING_ADDRESS_INCOMPLETE', 'Please fill in all required fields'],
    ['city', '', 'SHIPPING_ADDRESS_INCOMPLETE', 'Please fill in all required fields'],
    ['state', '', 'SHIPPING_ADDRESS_INCOMPLETE', 'Please fill in all required fields'],
    ['zipcode', '', 'SHIPPING_ADDRESS_INCOMPLETE', 'Please fill in all required fields'],
    ['zipcode', '1234', 'ZIPCODE_INVALID', 'Please enter a valid zipcode (5-6 digits)'],
  ])('when the address has %s %j', async (field, value, code, message) => {
    await addToCart(marketplace, buyer, await listBook(marketplace, seller));
    const { userErrors } = await placeOrder(marketplace, buyer, {
      shippingAddress: { ...ADDRESS, [field]: value },
    });
    expect(userErrors).toEqual([{ code, message, field: ['shippingAddress', field] }]);
    expect((await viewCart(marketplace, buyer)).itemCount).toBe(1);
  });

  it('when the price has changed since the buyer looked', async () => {
    const book = await listBook(marketplace, seller);
    await addToCart(marketplace, buyer, book);
    await marketplace.database.query('UPDATE books SET sale_price = 30000 WHERE id = $1', [book]);
    const { order, userErrors } = await placeOrder(marketplace, buyer, { expectedAmountDue: '249.50' });
    expect(order).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'PRICE_CHANGED',
        message: 'A price has changed. The amount due is now ₹300. Please check your cart.',
        field: ['expectedAmountDue'],
      },
    ]);
    expect((await placeOrder(marketplace, buyer, { expectedAmountDue: '300' })).userErrors).toEqual([]);
  });

  it('as a whole when lines stand in the way, naming each; the others can be ordered without them', async () => {
    const [sold, rented, unlisted, free] = await Promise.all(
      ['Sold', 'Rented', 'Unlisted', 'Free'].map((title) => listBook(marketplace, seller, { title })),
    );
    if (!sold || !rented || !unlisted || !free) throw new Error('Four books were listed');
    for (const book of [sold, rented, unlisted, free]) await addToCart(marketplace, buyer, book);
    const rival = await signUpReader(marketplace);
    await buy(marketplace, rival, sold);
    await rent(marketplace, rival, rented);
    await marketplace.database.query('UPDATE books SET unlisted_at = now() WHERE id = $1', [unlisted]);

    const { items } = await viewCart(marketplace, buyer);
    const { order, userErrors } = await placeOrder(marketplace, buyer);
    expect(order).toBeNull();
    expect(userErrors).toEqual([
      { code: 'BOOK_SOLD', message: 'This book has been sold', field: ['items', items[0]?.id] },
      {
        code: 'BOOK_RENTED',
        message: 'This book is rented out until 2026-02-15',
        field: ['items', items[1]?.id],
      },
      { code: 'BOOK_UNLISTED', message: 'This book is off the market', field: ['items', items[2]?.id] },
    ]);
    expect(items.map((item) => item.problem)).toEqual([...userErrors, null]);
    expect((await viewCart(marketplace, buyer)).items).toEqual(items);

    for (const item of items.slice(0, 3)) {
      await changeCart(marketplace, buyer, 'removeFromCart', { cartItemId: item.id });
    }
    expect((await placeOrder(marketplace, buyer)).order?.items).toMatchObject([{ title: 'Free' }]);
  });

  it('when a rental was to begin on a day that has passed', async () => {
    await rentInCart(marketplace, buyer, await listBook(marketplace, seller));
    marketplace.clock.advanceDays(1);
    const { userErrors } = await placeOrder(marketplace, buyer);
    marketplace.clock.advanceDays(-1);
    expect(userErrors).toMatchObject([
      { code: 'DATE_IN_PAST', message: 'The rental cannot start in the past' },
    ]);
  });

  it('when one copy would have to be bought and rented', async () => {
    const book = await listBook(marketplace, seller);
    await addToCart(marketplace, buyer, book);
    await rentInCart(marketplace, buyer, book);
    const { items } = await viewCart(marketplace, buyer);
    expect(items.map((item) => item.problem?.code)).toEqual([undefined, 'NOT_ENOUGH_COPIES']);
    const { userErrors } = await placeOrder(marketplace, buyer);
    expect(userErrors).toMatchObject([{ code: 'NOT_ENOUGH_COPIES', field: ['items', items[1]?.id] }]);
  });

  it('for a copy that should have come back and has not', async () => {
    const book = await listBook(marketplace, seller);
    await rentInCart(marketplace, buyer, book, { startsOn: '2026-03-01' });
    const rival = await signUpReader(marketplace);
    await rent(marketplace, rival, book);
    await marketplace.database.query(
      "UPDATE allocations SET period = '[2025-12-01,2026-01-10)' WHERE copy_id = (SELECT id FROM copies WHERE book_id = $1)",
      [book],
    );
    const { userErrors } = await placeOrder(marketplace, buyer);
    expect(userErrors).toMatchObject([
      { code: 'BOOK_RENTED', message: 'This book is rented out until 2026-01-16' },
    ]);
  });

  it('to those who are not signed in', async () => {
    const { errors } = await marketplace.graphql(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
      { input: { shippingAddress: ADDRESS, idempotencyKey: 'key' } },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
