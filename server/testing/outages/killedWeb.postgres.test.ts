import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAYMENT_WEBHOOKS } from '../../http/paymentWebhook.js';
import { listBook } from '../books/books.js';
import type { GraphQLClient } from '../graphqlClient.js';
import { addToCart } from '../orders/carts.js';
import { cancelOrder, placed, placeOrder, take, type Order } from '../orders/orders.js';
import { openInbox, type Inbox, type Received } from '../payments/inbox.js';
import { signUpReader, type Person } from '../people/people.js';
import { DeadlyDatabase } from '../process/deadlyDatabase.js';
import { linkedSellers } from '../process/linkedSellers.js';
import { MortalServer } from '../process/mortalServer.js';

/** Numbers of orders, of those that are cancelled, and of webhooks. The other orders are delivered. */
const [ORDERS, CANCELLED, WEBHOOKS] = [24, 12, 8];

let inbox: Inbox;
let server: MortalServer;
let way: DeadlyDatabase;
let client: GraphQLClient;
beforeAll(async () => {
  inbox = await openInbox();
  server = await MortalServer.open('route', inbox.address);
  way = await DeadlyDatabase.before(server.postgres.url);
});
afterAll(async () => {
  await server.close();
  way.close();
  await inbox.close();
});

interface Sale {
  order: Order;
  buyer: Person;
}

const count = (where: string) => `SELECT count(*)::int AS count FROM ${where}`;

/**
 * Sends a request for each subject. Kills the process at some messages of the first requests to the database: before the
 * message is sent, the last one before the commit, and once after the commit. Sends each of these requests again to a new process.
 */
async function askTwice<Subject, Answer>(
  what: string,
  subjects: Subject[],
  ask: (subject: Subject) => Promise<Answer>,
): Promise<Answer[]> {
  const rest = [...subjects];
  const answers: Answer[] = [];
  const killed = async (arm: (die: (where: string) => Promise<void>) => void) => {
    const [subject] = rest.splice(0, 1);
    if (subject === undefined) throw new Error(`There are more messages than requests: ${what}`);
    const dead = new Promise<string>((resolve, reject) => {
      arm((where) => server.kill().then(() => resolve(where), reject));
    });
    const asked = ask(subject).catch(() => undefined);
    server.places.note(`${what} ${await server.died(dead, what)}`);
    await asked;
    client = await server.startWeb(way.url);
    answers.push(await ask(subject));
  };
  const state = { isOver: false };
  for (let message = server.places.first(); !state.isOver; message = server.places.after(message))
    await killed((die) =>
      way.killWithin(/^/, message, (last) => {
        state.isOver = last.isCommit;
        return die(`at message ${message}: ${last.statement}`);
      }),
    );
  await killed((die) => way.killOnceCommitted(/^/, () => die('after the commit')));
  for (const subject of rest) answers.push(await ask(subject));
  return answers;
}

const deliver = async ({ body, headers }: Received): Promise<number> => {
  const signed = { 'x-razorpay-event-id': '', 'x-razorpay-signature': '' };
  for (const name of Object.keys(signed) as (keyof typeof signed)[]) signed[name] = String(headers[name]);
  const sent = { 'content-type': 'application/json', ...signed };
  const url = client.url + PAYMENT_WEBHOOKS;
  return (await fetch(url, { method: 'POST', headers: sent, body: new Uint8Array(body) })).status;
};

/** Places the orders. Returns them with their seller. */
async function placeOrders(): Promise<{ sales: Sale[]; seller: Person }> {
  const [seller] = await linkedSellers(server, await server.start(), 1);
  await server.kill();
  client = await server.startWeb(way.url);
  if (!seller) throw new Error('The seller is missing');
  const bookId = await listBook(client, seller, { copies: ORDERS });
  const buyers: Person[] = [];
  for (let index = 0; index < ORDERS; index += 1) {
    const buyer = await signUpReader(client, 'Meera');
    await addToCart(client, buyer, bookId);
    buyers.push(buyer);
  }
  const orders = await askTwice('placeOrder', buyers, (buyer) =>
    placeOrder(client, buyer, { payOnline: true, idempotencyKey: `order of ${buyer.id}` }),
  );
  for (const [table, number] of [
    ['orders', ORDERS],
    ['allocations', ORDERS],
    ['cart_items', 0],
  ] as const)
    await server.until(count(table), number);
  const sales = orders.map((order, index) => ({ order: placed(order), buyer: buyers[index] ?? seller }));
  return { seller, sales };
}

/** Lets a worker open the pages, and pays them. Takes in the webhooks, and then lets workers make the transfers. */
async function payOrders(): Promise<void> {
  const { payments } = server;
  await work('follow-payments', 'payment_intents WHERE page_reference IS NOT NULL', ORDERS);
  expect(payments.books.pages.size).toBe(ORDERS);
  for (const { id } of payments.books.pages.values()) payments.pay(id);
  await payments.deliveries();
  client = await server.startWeb(way.url);
  const webhooks = inbox.received.slice(0, WEBHOOKS);
  expect(await askTwice('webhook', webhooks, deliver)).toEqual(webhooks.map(() => 200));
  await server.until(count('provider_events'), WEBHOOKS);
  await server.until(count("queue.job WHERE name IN ('check-payment', 'read-payment')"), WEBHOOKS);
  await work('follow-payments', "payment_intents WHERE status = 'PAID'", ORDERS);
  await work('follow-transfers', "transfers WHERE status = 'HELD'", ORDERS);
  await server.books.assertSame();
}

/** Replaces the process by a worker, which lives until this number of rows fulfil the condition. */
async function work(job: string, where: string, number: number): Promise<void> {
  await server.kill();
  await server.workUntil(job, count(where), number);
}

it('A web process that is killed between any two messages of a request loses and doubles no order, payment, refund, transfer or payout', async () => {
  const { sales, seller } = await placeOrders();
  await payOrders();

  client = await server.startWeb(way.url);
  const [cancelled, delivered] = [sales.slice(0, CANCELLED), sales.slice(CANCELLED)];
  await askTwice('cancelOrder', cancelled, ({ order, buyer }) => cancelOrder(client, buyer, order.id));
  for (const { order } of delivered)
    for (const step of ['confirmFulfillment', 'shipFulfillment'] as const)
      await take(client, seller, step, order.fulfillments[0]?.id ?? '');
  await askTwice('markDelivered', delivered, ({ order, buyer }) =>
    take(client, buyer, 'markDelivered', order.fulfillments[0]?.id ?? ''),
  );

  await work('follow-transfers', "transfers WHERE status = 'REVERSED'", CANCELLED);
  await work('follow-payments', "provider_refunds WHERE status = 'DONE'", CANCELLED);
  await work('prepare-payouts', "payouts WHERE status = 'SENT'", ORDERS - CANCELLED);
  await work('follow-transfers', "payouts WHERE status = 'PAID'", ORDERS - CANCELLED);
  const { books, route } = server.payments;
  expect([books.payments.size, books.refunds.size]).toEqual([ORDERS, CANCELLED]);
  expect([route.transfers.size, route.reversals.size]).toEqual([ORDERS, CANCELLED]);
  const released = [...route.transfers.values()].filter(({ on_hold: isHeld }) => !isHeld);
  expect(released).toHaveLength(ORDERS - CANCELLED);
  await server.books.assertSame();
}, 1_800_000);
