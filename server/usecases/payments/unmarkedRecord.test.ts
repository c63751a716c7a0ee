import { afterEach, beforeEach, expect, it } from 'vitest';
import { daysLater } from '../../testing/later.js';
import { jobPorts } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, deliver, take } from '../../testing/orders/orders.js';
import { listMany } from '../../testing/orders/reviews.js';
import { graphqlPayments } from '../../testing/payments.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { assumePayments } from './assumePayments.js';

let marketplace: TestMarketplace;
let buyer: Person;
let seller: Person;
let bookId: string;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  [buyer, seller] = [await signUpReader(marketplace, 'Meera'), await signUpReader(marketplace, 'Dev')];
  bookId = await listMany(marketplace, seller);
});
afterEach(() => marketplace.close());

const stateOf = async (order: Awaited<ReturnType<typeof delivered>>) =>
  (await graphqlPayments(marketplace).view(seller, order)).state;

async function reputation(): Promise<object | null> {
  const query = 'query ($id: ID!) { user(id: $id) { reputation { orders cancelledPercent } } }';
  return (await marketplace.ask<{ user: { reputation: object | null } }>(query, { id: seller.id })).user
    .reputation;
}

async function delivered() {
  const order = await buy(marketplace, buyer, bookId);
  await deliver(marketplace, order, seller, buyer);
  return order;
}

/** Lets the time pass after which unmarked payments count as made. */
async function countAsMade(): Promise<void> {
  await daysLater(marketplace, 31, [buyer, seller]);
  await assumePayments(jobPorts(marketplace));
}

it('orders whose payment nobody marked count as kept by their seller once it counts as paid', async () => {
  const orders = [];
  for (let count = 0; count < 5; count += 1) orders.push(await delivered());
  expect(await reputation()).toEqual({ orders: 5, cancelledPercent: 0 });
  await countAsMade();
  for (const order of orders) expect(await stateOf(order)).toBe('SETTLED');
  expect(await reputation()).toEqual({ orders: 5, cancelledPercent: 0 });
});

it('an order that its seller cancelled counts as cancelled, though the refund that nobody marked counts as paid', async () => {
  for (let count = 0; count < 4; count += 1) await delivered();
  const order = await buy(marketplace, buyer, bookId);
  await graphqlPayments(marketplace).step(seller, 'confirmPayment', order);
  const { userErrors } = await take(
    marketplace,
    seller,
    'cancelFulfillment',
    order.fulfillments[0]?.id ?? '',
    { reason: 'The copy is damaged' },
  );
  expect(userErrors).toEqual([]);
  expect(await stateOf(order)).toBe('TO_REFUND');
  await countAsMade();
  expect(await stateOf(order)).toBe('SETTLED');
  expect(await reputation()).toEqual({ orders: 5, cancelledPercent: 20 });
});
