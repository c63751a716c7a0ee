import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Simulator } from '../payments/simulator/simulator.js';
import { simulatorRoutes } from '../payments/simulator/simulatorRoutes.js';
import { Database } from '../persistence/database.js';
import { listBook } from '../testing/books/books.js';
import { addToCart } from '../testing/orders/carts.js';
import { copyMigrated } from '../testing/databases/migratedPostgres.js';
import type { PostgresDatabase } from '../testing/databases/postgresDatabase.js';
import { GraphQLClient } from '../testing/graphqlClient.js';
import { cancelOrder, placed, placeOrder } from '../testing/orders/orders.js';
import { signUpReader, type Person } from '../testing/people/people.js';
import { DeadlyCalls, DIVERSION, MOMENTS } from '../testing/process/deadlyCalls.js';
import { loseActiveJobs, retryJobsAtOnce } from '../testing/process/lostJobs.js';
import { ServerProcess } from '../testing/process/serverProcess.js';

const KEYS = { keyId: 'rzp_test_panna', keySecret: 'secret-of-tests' };
const WEBHOOK_SECRET = 'webhook-secret';
const ORDERS = 8;
const ROUNDS_OF_A_STEP = 10;
const PATIENCE = { timeout: 120_000, interval: 50 };

let postgres: PostgresDatabase;
let database: Database;
let http: FastifyInstance;
let simulator: Simulator;
let calls: DeadlyCalls;
let dataDir: string;
let server: ServerProcess;
const orders: { id: string; buyer: Person }[] = [];

beforeAll(async () => {
  ServerProcess.build();
  postgres = await copyMigrated(process.env['TEST_DATABASE_URL'] ?? '');
  database = await Database.open({ url: postgres.url });
  await retryJobsAtOnce(database);
  dataDir = await mkdtemp(path.join(tmpdir(), 'panna-payments-'));
  await openProvider();
});
afterAll(async () => {
  await server.end('SIGKILL');
  await http.close();
  await database.close();
  await postgres.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function openProvider(): Promise<void> {
  http = Fastify({ forceCloseConnections: true });
  simulator = new Simulator({
    ...KEYS,
    clock: { now: () => new Date() },
    webhookSecret: WEBHOOK_SECRET,
    addressFor: () => calls.address,
    webhookAddress: () => null,
  });
  calls = new DeadlyCalls(http);
  await http.register(simulatorRoutes, { simulator });
  await http.listen({ port: 0, host: '127.0.0.1' });
}

/** Starts the server, with the job that follows payments waiting for it. */
async function startServer(): Promise<GraphQLClient> {
  await loseActiveJobs(database);
  await database.query(`INSERT INTO queue.job (name, data) VALUES ('follow-payments', '{}')`);
  server = ServerProcess.spawn({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    PAYMENTS: 'razorpay',
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRETS: WEBHOOK_SECRET,
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

/** Starts the server and lets it live until a statement counts all orders. */
async function workUntilAll(counted: string): Promise<void> {
  await startServer();
  await vi.waitFor(async () => {
    const [row] = await database.query<{ count: number }>(counted);
    expect(row?.count).toBe(ORDERS);
  }, PATIENCE);
  await server.end('SIGKILL');
}

/** Places the orders while the provider is away. */
async function placeOrders(): Promise<void> {
  simulator.faults.down = true;
  const client = await startServer();
  const seller = await signUpReader(client, 'Ravi');
  for (let index = 0; index < ORDERS; index += 1) {
    const buyer = await signUpReader(client, 'Meera');
    await addToCart(client, buyer, await listBook(client, seller));
    orders.push({ buyer, id: placed(await placeOrder(client, buyer, { payOnline: true })).id });
  }
  await server.end('SIGKILL');
  simulator.faults.down = false;
}

/** Cancels the orders while the provider is away. */
async function cancelOrders(): Promise<void> {
  simulator.faults.down = true;
  const client = await startServer();
  for (const { id, buyer } of orders) await cancelOrder(client, buyer, id);
  await server.end('SIGKILL');
  simulator.faults.down = false;
}

it(`A server that is killed ${3 * ROUNDS_OF_A_STEP} times opens one page for each order, and takes in and refunds each payment once`, async () => {
  await placeOrders();
  await killAtEach('POST', /\/payment_links$/);
  await workUntilAll('SELECT count(page_reference)::int AS count FROM payment_intents');
  expect(simulator.books.pages.size).toBe(ORDERS);

  for (const { id } of simulator.books.pages.values()) simulator.pay(id);
  await killAtEach('GET', /\/orders\/\w+\/payments$/);
  await workUntilAll("SELECT count(*)::int AS count FROM payment_intents WHERE status = 'PAID'");
  const payments = await database.query('SELECT kind, status, amount::int FROM payments');
  expect(payments).toEqual(each({ kind: 'PAYMENT', status: 'CAPTURED', amount: 24_950 }));

  await cancelOrders();
  await killAtEach('POST', /\/refund$/);
  await workUntilAll(
    "SELECT count(*)::int AS count FROM payments WHERE kind = 'REFUND' AND status = 'CAPTURED'",
  );
  const { payments: paid, refunds } = simulator.books;
  expect([...paid.values()].map(({ amount_refunded: refunded }) => refunded)).toEqual(each(24_950));
  expect(refunds.size).toBe(ORDERS);
}, 900_000);

/** Returns this value once for each order. */
const each = <Value>(value: Value): Value[] => Array.from({ length: ORDERS }, () => value);
