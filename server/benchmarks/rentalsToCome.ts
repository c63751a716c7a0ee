import { administer } from './benchDatabase.js';
import { send, timeEach } from './client.js';
import { databaseCpu } from './databaseCpu.js';
import { buyer, BUYERS, tokenOf, WITH_RENTALS, WITHOUT_HISTORY } from './fillStatements.js';
import { atMost, median, notMeasured, type Measure } from './report.js';
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
import type { BenchServer } from './servers.js';
import { ROUNDS } from './yardsticks.js';

/**
 * Maximum ratios of the processor time for a book with 2,000 future rentals to the time for a book without rentals.
 * `both` is greater, because the server also computes the calendar from the rentals.
 */
const GOALS = { database: 1.5, both: 2 };

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

/** A running marketplace, and the address of its database. */
interface Measured {
  server: BenchServer;
  url: string;
}

/**
 * Measures requests for a book with 2,000 future rentals and for a book without rentals, in turns. Returns the ratios of
 * their processor times: for the database, and for server and database together. A measure fails if processor time
 * cannot be read.
 */
export async function measureRentalsToCome(measured: Measured): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const each of CASES) {
    const ratios: Spent[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const rented = await cpuOf(each, WITH_RENTALS, measured);
      const fresh = await cpuOf(each, WITHOUT_HISTORY, measured);
      // Ignores the first round, which only warms up the caches.
      if (round > 0 && rented && fresh)
        ratios.push({ database: rented.database / fresh.database, both: rented.both / fresh.both });
    }
    if (ratios.length === 0) {
      measures.push(notMeasured(each.name));
      continue;
    }
    const medianOf = (part: keyof Spent) => median(ratios.map((ratio) => ratio[part]));
    measures.push(
      atMost(`${each.name}: database`, medianOf('database'), GOALS.database),
      atMost(`${each.name}: server and database`, medianOf('both'), GOALS.both),
    );
  }
  return measures;
}

/** Processor times in milliseconds, or ratios of such times. */
interface Spent {
  database: number;
  both: number;
}

async function cpuOf(
  { ask, isOfBuyers }: Case,
  shop: Shop,
  { server, url }: Measured,
): Promise<Spent | null> {
  if (isOfBuyers) await administer(url, 'DELETE FROM cart_items');
  const tokenFor = (n: number) => (isOfBuyers ? tokenOf(buyer(1 + (n % BUYERS))) : undefined);
  const before = await server.cpu();
  const spent = await databaseCpu(url);
  await timeEach(TIMES, (n) => send(graphql(server.address, ask(shop), tokenFor(n))));
  const [database, after] = [await spent(), await server.cpu()];
  if (database === null || before === null || after === null) return null;
  return { database, both: database + after - before };
}
