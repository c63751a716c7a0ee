import { administer } from './benchDatabase.js';
import { send, timeEach } from './client.js';
import { databaseCpu } from './databaseCpu.js';
import { buyer, BUYERS, tokenOf } from './fillStatements.js';
import { atMost, notMeasured, type Measure } from './report.js';
import { addToCart, bookPage, graphql, placeOrder } from './requests.js';
import type { BenchServer } from './servers.js';

const ROUNDS = 5;

/** Number of rounds that are not measured. The engine compiles frequent code only after some thousand calls. */
const WARM_UP_ROUNDS = 9;

/** Book number of the first of the 2,800 books to order. No other benchmark orders these books. */
const FIRST_ORDERED = 7_000;

const tokenOfBuyer = (n: number) => tokenOf(buyer(1 + (n % BUYERS)));

/**
 * Measures the processor time of the most frequent requests, in milliseconds. Each request is for a different book,
 * and the buyers take turns. The measure fails if processor time cannot be read.
 */
export async function measureCpu(server: BenchServer, url: string): Promise<Measure[]> {
  const { address } = server;
  const book = (n: number, token?: string) => send(graphql(address, bookPage(1 + n), token));
  const add = (n: number) => send(graphql(address, addToCart(1 + n), tokenOfBuyer(n)));
  const order = (n: number) => send(graphql(address, placeOrder(`cpu ${n}`), tokenOfBuyer(n)));
  const empty = () => administer(url, 'DELETE FROM cart_items');
  const measured = { server, url };
  const page = await cpuOf(measured, (n) => book(n));
  const ownPage = await cpuOf(measured, (n) => book(n, tokenOfBuyer(n)));
  const added = await cpuOf(measured, add, empty);
  const ordered = await cpuOf(measured, order, (from) => fillCarts(url, from));
  if (!page || !ownPage || !added || !ordered) return [notMeasured('processor time of requests')];
  return [
    atMost('a book: database', page.database, 0.4),
    atMost('a book, and who is asking: database', ownPage.database, 0.5),
    atMost('add to cart: database', added.database, 2),
    atMost('add to cart: server and database', added.both, 2.5),
    atMost('order: server and database', ordered.both, 8),
  ];
}

/** Measures the processor time of placing an order that is paid online, in milliseconds. The server runs no jobs. */
export async function measureOnlineCpu(server: BenchServer, url: string): Promise<Measure[]> {
  const order = (n: number) =>
    send(graphql(server.address, placeOrder(`online ${n}`, true), tokenOfBuyer(n)));
  const ordered = await cpuOf({ server, url }, order, (from) => fillCarts(url, from));
  if (!ordered) return [notMeasured('processor time of orders that are paid online')];
  return [atMost('order that is paid online: server and database', ordered.both, 8)];
}

/** Puts one book into the cart of each buyer. Every buyer gets a different book. */
async function fillCarts(url: string, from: number): Promise<void> {
  await administer(url, 'DELETE FROM cart_items');
  await administer(
    url,
    `INSERT INTO cart_items (id, cart_id, book_id, type, quantity)
     SELECT 'cartitem_0' || lpad(to_hex(n), 25, '0'), 'cart_0' || lpad(to_hex(${buyer(1)} + n % ${BUYERS}), 25, '0'),
            'book_0' || lpad(to_hex(${FIRST_ORDERED} + n), 25, '0'), 'PURCHASE', 1
     FROM generate_series(${from}, ${from + BUYERS - 1}) n`,
  );
}

interface Spent {
  database: number;
  /** Processor time of the server and the database together. */
  both: number;
}

/**
 * Returns the processor time per request in milliseconds; null if it cannot be read. Ignores the rounds in
 * which the server warms up and PostgreSQL plans the statements.
 */
async function cpuOf(
  { server, url }: { server: BenchServer; url: string },
  work: (n: number) => Promise<void>,
  prepare?: (from: number) => Promise<unknown>,
): Promise<Spent | null> {
  const spent = { database: 0, both: 0 };
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    await prepare?.(round * BUYERS);
    const [databaseSince, ownBefore] = [await databaseCpu(url), await server.cpu()];
    await timeEach(BUYERS, (n) => work(round * BUYERS + n));
    const [database, own] = [await databaseSince(), await server.cpu()];
    if (ownBefore === null || database === null || own === null) return null;
    if (round < WARM_UP_ROUNDS) continue;
    spent.database += database / (ROUNDS * BUYERS);
    spent.both += (database + own - ownBefore) / (ROUNDS * BUYERS);
  }
  return spent;
}
