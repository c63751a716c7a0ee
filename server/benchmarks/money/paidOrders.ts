import { setTimeout } from 'node:timers/promises';
import { administer } from '../benchDatabase.js';
import { send } from '../client.js';
import { buyer, BUYERS, idOf, tokenOf } from '../fillStatements.js';
import { graphql } from '../requests.js';
import type { BenchServer } from '../servers.js';
import type { BenchProvider } from './provider.js';

/** A running server, the URL of its database, and its payment provider. */
export interface PayingBench {
  panna: BenchServer;
  url: string;
  provider: BenchProvider;
}

/** An order that waits for its payment on a page of the provider. */
export interface OpenOrder {
  id: string;
  token: string;
  intentId: string;
  page: string;
}

/** Maximum milliseconds that a benchmark waits for the server. */
const PATIENCE_MS = 300_000;

const PLACE_ORDER = `mutation Order($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } userErrors { code } } }`;
const ADDRESS = { street: '12 Marine Drive', city: 'Mumbai', state: 'Maharashtra', zipcode: '400020' };

/** Puts a copy of the same listing into the cart of each buyer. */
async function fillCarts(url: string): Promise<void> {
  await administer(
    url,
    `INSERT INTO cart_items (id, cart_id, book_id, type, quantity)
     SELECT 'cartitem_0' || lpad(to_hex(n), 25, '0'), 'cart_0' || lpad(to_hex(n), 25, '0'), '${idOf('book', 1)}', 'PURCHASE', 1
     FROM generate_series(${buyer(1)}, ${buyer(BUYERS)}) n`,
  );
}

/** Lets every buyer order a copy of the same listing at once. Returns the number of refused orders. */
export async function placeOrders({ panna, url }: PayingBench, round: string): Promise<number> {
  await fillCarts(url);
  const input = { shippingAddress: ADDRESS, payOnline: true, idempotencyKey: `money ${round}` };
  const operation = { query: PLACE_ORDER, variables: { input } };
  return failuresOf(everyBuyer().map((n) => send(graphql(panna.address, operation, tokenOf(buyer(n))))));
}

/** Waits until each order of a round has a payment page. Returns the orders. */
export async function openOrders({ url }: PayingBench, round: string): Promise<OpenOrder[]> {
  const orders = () =>
    administer<OpenOrder>(
      url,
      `SELECT o.id, 'bench-token-' || substring(u.name FROM 8) AS token, i.id AS "intentId", i.page_reference AS page
       FROM orders o JOIN users u ON u.id = o.buyer_id JOIN payment_intents i ON i.order_id = o.id
       WHERE o.idempotency_key = $1 AND i.page_reference IS NOT NULL`,
      [`money ${round}`],
    );
  await until(async () => (await orders()).length === BUYERS, 'the pages are not open');
  return orders();
}

/** Waits until all these orders are paid. */
export async function untilPaid(bench: PayingBench, orders: readonly OpenOrder[]): Promise<void> {
  await until(async () => (await countPaid(bench, orders)) === orders.length, 'the orders are not paid');
}

/** Returns the number of these orders that are paid. */
export async function countPaid({ url }: PayingBench, orders: readonly OpenOrder[]): Promise<number> {
  const [row] = await administer<{ paid: number }>(
    url,
    `SELECT count(*)::int AS paid FROM payment_intents WHERE id = ANY($1) AND status = 'PAID'`,
    [orders.map(({ intentId }) => intentId)],
  );
  return row?.paid ?? 0;
}

/** Returns the number of failed requests, and prints the first failure. */
export async function failuresOf(requests: readonly Promise<void>[]): Promise<number> {
  const ended = await Promise.allSettled(requests);
  const failed = ended.filter((each) => each.status === 'rejected');
  if (failed[0]) console.error(failed[0].reason);
  return failed.length;
}

function everyBuyer(): number[] {
  return Array.from({ length: BUYERS }, (_, index) => index + 1);
}

async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`After ${PATIENCE_MS / 1_000} s, ${otherwise}`);
    await setTimeout(100);
  }
}
