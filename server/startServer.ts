import { createApp, createMailer, createPorts, mailFolderToShow } from './app.js';
import type { Config } from './config.js';
import { fillWithDemo } from './demo/fillWithDemo.js';
import { startJobs } from './jobs/jobs.js';
import type { Mailer } from './notifications/mailer.js';
import { openDatabase, type OpenedDatabase } from './openDatabase.js';
import { PRODUCT_NAME } from './product.js';
import { noRateLimits } from './rateLimits/rateLimits.js';
import { isEmpty } from './usecases/health/isEmpty.js';
import { silentOutbox } from './usecases/notifications/outbox.js';

/** How long requests under way may take to end after the signal to stop. */
const DRAIN_MS = 8_000;

/** A running marketplace. */
export interface RunningServer {
  address: string;
  stop(): Promise<void>;
}

/** Starts the marketplace by its configuration. */
export async function startServer(config: Config): Promise<RunningServer> {
  const { database, release } = await openDatabase(config);
  try {
    const ports = createPorts(config, database, { now: () => new Date() });
    if (config.demoData && (await isEmpty(ports))) {
      await fillWithDemo({ ...ports, rateLimits: noRateLimits, outbox: silentOutbox });
    }
    const http = await createApp(ports, { log: true, mailFolder: mailFolderToShow(config) });
    const address = await http.listen({ port: config.port, host: config.host });
    const mailer = createMailer(config);
    const site = { name: PRODUCT_NAME, url: config.publicUrl ?? address };
    const jobs = await startJobs({ ...ports, mailer, site }, (error) => http.log.warn(error));
    return {
      address,
      stop: () => stopInOrder([http.close(), jobs.stop(DRAIN_MS)], mailer, { database, release }),
    };
  } catch (error) {
    await database.close();
    await release();
    throw error;
  }
}

async function stopInOrder(
  underWay: readonly Promise<unknown>[],
  mailer: Mailer,
  { database, release }: OpenedDatabase,
): Promise<void> {
  const drained = Promise.all(underWay);
  const tooLate = new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref());
  await Promise.race([drained, tooLate]);
  await mailer.close();
  await database.close();
  await release();
}
