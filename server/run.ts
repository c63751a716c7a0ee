import { atMost } from './atMost.js';
import { ConfigError, readConfig, type Config } from './config.js';
import { DEMO_PASSWORD, DEMO_PUBLISHERS, DEMO_READERS } from './demo/demoPeople.js';
import { growHeapSlowly } from './heapGrowth.js';
import { ownDataDir } from './ownDataDir.js';
import { DataDirInUseError } from './persistence/dataDirLock.js';
import { openEmbeddedPostgres } from './persistence/embedded.js';
import type { RunningServer } from './startServer.js';

/** Milliseconds from the signal to the end of the process. Supervisors usually kill it after 10 seconds. */
const STOP_MS = 9_500;

/**
 * Starts the marketplace with the settings of the environment, and stops it on a signal. The web client is served
 * once `clientBuilt` resolves. Exits with code 1 if the operator has to correct a setting; throws any other error.
 */
export async function run(clientBuilt: Promise<void> = Promise.resolve()): Promise<void> {
  growHeapSlowly();
  const { address, mailPage, demoData } = await start(clientBuilt).catch(explain);
  const mails = mailPage ? `\nIts mail goes to files, which only this machine can read at ${mailPage}` : '';
  const place = address ? `at ${address}${demoData ? demoAccounts() : ''}` : 'to work off jobs';
  console.log(`Panna is ready ${place}${mails}`);
}

interface Ready extends Pick<RunningServer, 'address' | 'mailPage'> {
  demoData: boolean;
}

async function start(clientBuilt: Promise<void>): Promise<Ready> {
  const config = readConfig(process.env);
  const starting = startEverything(config, clientBuilt);
  stopOnSignal(starting);
  const { address, mailPage } = await starting;
  return { address, mailPage, demoData: config.demoData };
}

/** Starts the embedded PostgreSQL first: other threads compile it while this one loads the rest of the program. */
async function startEverything(config: Config, clientBuilt: Promise<void>): Promise<RunningServer> {
  const { databaseUrl, dataDir } = config;
  const embedded = databaseUrl ? undefined : ownDataDir(dataDir).then(() => openEmbeddedPostgres(dataDir));
  // Prevents an unhandled rejection. startServer awaits the promise and throws its error.
  embedded?.catch(() => undefined);
  const { startServer } = await import('./startServer.js');
  return startServer(config, clientBuilt, embedded);
}

/** Prints an error that the operator can fix, without its stack, and exits with code 1. Throws any other error. */
function explain(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof DataDirInUseError;
  if (!expected) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Returns the log-in of a demo reader and a demo publisher. */
function demoAccounts(): string {
  const people = [DEMO_READERS[0], DEMO_PUBLISHERS[0]].map((person) => person?.email);
  return ` (log in as ${people.join(' or ')} with the password ${DEMO_PASSWORD})`;
}

/**
 * Stops the server on the first signal, even while it is starting. Later signals are ignored, because one Ctrl-C
 * arrives several times, from the terminal and through npm, and must not cut short a stop that has begun.
 */
function stopOnSignal(starting: Promise<RunningServer>): void {
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void (stopping ??= stop(starting)));
  }
}

async function stop(starting: Promise<RunningServer>): Promise<void> {
  console.log('Panna is stopping');
  await atMost(
    STOP_MS,
    starting.then((server) => server.stop()),
  );
  console.log('Panna has stopped');
  process.exit(0);
}
