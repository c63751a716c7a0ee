import { administer, createBenchDatabase } from './benchDatabase.js';
import { measureCpu, measureOnlineCpu } from './hotPathCpu.js';
import { PLAIN_TABLE } from './plainTable.js';
import { measureKeptCarts } from './keptCarts.js';
import { measureRentalsToCome } from './rentalsToCome.js';
import { report, type Measure } from './report.js';
import { startBare, startPanna, startPayable, startPlain, type BenchServer } from './servers.js';
import { countStatements } from './statementCounts.js';
import { measureHistory, measureStock } from './stock.js';
import { CONNECTIONS, measureYardsticks, ROUNDS, SECONDS } from './yardsticks.js';

const MANY_COPIES = 1_000;
/** Maximum memory of the server process, in MB. */
const MOST_MEMORY = { atRest: 200, underLoad: 220 };

/**
 * `npm run bench`: measures the cost of the most frequent requests. Each measurement is compared with another one in
 * the same run, so that a busy machine slows both equally. Exits with status 1 if a goal is missed. BENCH_ROUNDS and
 * BENCH_SECONDS set the number and length of the rounds.
 */
async function main(): Promise<void> {
  console.log(`Medians of ${ROUNDS} rounds, 10,000 listings.`);
  const one = await createBenchDatabase(1);
  try {
    await measureReads(one.url);
    await measureWrites(one.url);
    await measureStocks(one.url);
  } finally {
    await one.drop();
  }
  await measureOnlineOrders();
}

/** Measures orders that are paid online, with a database of its own, because each book can be ordered once. */
async function measureOnlineOrders(): Promise<void> {
  const database = await createBenchDatabase(1);
  try {
    await using(
      async (): Promise<[BenchServer]> => [await startPayable(database.url)],
      async ([payable]) => report('Online orders', await measureOnlineCpu(payable, database.url)),
    );
  } finally {
    await database.drop();
  }
}

async function measureReads(url: string): Promise<void> {
  await administer(url, PLAIN_TABLE);
  await using(
    () => Promise.all([startBare(url), startPlain(url), startPanna(url)]),
    async ([bare, plain, panna]) => {
      const atRest = panna.memory();
      const shares = await measureYardsticks({
        bare: bare.address,
        plain: plain.address,
        panna: panna.address,
      });
      report(
        `Speed as a share of a yardstick's, rounds of ${SECONDS} s with ${CONNECTIONS} connections`,
        shares,
      );
      report('Memory of the process, MB', [
        memory('at rest', atRest, MOST_MEMORY.atRest),
        memory('after the rounds', panna.memory(), MOST_MEMORY.underLoad),
      ]);
    },
  );
}

function memory(name: string, value: number, most: number): Measure {
  return { name, value: Math.round(value), goal: `below ${most}`, reached: value < most };
}

async function measureWrites(url: string): Promise<void> {
  report('Statements of a request', await countStatements(url));
  await using(
    async (): Promise<[BenchServer]> => [await startPanna(url)],
    async ([panna]) => report('Processor time, ms a request', await measureCpu(panna, url)),
  );
  report('Processor time that is saved, ms a request', await measureKeptCarts(url));
}

async function measureStocks(url: string): Promise<void> {
  const many = await createBenchDatabase(MANY_COPIES);
  try {
    await using(
      () => Promise.all([startPanna(url), startPanna(many.url)]),
      async (servers) => {
        const [small, large] = [
          { address: servers[0].address, url },
          { address: servers[1].address, url: many.url },
        ];
        report(
          `What ${MANY_COPIES} copies a listing cost, of what one costs`,
          await measureStock(small, large, MANY_COPIES),
        );
        report(
          'What a book with 5,000 past sales and 2,000 rentals out costs, of what one without costs',
          await measureHistory(small),
        );
        report(
          'Processor time for a book with 2,000 rentals to come, of that for one without',
          await measureRentalsToCome({ server: servers[0], url }),
        );
      },
    );
  } finally {
    await many.drop();
  }
}

async function using<Servers extends [BenchServer, ...BenchServer[]]>(
  start: () => Promise<Servers>,
  work: (servers: Servers) => Promise<void>,
): Promise<void> {
  const servers = await start();
  try {
    await work(servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

await main();
