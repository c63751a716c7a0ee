import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBook } from '../testing/books/books.js';
import { addToCart } from '../testing/orders/carts.js';
import { deliver, placed, placeOrder, take, type Order } from '../testing/orders/orders.js';
import { signUpReader, type Person } from '../testing/people/people.js';
import { killAtEach } from '../testing/process/kills.js';
import { linkedSellers } from '../testing/process/linkedSellers.js';
import { MortalServer } from '../testing/process/mortalServer.js';

const [PAID, CANCELLED] = [5, 5];
const SELLERS = PAID + CANCELLED;

const PRICE = 24_950;
const REASON = { reason: 'Lost in a flood' };

let server: MortalServer;
beforeAll(async () => {
  server = await MortalServer.open('route');
});
afterAll(() => server.close());

let sellers: Person[] = [];
let buyer: Person;
let order: Order;

const count = (where: string) => `SELECT count(*)::int AS count FROM ${where}`;

/** Links the accounts of the sellers. Each of them then sells a book that is paid online. */
async function sellBooks(): Promise<void> {
  const { payments } = server;
  const client = await server.start();
  buyer = await signUpReader(client, 'Meera');
  sellers = await linkedSellers(server, client, SELLERS);
  for (const seller of sellers) await addToCart(client, buyer, await listBook(client, seller));
  order = placed(await placeOrder(client, buyer, { payOnline: true }));
  await server.until('SELECT count(page_reference)::int AS count FROM payment_intents', 1);
  for (const { id } of payments.books.pages.values()) payments.pay(id);
  await server.enter('follow-payments');
  await server.until(count('transfers'), SELLERS);
  await server.kill();
}

/** Kills the server at each moment of a call. After each kill, frees the transfers that the server had reserved. */
const killAt = (method: 'GET' | 'POST' | 'PATCH', path: RegExp, times = 1) =>
  killAtEach(server, { job: 'follow-transfers', method, path, times, afterEach: passMinutes });

async function passMinutes(): Promise<void> {
  const { database } = server;
  await database.query(
    "UPDATE transfers SET asked_at = asked_at - interval '1 day' WHERE asked_at IS NOT NULL",
  );
  await database.query(
    "UPDATE transfer_reversals SET asked_at = asked_at - interval '1 day' WHERE asked_at IS NOT NULL AND status <> 'DONE'",
  );
}

it('A server that is killed at each call of transfers makes, reverses and releases each transfer once', async () => {
  const { database, payments } = server;
  const { transfers, reversals } = payments.route;
  await sellBooks();
  await killAt('POST', /\/payments\/pay_\w+\/transfers$/, 2);
  await killAt('GET', /\/payments\/pay_\w+\/transfers$/);
  await server.workUntil('follow-transfers', count("transfers WHERE status = 'HELD'"), SELLERS);
  expect(transfers.size).toBe(SELLERS);
  await server.books.assertSame();

  await changeOrders();
  await killAt('GET', /\/transfers\/trf_\w+\/reversals$/);
  await killAt('POST', /\/transfers\/trf_\w+\/reversals$/, 2);
  await server.workUntil('follow-transfers', count("transfers WHERE status = 'REVERSED'"), CANCELLED);
  expect(reversals.size).toBe(CANCELLED);

  await server.workUntil('prepare-payouts', count("payouts WHERE status = 'SENT'"), PAID);
  await killAt('PATCH', /\/transfers\/trf_\w+$/);
  await server.workUntil('follow-transfers', count("payouts WHERE status = 'PAID'"), PAID);
  const released = [...transfers.values()].filter(({ on_hold: isHeld }) => !isHeld);
  expect(released.map(({ amount }) => amount)).toEqual(Array.from({ length: PAID }, () => PRICE));
  const posted = await database.query(
    `SELECT kind, count(*)::int AS count FROM journal_entries WHERE kind LIKE 'TRANSFER%' GROUP BY kind ORDER BY kind`,
  );
  expect(posted).toEqual([
    { kind: 'TRANSFER_FEE', count: SELLERS },
    { kind: 'TRANSFER_HELD', count: SELLERS },
    { kind: 'TRANSFER_REVERSED', count: CANCELLED },
  ]);
  await server.workUntil('follow-payments', count("provider_refunds WHERE status = 'DONE'"), CANCELLED);
  await server.books.assertSame();
}, 1_800_000);

/** Cancels some parts of the order and delivers the others, while the payment provider is unreachable. */
async function changeOrders(): Promise<void> {
  server.payments.faults.down = true;
  const client = await server.start();
  const parts = sellers.map(
    (seller) => order.fulfillments.find((each) => each.seller.id === seller.id)?.id ?? '',
  );
  for (const [index, seller] of sellers.slice(0, CANCELLED).entries()) {
    const { userErrors } = await take(client, seller, 'cancelFulfillment', parts[index] ?? '', REASON);
    expect(userErrors).toEqual([]);
  }
  for (const seller of sellers.slice(CANCELLED)) await deliver(client, order, seller, buyer);
  await server.kill();
  server.payments.faults.down = false;
}
