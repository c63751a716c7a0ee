import { administer } from './benchDatabase.js';
import { send, timeEach } from './client.js';
import { databaseCpu } from './databaseCpu.js';
import { buyer, BUYERS, tokenOf } from './fillStatements.js';
import { atMost, type Measure } from './report.js';
import { addToCart, bookPage, graphql } from './requests.js';
import type { Marketplace } from './stock.js';

const TIMES = 1_000;

/** The processor time of the database for each of the hot requests, in milliseconds. */
export async function measureCpu(marketplace: Marketplace): Promise<Measure[]> {
  const { address, url } = marketplace;
  const tokenOfBuyer = (n: number) => tokenOf(buyer(1 + (n % BUYERS)));
  await administer(url, 'DELETE FROM cart_items');
  const bookTo = (n: number, token?: string) => send(graphql(address, bookPage(1 + n), token));
  const add = (n: number) => send(graphql(address, addToCart(1 + n), tokenOfBuyer(n)));
  return [
    ...(await cpuOf('a book', 0.4, marketplace, (n) => bookTo(n))),
    ...(await cpuOf('a book, and who is asking', 0.5, marketplace, (n) => bookTo(n, tokenOfBuyer(n)))),
    ...(await cpuOf('add to cart', 2, marketplace, add)),
  ];
}

/** Nothing where the processor time cannot be read. The first requests, which plan the statements, are left out. */
async function cpuOf(
  name: string,
  goal: number,
  { url }: Marketplace,
  work: (n: number) => Promise<void>,
): Promise<Measure[]> {
  await timeEach(TIMES, work);
  const before = await databaseCpu(url);
  await timeEach(TIMES, (n) => work(TIMES + n));
  const after = await databaseCpu(url);
  return before === null || after === null ? [] : [atMost(name, (after - before) / TIMES, goal)];
}
