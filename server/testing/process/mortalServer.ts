import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { payoutRoutes } from '../../payments/payoutSimulator/payoutRoutes.js';
import { PayoutSimulator } from '../../payments/payoutSimulator/payoutSimulator.js';
import { Simulator } from '../../payments/simulator/simulator.js';
import { simulatorRoutes } from '../../payments/simulator/simulatorRoutes.js';
import { Database } from '../../persistence/database.js';
import { copyMigrated } from '../databases/migratedPostgres.js';
import type { PostgresDatabase } from '../databases/postgresDatabase.js';
import { GraphQLClient } from '../graphqlClient.js';
import { DeadlyCalls, DIVERSION, MOMENTS } from './deadlyCalls.js';
import { DeadlyDatabase, TRANSACTION_MOMENTS } from './deadlyDatabase.js';
import { retryJobsAtOnce } from './lostJobs.js';
import { ServerProcess } from './serverProcess.js';

const KEYS = { keyId: 'rzp_test_panna', keySecret: 'secret-of-tests' };
const WEBHOOK_SECRET = 'webhook-secret';
const ACCOUNT = '7878780080316316';
const BALANCE = 100_000_000;
const PATIENCE = { timeout: 120_000, interval: 50 };

const RAZORPAY = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: KEYS.keyId,
  RAZORPAY_KEY_SECRET: KEYS.keySecret,
  RAZORPAY_WEBHOOK_SECRETS: WEBHOOK_SECRET,
  PAYOUT_DAYS: '0',
};

/** The settings for each way to pay sellers. */
const PAYOUTS = {
  razorpayx: {
    PAYOUTS: 'razorpayx',
    RAZORPAYX_ACCOUNT_NUMBER: ACCOUNT,
    RAZORPAYX_KEY_ID: KEYS.keyId,
    RAZORPAYX_KEY_SECRET: KEYS.keySecret,
    RAZORPAYX_WEBHOOK_SECRETS: WEBHOOK_SECRET,
  },
  route: { PAYOUTS: 'route' },
};

/** The settings of a process that only runs jobs. It starts in two thirds of the usual time. */
const WORKER = { ROLE: 'worker', PUBLIC_URL: 'https://panna.example' };

/** A call to a provider at which the server is repeatedly killed. */
interface DeadlyStep {
  /** The job that makes the call. */
  job: string;
  method: 'GET' | 'POST' | 'PATCH';
  path: RegExp;
  rounds: number;
  /** Other calls, which the provider refuses during the kills, so that no later step is taken. */
  refused?: RegExp;
  /** Called after each kill. */
  afterEach?(): Promise<unknown>;
}

/** A transaction of a job in which the server is repeatedly killed. */
interface DeadlyTransaction extends Pick<DeadlyStep, 'job' | 'afterEach'> {
  /** Selects the transaction by one of its statements. The first kill is just before this statement. */
  statement: RegExp;
}

/** A server process that is killed during calls to the payment and payout providers, and restarts on the same database. */
export class MortalServer {
  private process: ServerProcess | null = null;

  private constructor(
    readonly postgres: PostgresDatabase,
    readonly database: Database,
    private readonly dataDir: string,
    private readonly http: FastifyInstance,
    private readonly calls: DeadlyCalls,
    readonly payments: Simulator,
    readonly payouts: PayoutSimulator,
    private readonly settings: Record<string, string>,
  ) {}

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
    const process = await this.startWith(job, {});
    return new GraphQLClient(await process.ready());
  }

  /** Starts a process that only serves requests. It connects to the database at this URL. */
  async startWeb(databaseUrl: string): Promise<GraphQLClient> {
    const process = this.spawn({ ROLE: 'web', DATABASE_URL: databaseUrl });
    return new GraphQLClient(await process.ready());
  }

  private async startWith(job: string, role: Record<string, string>): Promise<ServerProcess> {
    await this.enter(job);
    return this.spawn(role);
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

  /** Repeatedly starts a worker and kills it at a call: before the call is handled, before the response is sent, and after. */
  async killAtEach({ job, rounds, afterEach, ...call }: DeadlyStep): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      const moment = MOMENTS[round % MOMENTS.length] ?? 'BEFORE_TAKEN';
      const process = { start: () => this.startWith(job, WORKER), kill: () => this.kill() };
      await this.calls.killAt({ ...call, moment }, process);
      await afterEach?.();
    }
  }

  /**
   * Starts a worker three times and kills it in a transaction: before the statement, before the commit, and after the commit
   * but before the worker hears of it.
   */
  async killInEach({ job, statement, afterEach }: DeadlyTransaction): Promise<void> {
    const way = await DeadlyDatabase.before(this.postgres.url);
    for (const moment of TRANSACTION_MOMENTS) {
      await new Promise<void>((resolve, reject) => {
        way.killIn(statement, moment, () => this.kill().then(resolve, reject));
        this.startWorker(job, way.url).catch(reject);
      });
      await afterEach?.();
    }
    way.close();
  }

  /** Queues a job, and starts a process that only runs jobs. It connects to the database at this URL. */
  async startWorker(job: string, databaseUrl: string, data?: object): Promise<void> {
    await this.enter(job, data);
    this.spawn({ ...WORKER, DATABASE_URL: databaseUrl });
  }

  /** Waits until the count that a statement returns has this value. */
  async until(counted: string, expected: number): Promise<void> {
    await vi.waitFor(async () => {
      const [row] = await this.database.query<{ count: number }>(counted);
      if (row?.count !== expected) throw new Error(`${row?.count} of ${expected} are there: ${counted}`);
    }, PATIENCE);
  }

  /** Queues a job, and lets a worker live until the count that a statement returns has this value. */
  async workUntil(job: string, counted: string, expected: number): Promise<void> {
    await this.startWith(job, WORKER);
    await this.until(counted, expected);
    await this.kill();
  }

  async close(): Promise<void> {
    await this.kill();
    await this.http.close();
    await this.database.close();
    await this.postgres.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
