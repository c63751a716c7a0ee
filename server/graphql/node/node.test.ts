import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart, viewCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let seller: Person;
let buyer: Person;
let stranger: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
  buyer = await signUpReader(marketplace, 'Buyer');
  stranger = await signUpReader(marketplace, 'Stranger');
});
afterAll(() => marketplace.close());

async function node(id: string, person?: Person): Promise<object | null> {
  const query = 'query ($id: ID!) { node(id: $id) { __typename id } }';
  return (await marketplace.ask<{ node: object | null }>(query, { id }, person?.token)).node;
}

describe('anything by its id', () => {
  it('is read as what it is', async () => {
    const book = await listBook(marketplace, seller);
    for (const [id, __typename] of [
      [seller.id, 'User'],
      [book, 'Book'],
    ] as const) {
      expect(await node(id)).toEqual({ __typename, id });
    }
  });

  it('is there for those whom it concerns, and null for others', async () => {
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
    await addToCart(marketplace, buyer, await listBook(marketplace, seller));
    const cart = await viewCart(marketplace, buyer);
    for (const [id, __typename, others] of [
      [order.id, 'Order', [seller]],
      [order.items[0]?.id ?? '', 'OrderItem', [seller]],
      [order.fulfillments[0]?.id ?? '', 'Fulfillment', [seller]],
      [cart.id, 'Cart', []],
      [cart.items[0]?.id ?? '', 'CartItem', []],
    ] as const) {
      for (const person of [buyer, ...others]) expect(await node(id, person)).toEqual({ __typename, id });
      for (const person of [stranger, undefined]) expect(await node(id, person)).toBeNull();
    }
  });

  it.each([
    '',
    '_',
    'book',
    'book_',
    'nonsense_01h455vb4pex5vsknk084sn02q',
    'book_01h455vb4pex5vsknk084sn02q',
    'order_01h455vb4pex5vsknk084sn02q',
    'orderitem_01h455vb4pex5vsknk084sn02q',
    'fulfillment_01h455vb4pex5vsknk084sn02q',
    'cart_01h455vb4pex5vsknk084sn02q',
    'cartitem_01h455vb4pex5vsknk084sn02q',
    'session_01h455vb4pex5vsknk084sn02q',
    'toString_01h455vb4pex5vsknk084sn02q',
    "order_' OR true --",
  ])('is null for %j', async (id) => {
    expect(await node(id, buyer)).toBeNull();
  });
});
