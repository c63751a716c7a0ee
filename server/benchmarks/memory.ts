import autocannon from 'autocannon';
import { createBenchDatabase } from './benchDatabase.js';
import { MANY_WORDS } from './fillStatements.js';
import { atMost, median, report, type Measure } from './report.js';
import { graphql, listOf, listWithTotal } from './requests.js';
import { startEmbedded, startPanna, type BenchServer } from './servers.js';

const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 30);
const CONNECTIONS = 10;
/** Milliseconds between two samples of the memory. */
const SAMPLE_EVERY = 1_000;
/** Number of first samples that the growth leaves out, because the process is still compiling its code. */
const WARM_UP = 60;

/** Maximum memory of the server process under load, in MB. */
const MOST = { postgres: 220, embedded: 400 };
/** Maximum growth of memory from the first third of the samples to the last. */
const MOST_GROWTH = 1.1;

/**
 * `npm run bench:memory`: measures the memory of two servers under load, one with PostgreSQL and one with the embedded database and
 * the demo data. Exits with status 1 if a goal is missed. BENCH_MINUTES sets the length, at least 2.
 */
async function main(): Promise<void> {
  const database = await createBenchDatabase(1);
  try {
    // The servers run at the same time, because only memory is measured, not speed.
    const [postgres, embedded] = await Promise.all([startPanna(database.url), startEmbedded()]);
    // Waits for both, so that neither server is left running if the other fails.
    const outcomes = await Promise.allSettled([
      measure('PostgreSQL', postgres, MOST.postgres),
      measure('embedded database', embedded, MOST.embedded),
    ]);
    const measures = outcomes.flatMap((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
    report(`Memory of the process, MB, over ${MINUTES} minutes`, measures);
  } finally {
    await database.drop();
  }
}

async function measure(name: string, server: BenchServer, most: number): Promise<Measure[]> {
  try {
    const all = await sampleUnderLoad(server);
    const samples = all.slice(WARM_UP);
    const third = Math.floor(samples.length / 3);
    const growth = median(samples.slice(-third)) / median(samples.slice(0, third));
    return [
      atMost(`${name}, greatest`, Math.max(...all), most),
      { name: `${name}, median`, value: Math.round(median(samples)) },
      atMost(`${name}, last third of the first`, growth, MOST_GROWTH),
    ];
  } finally {
    await server.stop();
  }
}

/** Sends lists and searches for MINUTES. Returns the memory each second, in MB. */
async function sampleUnderLoad(server: BenchServer): Promise<number[]> {
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(server.memory()), SAMPLE_EVERY);
  try {
    const { errors, non2xx } = await autocannon({
      url: server.address,
      connections: CONNECTIONS,
      duration: MINUTES * 60,
      requests: load(server.address),
    });
    if (errors > 0 || non2xx > 0) throw new Error(`${errors + non2xx} requests failed`);
  } finally {
    clearInterval(sampling);
  }
  return samples;
}

/** Searches for 400 words, each followed by lists and a page of the site. */
function load(address: string) {
  return MANY_WORDS.flatMap((word) => [
    graphql(address, listOf({ search: word })),
    graphql(address, listOf()),
    graphql(address, listWithTotal()),
    { url: `${address}/api/v1/books` },
    { url: `${address}/` },
  ]).map(({ url, ...request }) => ({ ...request, path: new URL(url).pathname }));
}

await main();
