import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart, rentInCart, viewCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { ADDRESS, buy, placeOrder, rent, viewOrder } from '../../testing/orders/orders.js';
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

async function statusOf(bookId: string) {
  const query = 'query ($id: ID!) { book(id: $id) { status availableFrom copies { total available } } }';
  return (await marketplace.ask<{ book: object }>(query, { id: bookId })).book;
}

describe('an order', () => {
  it('takes the whole cart, charges it, and leaves the cart empty', async () => {
    const [bought, rented] = [
      await listBook(marketplace, seller, { title: 'Gaban' }),
      await listBook(marketplace, seller, { title: 'Nirmala' }),
    ];
    await addToCart(marketplace, buyer, bought);
    await rentInCart(marketplace, buyer, rented, { months: 2 });
    const { order, userErrors } = await placeOrder(marketplace, buyer, { expectedAmountDue: '547.50' });
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({
      status: 'PENDING',
      totalAmount: { amount: '347.50' },
      depositTotal: { amount: '200.00' },
      amountDue: { amount: '547.50' },
      items: [
        { title: 'Gaban', type: 'PURCHASE' },
        { title: 'Nirmala', type: 'RENTAL' },
      ],
      fulfillments: [
        {
          status: 'PENDING',
          seller: { id: seller.id },
          timeline: [{ from: null, to: 'PENDING', actor: { id: buyer.id } }],
        },
      ],
      ledger: [
        { kind: 'CHARGE', amount: { amount: '347.50' } },
        { kind: 'DEPOSIT_HELD', amount: { amount: '200.00' } },
      ],
    });
    expect((await viewCart(marketplace, buyer)).items).toEqual([]);
    expect(await statusOf(bought)).toMatchObject({ status: 'SOLD', copies: { total: 0, available: 0 } });
    expect(await statusOf(rented)).toMatchObject({ status: 'RENTED', availableFrom: '2026-03-15' });
  });

  it('goes to an address in India and is paid by UPI unless it says otherwise', async () => {
    const query = `query ($id: ID!) { order(id: $id) { paymentMethod shippingAddress { street zipcode country } } }`;
    const { id } = await buy(marketplace, buyer, await listBook(marketplace, seller));
    expect(await marketplace.ask(query, { id }, buyer.token)).toEqual({
      order: {
        paymentMethod: 'UPI',
        shippingAddress: { street: '12 Marine Drive', zipcode: '400020', country: 'India' },
      },
    });
  });

  it('has a fulfillment for each of its sellers, who see their own fulfillment only', async () => {
    const other = await signUpReader(marketplace, 'Other seller');
    const order = await buy(
      marketplace,
      buyer,
      await listBook(marketplace, seller, { title: 'Gaban' }),
      await listBook(marketplace, other, { title: 'Nirmala', salePrice: '100' }),
    );
    expect(order).toMatchObject({
      totalAmount: { amount: '349.50' },
      fulfillments: [{ seller: { id: seller.id } }, { seller: { id: other.id } }],
      ledger: [{ amount: { amount: '249.50' } }, { amount: { amount: '100.00' } }],
    });
    expect(await viewOrder(marketplace, other, order.id)).toMatchObject({
      totalAmount: { amount: '100.00' },
      amountDue: { amount: '100.00' },
      items: [{ title: 'Nirmala' }],
      fulfillments: [{ seller: { id: other.id } }],
      ledger: [{ amount: { amount: '100.00' } }],
    });
    expect(await viewOrder(marketplace, await signUpReader(marketplace), order.id)).toBeNull();
  });

  it('keeps title and price of its moment when the listing changes', async () => {
    const book = await listBook(marketplace, seller, { title: 'Gaban' });
    const { id } = await buy(marketplace, buyer, book);
    await marketplace.database.query("UPDATE books SET title = 'New', sale_price = 1 WHERE id = $1", [book]);
    expect(await viewOrder(marketplace, buyer, id)).toMatchObject({
      totalAmount: { amount: '249.50' },
      items: [{ title: 'Gaban' }],
    });
  });

  it('rents a copy that is promised for other days before one that could still be sold', async () => {
    const book = await listBook(marketplace, seller, { copies: 2 });
    await rent(marketplace, buyer, book, { startsOn: '2026-03-01' });
    await rent(marketplace, buyer, book, { startsOn: '2026-05-01' });
    const { userErrors } = await addToCart(marketplace, await signUpReader(marketplace), book);
    expect(userErrors).toEqual([]);
  });

  it('can buy and rent copies of one book at once', async () => {
    const book = await listBook(marketplace, seller, { copies: 2 });
    await rentInCart(marketplace, buyer, book);
    const order = await buy(marketplace, buyer, book);
    expect(order.items).toMatchObject([{ type: 'RENTAL' }, { type: 'PURCHASE' }]);
  });
});

describe('the key of an order', () => {
  it('gives the same order again, though the cart is empty by then', async () => {
    await addToCart(marketplace, buyer, await listBook(marketplace, seller));
    const first = await placeOrder(marketplace, buyer, { idempotencyKey: 'once' });
    const again = await placeOrder(marketplace, buyer, { idempotencyKey: 'once' });
    expect(again).toEqual(first);
    const orders = await marketplace.database.query('SELECT 1 FROM orders WHERE buyer_id = $1', [buyer.id]);
    expect(orders).toHaveLength(1);
  });

  it('does not order again what lies in the cart since', async () => {
    await addToCart(marketplace, buyer, await listBook(marketplace, seller));
    await placeOrder(marketplace, buyer, { idempotencyKey: 'once' });
    await addToCart(marketplace, buyer, await listBook(marketplace, seller));
    await placeOrder(marketplace, buyer, { idempotencyKey: 'once' });
    expect((await viewCart(marketplace, buyer)).itemCount).toBe(1);
  });

  it('is not for an order that goes elsewhere or is paid in another way', async () => {
    await addToCart(marketplace, buyer, await listBook(marketplace, seller));
    await placeOrder(marketplace, buyer, { idempotencyKey: 'once' });
    for (const change of [
      { paymentMethod: 'CREDIT_CARD' },
      { shippingAddress: { ...ADDRESS, city: 'Pune' } },
    ]) {
      const { userErrors } = await placeOrder(marketplace, buyer, { idempotencyKey: 'once', ...change });
      expect(userErrors).toEqual([
        {
          code: 'IDEMPOTENCY_KEY_REUSED',
          message: 'This idempotency key was used for a different request. Please use a new key.',
          field: ['idempotencyKey'],
        },
      ]);
    }
  });

  it('is free for every buyer, and again after a refusal', async () => {
    const refused = await placeOrder(marketplace, buyer, { idempotencyKey: 'mine' });
    expect(refused.userErrors).toMatchObject([{ code: 'CART_EMPTY' }]);
    for (const person of [buyer, await signUpReader(marketplace)]) {
      await addToCart(marketplace, person, await listBook(marketplace, seller));
      expect((await placeOrder(marketplace, person, { idempotencyKey: 'mine' })).userErrors).toEqual([]);
    }
  });
});
