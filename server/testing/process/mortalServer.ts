import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { payoutRoutes } from '../../simulators/payouts/payoutRoutes.js';
import { PayoutSimulator } from '../../simulators/payouts/payoutSimulator.js';
import { Simulator } from '../../simulators/payments/simulator.js';
import { simulatorRoutes } from '../../simulators/payments/simulatorRoutes.js';
import { Database } from '../../persistence/database.js';
import { copyMigrated } from '../databases/migratedPostgres.js';
import type { PostgresDatabase } from '../databases/postgresDatabase.js';
import { GraphQLClient } from '../graphqlClient.js';
import { ComparedBooks } from './comparedBooks.js';
import { DeadlyCalls, DIVERSION } from './deadlyCalls.js';
import { KillPlaces } from './killPlaces.js';
import { retryJobsAtOnce } from './lostJobs.js';
import { ACCOUNT, BALANCE, KEYS, PAYOUTS, RAZORPAY, WEBHOOK_SECRET, WORKER } from './mortalSettings.js';
import { withPatience } from './patience.js';
import { ServerProcess } from './serverProcess.js';

const PATIENCE = { timeout: 120_000, interval: 50 };

/** Number of characters of the output of a process that the message of a failure shows. */
const SHOWN = 1500;

/** Counts the transactions that PostgreSQL has not ended yet. A killed process may have left a commit under way. */
const UNFINISHED = `
  SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`;

/** A server process that is killed during calls to the payment and payout providers, and restarts on the same database. */
export class MortalServer {
  readonly places = new KillPlaces();
  readonly books: ComparedBooks;
  private process: ServerProcess | null = null;

  private constructor(
    readonly postgres: PostgresDatabase,
    readonly database: Database,
    private readonly dataDir: string,
    private readonly http: FastifyInstance,
    readonly calls: DeadlyCalls,
    readonly payments: Simulator,
    readonly payouts: PayoutSimulator,
    private readonly settings: Record<string, string>,
  ) {
    this.books = new ComparedBooks(database, payments, payouts);
  }

  /** Opens the database and the simulated providers. They send webhooks only if an address for them is given. */
  static async open(
    payoutsBy: keyof typeof PAYOUTS = 'razorpayx',
    webhooksTo: string | null = null,
  ): Promise<MortalServer> {
    ServerProcess.build();
    const postgres = await copyMigrated(process.env['TEST_DATABASE_URL'] ?? '');
    const database = await Database.open({ url: postgres.url });
    await retryJobsAtOnce(database);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'panna-killed-'));
    const http = Fastify({ forceCloseConnections: true });
    const calls = new DeadlyCalls(http);
    const clock = { now: () => new Date() };
    const silent = { ...KEYS, clock, webhookSecret: WEBHOOK_SECRET, webhookAddress: () => webhooksTo };
    const payments = new Simulator({ ...silent, addressFor: () => calls.address });
    const links = { linkAddress: () => 'https://links.example' };
    const payouts = new PayoutSimulator({ ...silent, ...links, account: ACCOUNT, balance: BALANCE });
    payouts.faults.banks = 'wait';
    await http.register(simulatorRoutes, { simulator: payments });
    await http.register(payoutRoutes, { simulator: payouts });
    await http.listen({ port: 0, host: '127.0.0.1' });
    const settings = { ...RAZORPAY, ...PAYOUTS[payoutsBy] };
    return new MortalServer(postgres, database, dataDir, http, calls, payments, payouts, settings);
  }

  /** Queues a job, and starts a process that serves requests and runs jobs. */
  async start(job = 'follow-payments'): Promise<GraphQLClient> {
    await this.enter(job);
    return new GraphQLClient(await this.spawn({}).ready());
  }

  /** Starts a process that only serves requests. It connects to the database at this URL. */
  async startWeb(databaseUrl: string): Promise<GraphQLClient> {
    const process = this.spawn({ ROLE: 'web', DATABASE_URL: databaseUrl });
    return new GraphQLClient(await process.ready());
  }

  /** Queues a job, and starts a process that only runs jobs. It connects to the database at the given URL. */
  async startWorker(
    job: string,
    { databaseUrl = this.postgres.url, data }: { databaseUrl?: string; data?: object | undefined } = {},
  ): Promise<void> {
    await this.enter(job, data);
    this.spawn({ ...WORKER, DATABASE_URL: databaseUrl });
  }

  private spawn(settings: Record<string, string>): ServerProcess {
    this.process = ServerProcess.spawn({
      ...this.settings,
      DATABASE_URL: this.postgres.url,
      ...settings,
      DATA_DIR: this.dataDir,
      RATE_LIMITS: 'off',
      NODE_OPTIONS: `--import=${DIVERSION}`,
      SIMULATOR: this.calls.address,
    });
    return this.process;
  }

  async enter(job: string, data: object = {}): Promise<void> {
    await this.database.query('INSERT INTO queue.job (name, data) VALUES ($1, $2)', [job, data]);
  }

  async kill(): Promise<void> {
    await this.process?.end('SIGKILL');
  }

  /**
   * Waits until the process and its transactions have ended, and checks that no money is lost or doubled. Throws an error with the
   * state of the process if it does not die in time.
   */
  async died<T>(dead: Promise<T>, place: string): Promise<T> {
    const result = await withPatience(dead, () => this.state(`The server was not killed: ${place}`));
    await this.until(UNFINISHED, 0);
    await this.books.assertNothingLost(place);
    return result;
  }

  /** Waits until the count that a statement returns has this value. */
  async until(counted: string, expected: number): Promise<void> {
    let found: number | undefined;
    const check = async () => {
      const [row] = await this.database.query<{ count: number }>(counted);
      found = row?.count;
      if (found !== expected) throw new Error();
    };
    await vi.waitFor(check, PATIENCE).catch(async () => {
      throw new Error(await this.state(`${found} of ${expected} are there: ${counted}`));
    });
  }

  /** Queues a job, and lets a worker live until the count that a statement returns has this value. */
  async workUntil(job: string, counted: string, expected: number): Promise<void> {
    await this.startWorker(job);
    await this.until(counted, expected);
    await this.kill();
  }

  /** Returns the message of a failure: what is wrong, the unfinished jobs, the last calls, and the output of the process. */
  private async state(problem: string): Promise<string> {
    const jobs = await this.database.query<{ job: string }>(
      `SELECT concat_ws(' ', name, state, retry_count, left(output::text, 300)) AS job FROM queue.job
       WHERE state IN ('active', 'retry', 'failed') ORDER BY created_on DESC LIMIT 10`,
    );
    const parts = {
      Jobs: jobs.map(({ job }) => job).join('\n'),
      Calls: this.calls.latest.join('\n'),
      Output: this.process?.output.slice(-SHOWN) ?? '',
    };
    return [problem, ...Object.entries(parts).map(([name, text]) => `${name}:\n${text}`)].join('\n');
  }

  async close(): Promise<void> {
    this.places.print();
    await this.kill();
    await this.http.close();
    await this.database.close();
    await this.postgres.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
