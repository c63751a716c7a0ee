import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { addToCart } from '../../../testing/orders/carts.js';
import { jobPorts } from '../../../testing/mail/mail.js';
import { placed, placeOrder, type Order } from '../../../testing/orders/orders.js';
import {
  openPaying,
  pageOf,
  runQueuedJobs,
  type PayingMarketplace,
} from '../../../testing/payments/paying.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';
import { followPayments } from './followPayments.js';

const BUYERS = 4;
const ORDERS_EACH = 50;

let paying: PayingMarketplace;
let seller: Person;
beforeAll(async () => {
  paying = await openPaying();
  seller = await signUpReader(paying.marketplace, 'Dev');
});
afterAll(() => paying.close());

/** Places orders of one buyer, one after the other, each with online payment. */
async function orderAsBuyer(bookId: string): Promise<Order[]> {
  const buyer = await signUpReader(paying.marketplace, 'Meera');
  const orders: Order[] = [];
  for (let count = 0; count < ORDERS_EACH; count += 1) {
    await addToCart(paying.marketplace, buyer, bookId);
    orders.push(placed(await placeOrder(paying.marketplace, buyer, { payOnline: true })));
  }
  return orders;
}

it('takes in each of 200 payments that are made at once, and each once', async () => {
  const bookId = await listBook(paying.marketplace, seller, { copies: BUYERS * ORDERS_EACH });
  const { simulator } = paying.simulation;
  simulator.faults.duplicateWebhooks = true;
  const orders = await Promise.all(Array.from({ length: BUYERS }, () => orderAsBuyer(bookId)));
  await runQueuedJobs(paying);
  const pages = await Promise.all(orders.flat().map((order) => pageOf(paying, order)));
  for (const { id } of pages) simulator.pay(id);
  const jobs = () => runQueuedJobs(paying);
  await Promise.all([jobs(), jobs(), jobs(), followPayments(jobPorts(paying.marketplace))]);
  await jobs();
  const deliveries = await simulator.deliveries();
  expect(new Set(deliveries.map(({ status }) => status))).toEqual(new Set([200]));
  const [sums] = await paying.marketplace.database.query<object>(
    `SELECT (SELECT count(*)::int FROM payment_intents WHERE status = 'PAID') AS paid,
       (SELECT count(*)::int FROM payment_attempts WHERE outcome = 'ACCEPTED') AS accepted,
       (SELECT count(*)::int FROM payments) AS payments,
       (SELECT count(*)::int FROM provider_refunds) AS refunds,
       (SELECT count(*)::int FROM earnings) AS earnings`,
  );
  const all = BUYERS * ORDERS_EACH;
  expect(sums).toEqual({ paid: all, accepted: all, payments: all, refunds: 0, earnings: all });
});
