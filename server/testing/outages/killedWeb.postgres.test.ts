import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAYMENT_WEBHOOKS } from '../../http/paymentWebhook.js';
import { listBook } from '../books/books.js';
import type { GraphQLClient } from '../graphqlClient.js';
import { addToCart } from '../orders/carts.js';
import { placed, placeOrder } from '../orders/orders.js';
import { openInbox, type Inbox, type Received } from '../payments/inbox.js';
import { signUpReader } from '../people/people.js';
import { DeadlyDatabase } from '../process/deadlyDatabase.js';
import { MortalServer } from '../process/mortalServer.js';

/**
 * Numbers of kills, two for each message to the database: the first loses the message, the second the answer. An order sends
 * 13 messages, of which the kills cover the first 11. A webhook leads to 5 messages, of which they cover the first 4.
 */
const [AT_ORDERS, AT_WEBHOOKS] = [22, 8];

let inbox: Inbox;
let server: MortalServer;
let way: DeadlyDatabase;
beforeAll(async () => {
  inbox = await openInbox();
  server = await MortalServer.open('razorpayx', inbox.address);
  way = await DeadlyDatabase.before(server.postgres.url);
});
afterAll(async () => {
  await server.close();
  way.close();
  await inbox.close();
});

const start = () => server.startWeb(way.url);

/** Kills the process at one of its messages to the database, and sends the request again to a new process. */
async function askTwice<Answer>(
  death: number,
  client: GraphQLClient,
  ask: (client: GraphQLClient) => Promise<Answer>,
): Promise<{ answer: Answer; client: GraphQLClient }> {
  way.killAt(1 + Math.floor(death / 2), death % 2 === 0, () => server.kill());
  await ask(client).catch(() => undefined);
  expect(way.spare()).toBe(false);
  const reborn = await start();
  return { answer: await ask(reborn), client: reborn };
}

const deliver = async ({ body, headers }: Received, { url }: GraphQLClient): Promise<number> => {
  const signed = { 'x-razorpay-event-id': '', 'x-razorpay-signature': '' };
  for (const name of Object.keys(signed) as (keyof typeof signed)[]) signed[name] = String(headers[name]);
  const sent = { 'content-type': 'application/json', ...signed };
  return (await fetch(url + PAYMENT_WEBHOOKS, { method: 'POST', headers: sent, body: new Uint8Array(body) }))
    .status;
};

const count = (where: string) => `SELECT count(*)::int AS count FROM ${where}`;

it('A web process that is killed 30 times places each order once, and takes in each webhook once', async () => {
  const { payments } = server;
  let client = await start();
  const seller = await signUpReader(client, 'Ravi');
  const bookId = await listBook(client, seller, { copies: AT_ORDERS });
  for (let death = 0; death < AT_ORDERS; death += 1) {
    const buyer = await signUpReader(client, 'Meera');
    await addToCart(client, buyer, bookId);
    const order = { payOnline: true, idempotencyKey: `order ${death}` };
    const placing = await askTwice(death, client, (now) => placeOrder(now, buyer, order));
    placed(placing.answer);
    client = placing.client;
  }
  await server.until(count('orders'), AT_ORDERS);
  await server.until(count('allocations'), AT_ORDERS);
  await server.until(count('cart_items'), 0);
  // `workUntil` starts a worker in place of this process. Without the kill, this process would outlive the test.
  await server.kill();
  await server.workUntil(
    'follow-payments',
    'SELECT count(page_reference)::int AS count FROM payment_intents',
    AT_ORDERS,
  );
  expect(payments.books.pages.size).toBe(AT_ORDERS);

  for (const { id } of payments.books.pages.values()) payments.pay(id);
  await payments.deliveries();
  client = await start();
  for (const [death, webhook] of inbox.received.slice(0, AT_WEBHOOKS).entries()) {
    const taking = await askTwice(death, client, (now) => deliver(webhook, now));
    expect(taking.answer).toBe(200);
    client = taking.client;
  }
  await server.until(count('provider_events'), AT_WEBHOOKS);
  await server.until(count("queue.job WHERE name IN ('check-payment', 'read-payment')"), AT_WEBHOOKS);
}, 900_000);
