import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { createBenchDatabase } from './benchDatabase.js';
import { startBare, startPanna } from './servers.js';
import { countStatements } from './statementCounts.js';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const CONNECTIONS = 10;
const MOST_MEMORY = 200;

const LIST = {
  query: `query Books($first: Int) {
    books(first: $first) {
      nodes {
        id title author genres status
        price { sale { amount currencyCode } lease { perMonth { amount currencyCode } minDuration maxDuration } }
        cover { card }
        seller { id name readersScore totalRatings }
      }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  variables: { first: 24 },
};

/** What is asked again and again, and the least share of the bare handler's speed that it is to reach. */
interface Target {
  name: string;
  goal: number;
  request: Pick<autocannon.Options, 'url' | 'method' | 'headers' | 'body'>;
}

/**
 * `npm run bench`: how quick the list of 24 books is, as a share of a bare handler that runs the same SQL. The targets
 * take turns in short rounds, so that a busy machine slows them all alike; the median of the rounds counts.
 */
async function main(): Promise<void> {
  const database = await createBenchDatabase();
  const bare = await startBare(database.url);
  const panna = await startPanna(database.url);
  try {
    await setTimeout(1_000);
    const memory = panna.memory();
    const rates = await race([
      { name: 'node:http + pg + JSON.stringify', goal: 1, request: { url: bare.address } },
      { name: 'GraphQL', goal: 0.6, request: graphql(panna.address) },
      { name: 'GET /api/v1/books', goal: 0.7, request: { url: `${panna.address}/api/v1/books` } },
    ]);
    const statements = await countStatements(database.url, LIST);
    report(rates, memory, panna.memory(), statements);
  } finally {
    await Promise.all([bare.stop(), panna.stop()]);
    await database.drop();
  }
}

function graphql(address: string): Target['request'] {
  return {
    url: `${address}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(LIST),
  };
}

type Rates = Map<Target, number[]>;

async function race(targets: readonly Target[]): Promise<Rates> {
  const rates: Rates = new Map(targets.map((target) => [target, []]));
  for (const target of targets) await requestsPerSecond(target);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) rates.get(target)?.push(await requestsPerSecond(target));
  }
  return rates;
}

async function requestsPerSecond({ name, request }: Target): Promise<number> {
  const result = await autocannon({ ...request, connections: CONNECTIONS, duration: SECONDS });
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${name} did not answer every request`);
  return result.requests.average;
}

function report(
  rates: Rates,
  memoryAtRest: number,
  memoryAfter: number,
  statements: { list: number; detail: number },
): void {
  const [bare = []] = rates.values();
  const rows = [...rates].map(([{ name, goal }, own]) => {
    const share = median(own.map((rate, round) => rate / (bare[round] ?? NaN)));
    return {
      '24 books': name,
      'requests/s': Math.round(median(own)),
      share: share.toFixed(2),
      goal,
      reached: share >= goal,
    };
  });
  const others = [
    { measure: 'SQL statements of the list', value: statements.list, goal: 1, reached: statements.list <= 1 },
    {
      measure: 'SQL statements of a detail page',
      value: statements.detail,
      goal: 2,
      reached: statements.detail <= 2,
    },
    {
      measure: 'memory at rest, MB',
      value: Math.round(memoryAtRest),
      goal: MOST_MEMORY,
      reached: memoryAtRest < MOST_MEMORY,
    },
    { measure: 'memory after the rounds, MB', value: Math.round(memoryAfter) },
  ];
  console.log(`Median of ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections, 10,000 books.`);
  console.table(rows);
  console.table(others);
  if ([...rows, ...others].some(({ reached }) => reached === false)) process.exitCode = 1;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

await main();
