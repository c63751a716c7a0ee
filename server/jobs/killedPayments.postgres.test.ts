import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBook } from '../testing/books/books.js';
import { addToCart } from '../testing/orders/carts.js';
import { cancelOrder, placed, placeOrder } from '../testing/orders/orders.js';
import { signUpReader, type Person } from '../testing/people/people.js';
import { MortalServer } from '../testing/process/mortalServer.js';

const ORDERS = 8;
const ROUNDS_OF_A_STEP = 10;

let server: MortalServer;
beforeAll(async () => {
  server = await MortalServer.open();
});
afterAll(() => server.close());

const orders: { id: string; buyer: Person }[] = [];

/** Places the orders while the payment provider is unreachable. */
async function placeOrders(): Promise<void> {
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
}

/** Cancels the orders while the payment provider is unreachable. */
async function cancelOrders(): Promise<void> {
  server.payments.faults.down = true;
  const client = await server.start();
  for (const { id, buyer } of orders) await cancelOrder(client, buyer, id);
  await server.kill();
  server.payments.faults.down = false;
}

const killAtEach = (method: 'GET' | 'POST', path: RegExp) =>
  server.killAtEach({ job: 'follow-payments', method, path, rounds: ROUNDS_OF_A_STEP });

const workUntilAll = (counted: string) => server.workUntil('follow-payments', counted, ORDERS);

it(`A server that is killed ${3 * ROUNDS_OF_A_STEP} times opens one page for each order, and takes in and refunds each payment once`, async () => {
  const { database, payments } = server;
  const { books } = payments;
  await placeOrders();
  await killAtEach('POST', /\/payment_links$/);
  await workUntilAll('SELECT count(page_reference)::int AS count FROM payment_intents');
  expect(books.pages.size).toBe(ORDERS);

  for (const { id } of books.pages.values()) payments.pay(id);
  await killAtEach('GET', /\/orders\/\w+\/payments$/);
  await workUntilAll("SELECT count(*)::int AS count FROM payment_intents WHERE status = 'PAID'");
  const taken = await database.query('SELECT kind, status, amount::int FROM payments');
  expect(taken).toEqual(each({ kind: 'PAYMENT', status: 'CAPTURED', amount: 24_950 }));

  await cancelOrders();
  await killAtEach('POST', /\/refund$/);
  await workUntilAll(
    "SELECT count(*)::int AS count FROM payments WHERE kind = 'REFUND' AND status = 'CAPTURED'",
  );
  expect([...books.payments.values()].map(({ amount_refunded: refunded }) => refunded)).toEqual(each(24_950));
  expect(books.refunds.size).toBe(ORDERS);
}, 900_000);

/** Returns an array that holds this value once for each order. */
const each = <Value>(value: Value): Value[] => Array.from({ length: ORDERS }, () => value);
