import { administer } from './benchDatabase.js';
import { send, timeEach } from './client.js';
import { databaseCpu } from './databaseCpu.js';
import { buyer, BUYERS, tokenOf, WITH_RENTALS, WITHOUT_HISTORY } from './fillStatements.js';
import { atMost, median, type Measure } from './report.js';
import {
  bookPage,
  calendarOf,
  editionPage,
  graphql,
  listOf,
  quoteOf,
  rentInCart,
  type Operation,
} from './requests.js';
import type { Marketplace } from './stock.js';
import { ROUNDS } from './yardsticks.js';

/**
 * Maximum ratio of the database's processor time for a book with 2,000 future rentals to its time for a book without
 * rentals.
 */
const GOAL = 1.5;

const TIMES = 200;

/** A seller's listings: their genre, and the number of the first one. */
interface Shop {
  genre: string;
  firstBook: number;
}

interface Case {
  name: string;
  ask(shop: Shop): Operation;
  /** True if different buyers send the requests. The carts are then emptied before each round. */
  isOfBuyers?: true;
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const CASES: readonly Case[] = [
  { name: 'page', ask: ({ firstBook }) => bookPage(firstBook) },
  { name: 'calendar', ask: ({ firstBook }) => calendarOf(firstBook) },
  { name: 'quote', ask: ({ firstBook }) => quoteOf(firstBook, inDays(100)) },
  { name: 'add to cart', ask: ({ firstBook }) => rentInCart(firstBook, inDays(100)), isOfBuyers: true },
  { name: 'list of 24 such books', ask: ({ genre }) => listOf({ genre }) },
  { name: 'edition', ask: ({ firstBook }) => editionPage(firstBook) },
];

/**
 * Compares the processor time of the database for a book with 2,000 future rentals with its time for a book without
 * rentals. Measures them in turns. Returns an empty list if processor time cannot be read.
 */
export async function measureRentalsToCome(marketplace: Marketplace): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const each of CASES) {
    const ratios: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const rented = await cpuOf(each, WITH_RENTALS, marketplace);
      const fresh = await cpuOf(each, WITHOUT_HISTORY, marketplace);
      // Ignores the first round, which only warms up the caches.
      if (round > 0 && rented !== null && fresh !== null) ratios.push(rented / fresh);
    }
    if (ratios.length > 0) measures.push(atMost(each.name, median(ratios), GOAL));
  }
  return measures;
}

async function cpuOf(
  { ask, isOfBuyers }: Case,
  shop: Shop,
  { address, url }: Marketplace,
): Promise<number | null> {
  if (isOfBuyers) await administer(url, 'DELETE FROM cart_items');
  const tokenFor = (n: number) => (isOfBuyers ? tokenOf(buyer(1 + (n % BUYERS))) : undefined);
  const spent = await databaseCpu(url);
  await timeEach(TIMES, (n) => send(graphql(address, ask(shop), tokenFor(n))));
  return spent();
}
