import type { FastifyInstance } from 'fastify';
import { createApp } from '../../app.js';
import { Database } from '../../persistence/database.js';
import { statementLines, type StatementLine } from '../../persistence/queries/payouts/statementLines.js';
import { PAGE_OF_EXPORT } from '../../usecases/exports/pageOfExport.js';
import { administer } from '../benchDatabase.js';
import { benchPorts } from '../benchPorts.js';
import { databaseCpu } from '../databaseCpu.js';
import { idOf, tokenOf } from '../fillStatements.js';
import { ExplainingSql } from '../million/explain.js';
import { atMost, type Measure } from '../report.js';
import type { Operation } from '../requests.js';
import { PAYMENTS, SELLER } from './fillPayments.js';
import { LARGE_PAYOUT, MANY_SMALL_PAYOUTS, ONE_LARGE_PAYOUT } from './fillPayouts.js';

/** Maximum milliseconds that a request may take in the database. */
const GOAL = 50;

/** Number of calls that are not measured: PostgreSQL plans a prepared statement again in each of its first calls. */
const WARM_UP = 12;
const TIMES = 10;

/** The query that the screen of earnings sends for a page of payouts. */
const PAYOUTS: Operation = {
  query: `query Payouts($first: Int!) { payouts(first: $first) { totalCount totalIsCapped
    edges { node { id status amount { amount } reference createdAt settledAt } } pageInfo { hasNextPage endCursor } } }`,
  variables: { first: 24 },
};

const BALANCE: Operation = {
  query:
    'query Balance { payoutBalance { due { amount } waiting { amount } onTheWay { amount } pausedUntil } }',
  variables: {},
};

/** The query that the screen of earnings sends for the parts of a payout. */
const LINES: Operation = {
  query: `query Lines($id: ID!, $first: Int!) { node(id: $id) { ... on Payout { id lines(first: $first) { totalCount totalIsCapped
    edges { node { fulfillmentId amount { amount } order { id } } } pageInfo { hasNextPage endCursor } } } } }`,
  variables: { id: LARGE_PAYOUT, first: 24 },
};

/** A server in this process that runs no jobs, its database, and the URL of the database. */
interface Server {
  http: FastifyInstance;
  database: Database;
  url: string;
}

/**
 * Measures the database time of a seller's lists with 100,000 entries: the earnings that have not been paid out yet, the parts
 * of one payout, and the payouts. The database must already contain the payments.
 */
export async function measurePayouts(url: string): Promise<Measure[]> {
  const database = await Database.open({ url });
  const http = await createApp(benchPorts(database), { log: false, clientFolder: null });
  try {
    return await measureLists({ http, database, url });
  } finally {
    await http.close();
    await database.close();
  }
}

async function measureLists(server: Server): Promise<Measure[]> {
  const { database, url } = server;
  const unpaid = [await measure(server, '100,000 earnings: balance', BALANCE)];
  await run(url, ONE_LARGE_PAYOUT);
  const large = [
    await measure(server, 'a payout of 100,000 parts: list of payouts', PAYOUTS),
    await measure(server, 'a payout of 100,000 parts: its first parts', LINES),
    ...(await measureFile(database, 'a payout of 100,000 parts')),
  ];
  await run(url, MANY_SMALL_PAYOUTS);
  const small = [
    await measure(server, '100,000 payouts: list of payouts', PAYOUTS),
    ...(await measureFile(database, '100,000 payouts')),
  ];
  return [...unpaid, ...large, ...small];
}

async function run(url: string, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await administer(url, statement);
}

/** Measures the database's processor time for a request. If that time cannot be read, measures the duration of the request. */
async function measure({ http, url }: Server, name: string, operation: Operation): Promise<Measure> {
  for (let count = 0; count < WARM_UP; count += 1) await ask(http, operation);
  const cpuSince = await databaseCpu(url);
  const start = performance.now();
  for (let count = 0; count < TIMES; count += 1) await ask(http, operation);
  const whole = performance.now() - start;
  return atMost(`${name} (GraphQL)`, ((await cpuSince()) ?? whole) / TIMES, GOAL);
}

async function ask(http: FastifyInstance, payload: Operation): Promise<void> {
  const headers = { authorization: `Bearer ${tokenOf(SELLER)}` };
  const { statusCode, body } = await http.inject({ method: 'POST', url: '/graphql', payload, headers });
  if (statusCode !== 200 || body.includes('"errors"')) throw new Error(`Refused: ${body}`);
}

/** Measures the first page and a middle page of payouts.csv. The server reads this file in pages while sending it. */
async function measureFile(database: Database, name: string): Promise<Measure[]> {
  const first = await pageOfFile(database, null);
  let [last] = first.lines.slice(-1);
  for (let skipped = PAGE_OF_EXPORT; last && skipped < PAYMENTS / 2; skipped += PAGE_OF_EXPORT)
    [last] = (await statementLines(database, fileAfter(last))).slice(-1);
  const middle = await pageOfFile(database, last ?? null);
  return [
    atMost(`${name}: first page of payouts.csv (REST)`, first.ms, GOAL),
    atMost(`${name}: a page in the middle of payouts.csv (REST)`, middle.ms, GOAL),
  ];
}

async function pageOfFile(database: Database, after: StatementLine | null) {
  const sql = new ExplainingSql(database);
  const lines = await statementLines(sql, fileAfter(after));
  return { lines, ms: Math.max(...sql.explained.map(({ ms }) => ms)) };
}

const fileAfter = (after: StatementLine | null) => ({
  sellerId: idOf('user', SELLER),
  since: null,
  until: null,
  limit: PAGE_OF_EXPORT,
  after,
});
