import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBook } from '../testing/books/books.js';
import { addToCart } from '../testing/orders/carts.js';
import { cancelOrder, deliver, placed, placeOrder, type Order } from '../testing/orders/orders.js';
import { signUpReader, type Person } from '../testing/people/people.js';
import { killWithin } from '../testing/process/kills.js';
import { linkedSellers } from '../testing/process/linkedSellers.js';
import { MortalServer } from '../testing/process/mortalServer.js';

let server: MortalServer;
beforeAll(async () => {
  server = await MortalServer.open('route');
});
afterAll(() => server.close());

interface Sale {
  order: Order;
  buyer: Person;
  seller: Person;
}

/** The first statement of each transaction, apart from the statements that every job runs. */
const LOCKS = {
  intent: /FROM payment_intents[^]*FOR NO KEY UPDATE OF i/,
  refund: /FROM provider_refunds WHERE id = [^]*FOR NO KEY UPDATE/,
  transfer: /FROM transfers WHERE id = [^]*FOR NO KEY UPDATE/,
  fulfillment: /FROM fulfillments WHERE id = [^]*FOR NO KEY UPDATE/,
};

/** Kills a worker at some statements of a transaction, from this lock on. */
const killFrom = (lock: keyof typeof LOCKS, job: string, data?: object) =>
  killWithin(server, { job, ...(data && { data }), statement: LOCKS[lock], afterEach: passMinutes });

/** Frees everything that a killed worker had reserved for a call, as if some minutes had passed. */
async function passMinutes(): Promise<void> {
  const earlier = "asked_at = asked_at - interval '1 day' WHERE asked_at IS NOT NULL";
  await server.database.query(`UPDATE transfers SET ${earlier}`);
  await server.database.query(`UPDATE transfer_reversals SET ${earlier} AND status <> 'DONE'`);
}

const count = (where: string) => `SELECT count(*)::int AS count FROM ${where}`;

/** Sells one book of each of two sellers. The two orders are not paid yet. */
async function sellBooks(): Promise<[Sale, Sale]> {
  const client = await server.start();
  const sellers = await linkedSellers(server, client, 2);
  const sell = async (at: 0 | 1) => {
    const seller = sellers[at];
    if (!seller) throw new Error('A seller is missing');
    const buyer = await signUpReader(client, 'Meera');
    await addToCart(client, buyer, await listBook(client, seller));
    return { buyer, seller, order: placed(await placeOrder(client, buyer, { payOnline: true })) };
  };
  const sales: [Sale, Sale] = [await sell(0), await sell(1)];
  await server.until('SELECT count(page_reference)::int AS count FROM payment_intents', 2);
  await server.kill();
  return sales;
}

/** Pays the page of an order. Returns the ID of its intent. */
async function pay({ order }: Sale): Promise<string> {
  const [intent] = await server.database.query<{ id: string; page: string }>(
    'SELECT id, page_reference AS page FROM payment_intents WHERE order_id = $1',
    [order.id],
  );
  if (!intent) throw new Error(`${order.id} is not paid online`);
  server.payments.pay(intent.page);
  return intent.id;
}

/** Cancels one order and delivers the other, while the payment provider is unreachable. */
async function endOrders([cancelled, delivered]: [Sale, Sale]): Promise<void> {
  const { faults } = server.payments;
  faults.down = true;
  const client = await server.start();
  await cancelOrder(client, cancelled.buyer, cancelled.order.id);
  await deliver(client, delivered.order, delivered.seller, delivered.buyer);
  await server.kill();
  faults.down = false;
}

it('A worker that is killed between any two statements of payment, transfer, refund and payout, at least 30 times, loses and doubles nothing', async () => {
  const { books, route } = server.payments;
  const sales = await sellBooks();
  await pay(sales[0]);
  await killFrom('intent', 'follow-payments');
  await server.until(count("payment_intents WHERE status = 'PAID'"), 1);
  await killFrom('intent', 'check-payment', { intentId: await pay(sales[1]) });
  await server.until(count("payment_intents WHERE status = 'PAID'"), 2);
  expect(await server.database.query('SELECT kind, status FROM payments')).toEqual([
    { kind: 'PAYMENT', status: 'CAPTURED' },
    { kind: 'PAYMENT', status: 'CAPTURED' },
  ]);

  await killFrom('transfer', 'follow-transfers');
  await killFrom('fulfillment', 'follow-transfers');
  await server.workUntil('follow-transfers', count("transfers WHERE status = 'HELD'"), 2);
  expect(route.transfers.size).toBe(2);
  await server.books.assertSame();

  await endOrders(sales);
  await killFrom('transfer', 'follow-transfers');
  await server.workUntil('follow-transfers', count("transfers WHERE status = 'REVERSED'"), 1);
  await killFrom('refund', 'follow-payments');
  await server.until(count("provider_refunds WHERE status = 'DONE'"), 1);
  expect([route.reversals.size, books.refunds.size]).toEqual([1, 1]);
  await server.books.assertSame();

  await server.workUntil('prepare-payouts', count("payouts WHERE status = 'SENT'"), 1);
  await killFrom('fulfillment', 'follow-transfers');
  await server.workUntil('follow-transfers', count("payouts WHERE status = 'PAID'"), 1);
  const released = [...route.transfers.values()].filter(({ on_hold: isHeld }) => !isHeld);
  expect(released).toHaveLength(1);
  await server.books.assertSame();
  expect(server.places.kills).toBeGreaterThanOrEqual(30);
}, 1_800_000);
