import { createApp, createMailer, createPorts, mailFolderToShow } from './app.js';
import { ConfigError, type Config } from './config.js';
import { fillWithDemo } from './demo/fillWithDemo.js';
import { startJobs } from './jobs/jobs.js';
import { openDatabase } from './openDatabase.js';
import { PRODUCT_NAME } from './product.js';
import { noRateLimits, type RateLimits } from './rateLimits/rateLimits.js';
import { openRedisRateLimits } from './rateLimits/redisRateLimits.js';
import { isEmpty } from './usecases/health/isEmpty.js';
import { silentOutbox } from './usecases/notifications/outbox.js';

/** How long requests and jobs under way may take to end after the signal to stop. */
const DRAIN_MS = 8_000;

/** A running marketplace. */
export interface RunningServer {
  address: string;
  stop(): Promise<void>;
}

/** How to close what was opened, the last first. */
type Closers = (() => Promise<void>)[];

/** Starts the marketplace by its configuration. What was opened is closed again when something fails. */
export async function startServer(config: Config): Promise<RunningServer> {
  const closers: Closers = [];
  const stop = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  try {
    return { address: await start(config, closers), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(config: Config, closers: Closers): Promise<string> {
  const { database, release } = await openDatabase(config);
  closers.push(release, () => database.close());
  const ports = createPorts(config, database, { now: () => new Date() });
  if (config.demoData && (await isEmpty(ports))) {
    await fillWithDemo({ ...ports, rateLimits: noRateLimits, outbox: silentOutbox });
  }
  const sharedLimits = await openSharedLimits(config, closers);
  const shared = { ...ports, ...(sharedLimits && { rateLimits: sharedLimits }) };
  const http = await createApp(shared, { log: true, mailFolder: mailFolderToShow(config) });
  const address = await http.listen({ port: config.port, host: config.host });
  const mailer = createMailer(config);
  closers.push(
    () => mailer.close(),
    () => atMost(DRAIN_MS, http.close()),
  );
  const site = { name: PRODUCT_NAME, url: config.publicUrl ?? address };
  const jobs = await startJobs({ ...ports, mailer, site }, (error) => http.log.warn(error));
  closers.push(() => jobs.stop(DRAIN_MS));
  return address;
}

async function openSharedLimits(
  { rateLimits, redisUrl }: Config,
  closers: Closers,
): Promise<RateLimits | null> {
  if (!rateLimits || !redisUrl) return null;
  try {
    const limits = await openRedisRateLimits(redisUrl, (error) => console.warn(`Redis: ${error.message}`));
    closers.push(() => limits.close());
    return limits;
  } catch (error) {
    throw new ConfigError(`REDIS_URL names a Redis that cannot be reached (${String(error)}).`);
  }
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const tooLate = new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
  await Promise.race([work, tooLate]);
}
