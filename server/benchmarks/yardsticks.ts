import autocannon from 'autocannon';
import { idOf, LISTINGS, MANY_WORDS, WORDS } from './fillStatements.js';
import { atLeast, atMost, median, rounded, type Measure } from './report.js';
import { bookPage, graphql, listOf, listWithTotal, type BenchRequest } from './requests.js';

export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
export const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
export const CONNECTIONS = 10;

/** URLs of the compared servers: the bare server, the server with a plain table, and Panna. */
export interface Addresses {
  bare: string;
  plain: string;
  panna: string;
}

interface Race {
  name: string;
  yardstick: BenchRequest | BenchRequest[];
  panna: BenchRequest | BenchRequest[];
  goal: number;
}

const READ_BOOK = LISTINGS / 2;

/** Price ranges of 400 filters, in paise. Each range contains at most about 4,000 books. */
const PRICES = Array.from({ length: 400 }, (_, index) => ({
  from: 19_900 + 20 * index,
  to: 23_900 + 20 * index,
}));
const rupees = (paise: number) => (paise / 100).toFixed(2);

function races({ bare, plain, panna }: Addresses): Race[] {
  const list = graphql(panna, listOf());
  const rest = { url: `${panna}/api/v1/books` };
  const search = graphql(panna, listOf({ search: WORDS[0] }));
  const book = graphql(panna, bookPage(READ_BOOK));
  return [
    { name: 'list, of Panna’s own SQL', yardstick: { url: bare }, panna: list, goal: 0.6 },
    { name: 'GET /api/v1/books, of Panna’s own SQL', yardstick: { url: bare }, panna: rest, goal: 0.7 },
    { name: 'list, of a plain table', yardstick: { url: `${plain}/list` }, panna: list, goal: 0.5 },
    {
      name: 'list with total, of a plain table',
      yardstick: { url: `${plain}/total` },
      panna: graphql(panna, listWithTotal()),
      goal: 0.4,
    },
    {
      name: 'search by a word, of a plain table',
      yardstick: { url: `${plain}/search` },
      panna: search,
      goal: 0.4,
    },
    {
      name: 'search by 400 different words, of a plain table',
      yardstick: MANY_WORDS.map((word) => ({ url: `${plain}/found/${word}` })),
      panna: MANY_WORDS.map((word) => graphql(panna, listOf({ search: word }))),
      goal: 0.3,
    },
    {
      name: 'list with 400 different filters, of a plain table',
      yardstick: PRICES.map(({ from, to }) => ({ url: `${plain}/priced/${from}/${to}` })),
      panna: PRICES.map(({ from, to }) =>
        graphql(panna, listOf({ salePrice: { from: rupees(from), to: rupees(to) } })),
      ),
      goal: 0.45,
    },
    {
      name: 'book, of a plain table',
      yardstick: { url: `${plain}/book/${idOf('book', READ_BOOK)}` },
      panna: book,
      goal: 0.5,
    },
    {
      name: 'GET /api/v1/books, of a plain table',
      yardstick: { url: `${plain}/rest` },
      panna: rest,
      goal: 0.5,
    },
  ];
}

/**
 * Measures Panna's speed as a share of the speed of each simpler server, and the cost of the total count. Both sides of
 * a comparison run in turns, in short rounds, so that a busy machine slows both equally. The median of the rounds
 * counts.
 */
export async function measureYardsticks(addresses: Addresses): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { name, yardstick, panna, goal } of races(addresses)) {
    const { ratio } = await compare(panna, yardstick);
    measures.push(atLeast(name, ratio, goal));
  }
  const total = await compare(graphql(addresses.panna, listOf()), graphql(addresses.panna, listWithTotal()));
  return [
    ...measures,
    atMost('list with total costs, of the list without', total.ratio, 1.3),
    ...(await measureAlone(addresses)),
  ];
}

/**
 * Repeats two comparisons with a single connection. With several connections, requests that are sent at the same time
 * can share an SQL statement.
 */
async function measureAlone({ bare, panna }: Addresses): Promise<Measure[]> {
  const list = await compare(graphql(panna, listOf()), { url: bare }, 1);
  const rest = await compare({ url: `${panna}/api/v1/books` }, { url: bare }, 1);
  return [
    { name: 'list, of Panna’s own SQL, one connection', value: rounded(list.ratio) },
    { name: 'GET /api/v1/books, of Panna’s own SQL, one connection', value: rounded(rest.ratio) },
  ];
}

/** Returns the speed of the first request divided by the speed of the second, as the median of all rounds. */
async function compare(
  first: BenchRequest | BenchRequest[],
  second: BenchRequest | BenchRequest[],
  connections = CONNECTIONS,
): Promise<{ ratio: number }> {
  for (const request of [first, second]) await requestsPerSecond(request, connections, 1);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const speed = await requestsPerSecond(first, connections);
    ratios.push(speed / (await requestsPerSecond(second, connections)));
  }
  return { ratio: median(ratios) };
}

/**
 * Measures requests per second. If there are several requests, each connection begins with a different one, so that
 * no two connections send the same request at the same time.
 */
async function requestsPerSecond(
  asked: BenchRequest | BenchRequest[],
  connections: number,
  duration = SECONDS,
): Promise<number> {
  const all = [asked].flat().map(({ url, ...request }) => ({ ...request, path: pathOf(url) }));
  const [first] = [asked].flat();
  if (!first) throw new Error('Nothing is asked');
  let begun = 0;
  const result = await autocannon({
    url: new URL(first.url).origin,
    connections,
    duration,
    setupClient(client) {
      const start = Math.floor((begun++ * all.length) / connections);
      client.setRequests([...all.slice(start), ...all.slice(0, start)]);
    },
  });
  if (result.errors > 0 || result.non2xx > 0 || result['2xx'] === 0)
    throw new Error(`${first.url} did not answer every request`);
  return result.requests.average;
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
