import { atMost } from './atMost.js';
import { createApp, createPorts } from './app.js';
import { ConfigError, type Config } from './config.js';
import { connectPayments, type ConnectedPayments } from './connectPayments.js';
import { rulesOf } from './demo/demoRules.js';
import { drainOf } from './http/drain.js';
import { startJobs } from './jobs/jobs.js';
import { createMailer, mailsToShow } from './mails.js';
import { openDatabase } from './openDatabase.js';
import type { EmbeddedPostgres } from './persistence/embedded.js';
import { systemPrincipal } from './domain/accounts/principal.js';
import { PRODUCT_NAME } from './domain/shared/product.js';
import { noRateLimits, type RateLimits } from './rateLimits/rateLimits.js';
import { isEmpty } from './usecases/health/isEmpty.js';
import { sealUpiAddresses } from './usecases/upkeep/sealUpiAddresses.js';
import { silentOutbox } from './usecases/outbox/outbox.js';
import type { Ports } from './usecases/scope.js';

/**
 * Milliseconds for which running requests and jobs may continue after the signal to stop. Then the database must be closed
 * before a supervisor kills the process, usually after 10 seconds.
 */
const DRAIN_MS = 8_000;

/**
 * Milliseconds after which the database is closed even if jobs have not ended. Longer than `DRAIN_MS`, because the
 * job queue checks only twice a second whether time is up.
 */
const CUT_OFF_MS = 8_800;

export interface RunningServer {
  /** Address at which requests are served; null for a process that only runs jobs. */
  address: string | null;
  /** Address of the page that shows mails written to files; null if there is no such page. */
  mailPage: string | null;
  /**
   * Waits for running requests and jobs up to a time limit, cuts off the rest and closes the database. Never rejects.
   */
  stop(): Promise<void>;
}

type Close = () => Promise<unknown>;

/**
 * Functions that stop the parts of the server. The functions in `atWork` run first, all at once. Those in `tools` run
 * afterwards, because they close what the other parts use.
 */
interface Started {
  atWork: Close[];
  tools: Close[];
}

/**
 * Starts the marketplace with this configuration. Serves the web client once `clientBuilt` resolves. If any part
 * fails to start, closes all parts and throws.
 */
export async function startServer(
  config: Config,
  clientBuilt: Promise<void>,
  embedded?: Promise<EmbeddedPostgres>,
): Promise<RunningServer> {
  const started: Started = { atWork: [], tools: [] };
  const stop = async () => {
    await atMost(CUT_OFF_MS, closeAll(started.atWork));
    await closeAll(started.tools);
  };
  try {
    return { ...(await start(config, started, clientBuilt, embedded)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs all functions at once. Logs errors instead of throwing, so that a failure does not keep other parts open. */
async function closeAll(closers: readonly Close[]): Promise<void> {
  const ends = await Promise.allSettled(closers.map((close) => close()));
  for (const end of ends) if (end.status === 'rejected') console.error(end.reason);
}

async function start(
  config: Config,
  { atWork, tools }: Started,
  clientBuilt: Promise<void>,
  embedded?: Promise<EmbeddedPostgres>,
): Promise<Pick<RunningServer, 'address' | 'mailPage'>> {
  const { database, release } = await openDatabase(config, await embedded);
  tools.push(async () => {
    await database.close();
    await release();
  });
  const clock = { now: () => new Date() };
  const payments = connectPayments(config, clock);
  const ports = createPorts({ ...config, ...rulesOf(config) }, database, clock, payments);
  await sealOldAddresses(ports);
  if (config.demoData && config.role !== 'worker' && (await isEmpty(ports))) {
    const { fillWithDemo } = await import('./demo/fillWithDemo.js');
    await fillWithDemo({ ...ports, rateLimits: noRateLimits, outbox: silentOutbox });
  }
  const web =
    config.role === 'worker'
      ? null
      : await startWeb(config, { ports, payments, clientBuilt }, { atWork, tools });
  if (config.role !== 'web') {
    const url = config.publicUrl ?? web?.address ?? '';
    await startWorker(config, ports, { url, warn: web?.warn ?? console.warn }, { atWork, tools });
  }
  return { address: web?.address ?? null, mailPage: web?.mailPage ?? null };
}

/** Seals UPI addresses that an older version stored as plain text, before requests are served. */
async function sealOldAddresses(ports: Ports): Promise<void> {
  const principal = systemPrincipal({ kind: 'JOB', name: 'start' }, ['secrets:reseal']);
  await sealUpiAddresses({ ...ports, principal: async () => principal });
}

interface StartedWeb {
  address: string;
  mailPage: string | null;
  warn(error: Error): void;
}

interface WebParts {
  ports: Ports;
  payments: ConnectedPayments;
  clientBuilt: Promise<void>;
}

async function startWeb(
  config: Config,
  { ports, payments, clientBuilt }: WebParts,
  { atWork, tools }: Started,
): Promise<StartedWeb> {
  const sharedLimits = await openSharedLimits(config, tools);
  const shared = { ...ports, ...(sharedLimits && { rateLimits: sharedLimits }) };
  const mails = mailsToShow(config);
  const { sandbox, trustedProxies, publicUrl } = config;
  const https = config.publicUrl?.startsWith('https:') ?? false;
  const http = await createApp(shared, {
    log: true,
    clientBuilt,
    sandbox,
    mails,
    simulator: payments.simulator,
    payoutSimulator: payments.payoutSimulator,
    trustedProxies,
    https,
    publicUrl,
  });
  const drain = drainOf(http);
  atWork.push(() => drain(DRAIN_MS));
  const address = await http.listen({ port: config.port, host: config.host });
  payments.servedAt(address);
  return {
    address,
    mailPage: mails && `${address}/mail/${mails.key}`,
    warn: (error) => http.log.warn(error),
  };
}

async function startWorker(
  config: Config,
  ports: Ports,
  { url, warn }: { url: string; warn: (error: Error) => void },
  { atWork, tools }: Started,
): Promise<void> {
  const mailer = createMailer(config);
  tools.push(() => mailer.close());
  const site = { name: PRODUCT_NAME, url };
  const jobs = await startJobs({ ...ports, mailer, site }, warn);
  // Jobs that are cut off run again: in another process, or after the next start.
  atWork.push(() => jobs.stop(DRAIN_MS));
}

async function openSharedLimits({ redisUrl }: Config, tools: Close[]): Promise<RateLimits | null> {
  if (!redisUrl) return null;
  const { openRedisRateLimits } = await import('./rateLimits/redisRateLimits.js');
  try {
    const limits = await openRedisRateLimits(redisUrl, (error) => console.warn(`Redis: ${error.message}`));
    tools.push(() => limits.close());
    return limits;
  } catch (error) {
    throw new ConfigError(`REDIS_URL names a Redis that cannot be reached (${String(error)}).`);
  }
}
