import { afterEach, beforeEach, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { LiveConnection } from '../../testing/liveClient.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy } from '../../testing/orders/orders.js';
import { signUpReader } from '../../testing/people/people.js';

// A server begins to listen to the database with its first subscription, so each test needs its own.
let marketplace: TestMarketplace;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
});
afterEach(() => marketplace.close());

it('the first subscriptions of a server get their results when they begin at once', async () => {
  const seller = await signUpReader(marketplace);
  const buyer = await signUpReader(marketplace);
  const { id } = await buy(marketplace, buyer, await listBook(marketplace, seller));
  const connection = new LiveConnection(marketplace, buyer);
  const cart = connection.subscribe('subscription { cartChanged { itemCount } }');
  const order = connection.subscribe('subscription ($id: ID!) { orderChanged(id: $id) { status } }', { id });
  expect(await Promise.all([cart.next(), order.next()])).toEqual([
    { data: { cartChanged: { itemCount: 0 } } },
    { data: { orderChanged: { status: 'PENDING' } } },
  ]);
  await connection.close();
});
