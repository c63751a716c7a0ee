import type { FastifyInstance } from 'fastify';
import { createApp, createPorts } from './app.js';
import type { Config } from './config.js';
import { fillWithDemo } from './demo/fillWithDemo.js';
import { openDatabase } from './openDatabase.js';
import type { Database } from './persistence/database.js';
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
    const http = await createApp(ports, { log: true });
    const address = await http.listen({ port: config.port, host: config.host });
    return { address, stop: () => stopInOrder(http, database, release) };
  } catch (error) {
    await database.close();
    await release();
    throw error;
  }
}

async function stopInOrder(
  http: FastifyInstance,
  database: Database,
  release: () => Promise<void>,
): Promise<void> {
  const drained = http.close();
  const tooLate = new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref());
  await Promise.race([drained, tooLate]);
  await database.close();
  await release();
}
