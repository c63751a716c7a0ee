import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { payoutRoutes } from '../payments/payoutSimulator/payoutRoutes.js';
import { PayoutSimulator } from '../payments/payoutSimulator/payoutSimulator.js';
import { Simulator } from '../payments/simulator/simulator.js';
import { simulatorRoutes } from '../payments/simulator/simulatorRoutes.js';
import { Database } from '../persistence/database.js';
import { listBook } from '../testing/books/books.js';
import { copyMigrated } from '../testing/databases/migratedPostgres.js';
import type { PostgresDatabase } from '../testing/databases/postgresDatabase.js';
import { GraphQLClient } from '../testing/graphqlClient.js';
import { mutate } from '../testing/mutate.js';
import { addToCart } from '../testing/orders/carts.js';
import { deliver, placed, placeOrder } from '../testing/orders/orders.js';
import { signUpReader, type Person } from '../testing/people/people.js';
import { DeadlyCalls, DIVERSION, MOMENTS } from '../testing/process/deadlyCalls.js';
import { loseActiveJobs, retryJobsAtOnce } from '../testing/process/lostJobs.js';
import { ServerProcess } from '../testing/process/serverProcess.js';

const KEYS = { keyId: 'rzp_test_panna', keySecret: 'secret-of-tests' };
const WEBHOOK_SECRET = 'webhook-secret';
const ACCOUNT = '7878780080316316';
const SELLERS = 5;
const ROUNDS_OF_A_STEP = 5;
const EARNED = 24_950;
const FEE = 590;
const BALANCE = 100_000_000;
const PATIENCE = { timeout: 120_000, interval: 50 };
const clock = { now: () => new Date() };

let postgres: PostgresDatabase;
let database: Database;
let http: FastifyInstance;
let payments: Simulator;
let payouts: PayoutSimulator;
let calls: DeadlyCalls;
let dataDir: string;
let server: ServerProcess;
/** The job that waits for the server when it starts. */
let job = 'follow-payments';

beforeAll(async () => {
  ServerProcess.build();
  postgres = await copyMigrated(process.env['TEST_DATABASE_URL'] ?? '');
  database = await Database.open({ url: postgres.url });
  await retryJobsAtOnce(database);
  dataDir = await mkdtemp(path.join(tmpdir(), 'panna-payouts-'));
  http = Fastify({ forceCloseConnections: true });
  calls = new DeadlyCalls(http);
  const silent = { ...KEYS, clock, webhookSecret: WEBHOOK_SECRET, webhookAddress: () => null };
  payments = new Simulator({ ...silent, addressFor: () => calls.address });
  payouts = new PayoutSimulator({ ...silent, account: ACCOUNT, balance: BALANCE, linkAddress: () => '' });
  payouts.faults.banks = 'wait';
  await http.register(simulatorRoutes, { simulator: payments });
  await http.register(payoutRoutes, { simulator: payouts });
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await http.close();
  await database.close();
  await postgres.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function startServer(): Promise<GraphQLClient> {
  await loseActiveJobs(database);
  await database.query(`INSERT INTO queue.job (name, data) VALUES ('${job}', '{}')`);
  server = ServerProcess.spawn({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    PAYMENTS: 'razorpay',
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRETS: WEBHOOK_SECRET,
    PAYOUT_DAYS: '0',
    PAYOUTS: 'razorpayx',
    RAZORPAYX_ACCOUNT_NUMBER: ACCOUNT,
    RAZORPAYX_KEY_ID: KEYS.keyId,
    RAZORPAYX_KEY_SECRET: KEYS.keySecret,
    RAZORPAYX_WEBHOOK_SECRETS: WEBHOOK_SECRET,
    NODE_OPTIONS: `--import=${DIVERSION}`,
    SIMULATOR: calls.address,
  });
  return new GraphQLClient(await server.ready());
}

/** Starts the server again and again, and kills it whenever it makes this call. */
async function killAtEach(method: string, callPath: RegExp): Promise<void> {
  for (let round = 0; round < ROUNDS_OF_A_STEP; round += 1) {
    const moment = MOMENTS[round % MOMENTS.length] ?? 'BEFORE_TAKEN';
    const process = { start: startServer, kill: () => server.end('SIGKILL') };
    await calls.killAt({ method, path: callPath, moment }, process);
  }
}

/** Waits until a statement counts one for each seller. */
async function untilAll(counted: string): Promise<void> {
  await vi.waitFor(async () => {
    const [row] = await database.query<{ count: number }>(counted);
    expect(row?.count).toBe(SELLERS);
  }, PATIENCE);
}

/** Starts the server and lets it live until a statement counts one for each seller. */
async function workUntilAll(counted: string): Promise<void> {
  await startServer();
  await untilAll(counted);
  await server.end('SIGKILL');
}

/** Lets every seller sell a book, which is paid online and arrives. */
async function sellBooks(): Promise<void> {
  const client = await startServer();
  const buyer = await signUpReader(client, 'Meera');
  const sellers: Person[] = [];
  for (let index = 0; index < SELLERS; index += 1) {
    const seller = await signUpReader(client, 'Dev');
    await mutate(client, seller, 'updateProfile', 'user { id }', { upiAddress: `dev${index}@okbank` });
    await addToCart(client, buyer, await listBook(client, seller));
    sellers.push(seller);
  }
  const order = placed(await placeOrder(client, buyer, { payOnline: true }));
  await vi.waitFor(() => expect(payments.books.pages.size).toBe(1), PATIENCE);
  for (const { id } of payments.books.pages.values()) payments.pay(id);
  await database.query("INSERT INTO queue.job (name, data) VALUES ('follow-payments', '{}')");
  await untilAll("SELECT count(*)::int AS count FROM payments WHERE status = 'CAPTURED'");
  for (const seller of sellers) await deliver(client, order, seller, buyer);
  await database.query("UPDATE users SET payout_changed_at = payout_changed_at - interval '2 days'");
  await server.end('SIGKILL');
}

it(`A server that is killed ${3 * ROUNDS_OF_A_STEP} times makes each payout once, and takes in each outcome once`, async () => {
  await sellBooks();
  job = 'prepare-payouts';
  await workUntilAll("SELECT count(*)::int AS count FROM payouts WHERE status = 'PENDING'");

  job = 'send-payouts';
  await killAtEach('GET', /\/payouts\?/);
  await killAtEach('POST', /\/payouts$/);
  await workUntilAll('SELECT count(provider_reference)::int AS count FROM payouts');
  expect(payouts.books.payouts.size).toBe(SELLERS);
  expect(payouts.books.byKey.size).toBe(SELLERS);

  for (const { id } of payouts.books.payouts.values()) payouts.end(id, 'processed');
  await killAtEach('GET', /\/payouts\/pout_\w+$/);
  await workUntilAll("SELECT count(*)::int AS count FROM payouts WHERE status = 'PAID'");
  expect(payouts.books.spent).toBe(SELLERS * (EARNED + FEE));
  const [posted] = await database.query(
    `SELECT sum(amount)::int AS amount FROM journal_postings p JOIN journal_entries e ON e.id = p.entry_id
     WHERE p.account = 'FLOAT' AND e.payout_id IS NOT NULL`,
  );
  expect(posted).toEqual({ amount: -payouts.books.spent });
  const events = "SELECT FROM domain_events WHERE type = 'PayoutSettled'";
  expect(await database.query(events)).toHaveLength(SELLERS);
}, 900_000);
