import { afterEach, beforeEach, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { addToCart, rentInCart } from '../../testing/orders/carts.js';
import { setDelivery } from '../../testing/orders/delivery.js';
import { deliver, placed, placeOrder, take, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient } from '../../testing/restClient.js';

// A book costs 249.50 rupees to buy, or 49 rupees a month to rent, with a deposit of 200 rupees. Delivery costs 40 rupees.
let marketplace: TestMarketplace;
let buyer: Person;
let seller: Person;
let order: Order;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  [buyer, seller] = [await signUpReader(marketplace, 'Meera'), await signUpReader(marketplace, 'Dev')];
  await setDelivery(marketplace, seller, { kind: 'FLAT', charge: '40' });
  await addToCart(marketplace, buyer, await listBook(marketplace, seller, { title: 'Godan' }));
  await rentInCart(marketplace, buyer, await listBook(marketplace, seller, { title: 'Gaban' }));
  order = placed(await placeOrder(marketplace, buyer));
});
afterEach(() => marketplace.close());

const fulfillmentId = () => order.fulfillments[0]?.id ?? '';

async function receivePayment(): Promise<void> {
  const input = { fulfillmentId: fulfillmentId() };
  await mutate<object>(marketplace, seller, 'confirmPayment', 'fulfillment { id }', input);
}

/** Returns the amounts that a person sees for each line, by the title of the line. */
async function moneyOf(person: Person): Promise<Record<string, string[]>> {
  const query = `query ($id: ID!) { order(id: $id) { items { title money {
    paid { amount } refunded { amount } withheld { amount } lateFee { amount } net { amount } } } } }`;
  type Line = { title: string; money: Record<string, { amount: string }> };
  const { order: seen } = await marketplace.ask<{ order: { items: Line[] } }>(
    query,
    { id: order.id },
    person.token,
  );
  return Object.fromEntries(
    seen.items.map(({ title, money }) => [title, Object.values(money).map(({ amount }) => amount)]),
  );
}

it('is known for each line: what was paid, refunded, withheld, taken for lateness and earned', async () => {
  expect(await moneyOf(buyer)).toEqual({
    Godan: ['0.00', '0.00', '0.00', '0.00', '249.50'],
    Gaban: ['0.00', '0.00', '0.00', '0.00', '49.00'],
  });
  await receivePayment();
  await deliver(marketplace, order, seller, buyer);
  const withhold = { amount: '30', reason: 'A torn page' };
  await take(marketplace, seller, 'takeBackFulfillment', fulfillmentId(), { withhold });
  for (const person of [buyer, seller])
    expect(await moneyOf(person)).toEqual({
      Godan: ['249.50', '0.00', '0.00', '0.00', '249.50'],
      Gaban: ['249.00', '0.00', '30.00', '0.00', '79.00'],
    });
});

it('is refunded line by line when the order is cancelled, by REST too', async () => {
  await receivePayment();
  await take(marketplace, buyer, 'cancelFulfillment', fulfillmentId());
  const rest = await RestClient.of(marketplace);
  const { body } = await rest.get(`/api/v1/fulfillments/${fulfillmentId()}`, { as: seller });
  expect(body).toMatchObject({
    data: {
      fulfillment: {
        items: [
          {
            book: { title: 'Godan' },
            money: { paid: 249.5, refunded: 249.5, withheld: 0, lateFee: 0, net: 0 },
          },
          { book: { title: 'Gaban' }, money: { paid: 249, refunded: 49, withheld: 0, lateFee: 0, net: 0 } },
        ],
      },
    },
  });
});
