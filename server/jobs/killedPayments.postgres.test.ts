import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBook } from '../testing/books/books.js';
import { addToCart } from '../testing/orders/carts.js';
import { cancelOrder, placed, placeOrder } from '../testing/orders/orders.js';
import { signUpReader, type Person } from '../testing/people/people.js';
import { killAtEach } from '../testing/process/kills.js';
import { MortalServer } from '../testing/process/mortalServer.js';

/** Number of orders that are paid, and of those that are cancelled unpaid. */
const [PAID, UNPAID] = [6, 3];
const ORDERS = PAID + UNPAID;

let server: MortalServer;
beforeAll(async () => {
  server = await MortalServer.open();
});
afterAll(() => server.close());

interface OwnOrder {
  id: string;
  buyer: Person;
}

/** Places the orders while the payment provider is unreachable. */
async function placeOrders(): Promise<OwnOrder[]> {
  const orders: OwnOrder[] = [];
  server.payments.faults.down = true;
  const client = await server.start();
  const seller = await signUpReader(client, 'Ravi');
  for (let index = 0; index < ORDERS; index += 1) {
    const buyer = await signUpReader(client, 'Meera');
    await addToCart(client, buyer, await listBook(client, seller));
    orders.push({ buyer, id: placed(await placeOrder(client, buyer, { payOnline: true })).id });
  }
  await server.kill();
  server.payments.faults.down = false;
  return orders;
}

/** Cancels orders while the payment provider is unreachable. */
async function cancelOrders(orders: OwnOrder[]): Promise<void> {
  server.payments.faults.down = true;
  const client = await server.start();
  for (const { id, buyer } of orders) await cancelOrder(client, buyer, id);
  await server.kill();
  server.payments.faults.down = false;
}

/** Kills the server at each moment of a call, as many times at each. */
const killAt = (method: 'GET' | 'POST', path: RegExp, times = 1) =>
  killAtEach(server, { job: 'follow-payments', method, path, times });

const workUntil = (condition: string, expected: number) =>
  server.workUntil('follow-payments', `SELECT count(*)::int AS count FROM ${condition}`, expected);

/** Pays the pages of the first orders, and cancels the others. */
async function payAndCancel(orders: OwnOrder[]): Promise<void> {
  const { books } = server.payments;
  await cancelOrders(orders.slice(PAID));
  const awaited = await server.database.query<{ page: string }>(
    "SELECT page_reference AS page FROM payment_intents WHERE status = 'AWAITING'",
  );
  for (const { page } of awaited) server.payments.pay(page);
  expect(books.payments.size).toBe(PAID);
}

it('A server that is killed at each call of payments and refunds opens and closes each page, and takes in and refunds each payment once', async () => {
  const { database, payments } = server;
  const { books, faults } = payments;
  const orders = await placeOrders();
  await killAt('GET', /\/payment_links\?/);
  await killAt('POST', /\/payment_links$/, 2);
  await workUntil('payment_intents WHERE page_reference IS NOT NULL', ORDERS);
  expect(books.pages.size).toBe(ORDERS);

  await payAndCancel(orders);
  await killAt('GET', /\/payment_links\/plink_\w+$/);
  await killAt('GET', /\/orders\/\w+\/payments$/);
  await killAt('POST', /\/payment_links\/plink_\w+\/cancel$/);
  await workUntil('payment_intents WHERE page_closed_at IS NOT NULL', UNPAID);
  await server.until("SELECT count(*)::int AS count FROM payment_intents WHERE status = 'PAID'", PAID);
  const taken = await database.query('SELECT kind, status, amount::int FROM payments');
  expect(taken).toEqual(each({ kind: 'PAYMENT', status: 'CAPTURED', amount: 24_950 }));
  await server.books.assertSame();

  faults.refunds = 'pending';
  await cancelOrders(orders.slice(0, PAID));
  await killAt('POST', /\/refund$/, 2);
  await workUntil("provider_refunds WHERE status = 'PENDING' AND reference IS NOT NULL", PAID);
  for (const { id } of books.refunds.values()) payments.endRefund(id, 'processed');
  await killAt('GET', /\/refunds\/rfnd_\w+$/);
  await workUntil("payments WHERE kind = 'REFUND' AND status = 'CAPTURED'", PAID);
  expect([...books.payments.values()].map(({ amount_refunded: refunded }) => refunded)).toEqual(each(24_950));
  expect(books.refunds.size).toBe(PAID);
  await server.books.assertSame();
}, 1_800_000);

/** Returns an array that holds this value once for each paid order. */
const each = <Value>(value: Value): Value[] => Array.from({ length: PAID }, () => value);
