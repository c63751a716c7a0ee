import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, placeOrder, take } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let buyer: Person;
let seller: Person;
let other: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  buyer = await signUpReader(marketplace, 'Meera');
  seller = await signUpReader(marketplace, 'Dev');
  other = await signUpReader(marketplace, 'Ravi');
});
afterAll(() => marketplace.close());

const AMOUNTS = `query ($id: ID!) {
  order(id: $id) { totalAmount { amount } refundedAmount { amount } netAmount { amount } }
}`;
const seenBy = ({ token }: Person, id: string) => marketplace.ask(AMOUNTS, { id }, token);
const amounts = (total: string, refunded: string, net: string) => ({
  order: {
    totalAmount: { amount: total },
    refundedAmount: { amount: refunded },
    netAmount: { amount: net },
  },
});

describe('an order of which a fulfillment was cancelled', () => {
  it('says what was ordered, what was refunded and the net, to each of those whom it concerns', async () => {
    const books = [
      await listBook(marketplace, seller),
      await listBook(marketplace, other, { salePrice: '100' }),
    ];
    const order = await buy(marketplace, buyer, ...books);
    expect(await seenBy(buyer, order.id)).toEqual(amounts('349.50', '0.00', '349.50'));
    const fulfillment = order.fulfillments.find((each) => each.seller.id === other.id);
    await take(marketplace, buyer, 'cancelFulfillment', fulfillment?.id ?? '');
    expect(await seenBy(buyer, order.id)).toEqual(amounts('349.50', '100.00', '249.50'));
    expect(await seenBy(seller, order.id)).toEqual(amounts('249.50', '0.00', '249.50'));
    expect(await seenBy(other, order.id)).toEqual(amounts('100.00', '100.00', '0.00'));

    const rest = await RestClient.of(marketplace);
    const { body } = await rest.get<Data<{ order: object }>>(`/api/v1/orders/${order.id}`, { as: buyer });
    expect(body.data.order).toMatchObject({ totalAmount: 349.5, refundedAmount: 100, netAmount: 249.5 });
  });
});

describe('the limits of an order', () => {
  it('cost no statement: at most eight for a book in the cart, sixteen for an order and its answer', async () => {
    const book = await listBook(marketplace, seller, { copies: 9 });
    const counted = async (work: () => Promise<unknown>) => {
      const before = marketplace.database.statementCount;
      await work();
      return marketplace.database.statementCount - before;
    };
    expect(await counted(() => addToCart(marketplace, buyer, book))).toBeLessThanOrEqual(8);
    expect(await counted(() => placeOrder(marketplace, buyer))).toBeLessThanOrEqual(16);
  });
});
