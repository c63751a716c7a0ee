import { atMost } from './atMost.js';
import { ConfigError, readConfig, type Config } from './config.js';
import { DEMO_PASSWORD, DEMO_PUBLISHERS, DEMO_READERS } from './demo/demoPeople.js';
import { growHeapSlowly } from './heapGrowth.js';
import { ownDataDir } from './ownDataDir.js';
import { DataDirInUseError } from './persistence/dataDirLock.js';
import { simulationNotice } from './simulationNotice.js';
import { openEmbeddedPostgres } from './persistence/embedded.js';
import type { RunningServer } from './startServer.js';

/**
 * Maximum milliseconds from the signal to the end of the process. Supervisors usually kill a process after 10
 * seconds.
 */
const STOP_MS = 9_500;

/** Milliseconds that connections and timers may keep the process alive after everything has stopped. */
const LEAVE_MS = 300;

/**
 * Starts the marketplace with the settings in the environment, and stops it on a signal. Serves the web client once
 * `clientBuilt` resolves. Exits with code 1 if a setting or the data directory cannot be used; throws any other
 * error.
 */
export async function run(clientBuilt: Promise<void> = Promise.resolve()): Promise<void> {
  growHeapSlowly();
  const ready = await start(clientBuilt).catch(explain);
  if (ready) report(ready);
}

/** Prints the address of the server, the page that shows its mails, and a notice if payments are simulated. */
function report({ address, mailPage, demoData, notice }: Ready): void {
  const mails = mailPage ? `\nIts mail goes to files, which only this machine can read at ${mailPage}` : '';
  const place = address ? `at ${address}${demoData ? demoAccounts() : ''}` : 'to work off jobs';
  console.log(`Panna is ready ${place}${mails}`);
  if (notice) console.warn(notice);
}

interface Ready extends Pick<RunningServer, 'address' | 'mailPage'> {
  demoData: boolean;
  /** A line for the operator if payments are simulated; null otherwise. */
  notice: string | null;
}

async function start(clientBuilt: Promise<void>): Promise<Ready> {
  const config = readConfig(process.env);
  const starting = startEverything(config, clientBuilt);
  stopOnSignal(starting);
  const { address, mailPage } = await starting;
  return { address, mailPage, demoData: config.demoData, notice: simulationNotice(config) };
}

/**
 * Starts the server. If the embedded PostgreSQL is used, starts it first: other threads compile it while this thread loads the
 * rest of the program.
 */
async function startEverything(config: Config, clientBuilt: Promise<void>): Promise<RunningServer> {
  const { databaseUrl, dataDir } = config;
  const embedded = databaseUrl ? undefined : ownDataDir(dataDir).then(() => openEmbeddedPostgres(dataDir));
  // Prevents an unhandled rejection. startServer awaits this promise later, and throws its error.
  embedded?.catch(() => undefined);
  const { startServer } = await import('./startServer.js');
  return startServer(config, clientBuilt, embedded);
}

/** Prints an error that the operator can fix, without a stack trace, and exits with code 1. Throws any other error. */
function explain(error: unknown): void {
  const expected = error instanceof ConfigError || error instanceof DataDirInUseError;
  if (!expected) throw error;
  console.error(error.message);
  leave(1);
}

/** Returns a text with the log-ins of a demo reader and a demo publisher. */
function demoAccounts(): string {
  const people = [DEMO_READERS[0], DEMO_PUBLISHERS[0]].map((person) => person?.email);
  return ` (log in as ${people.join(' or ')} with the password ${DEMO_PASSWORD})`;
}

/**
 * Stops the server on the first signal, even during startup. Ignores later signals: one Ctrl-C arrives several times,
 * from the terminal and through npm, and must not interrupt the stop.
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
  leave(0);
}

/**
 * Ends the process when nothing is left to do, but after LEAVE_MS at the latest. Avoids `process.exit()` until then,
 * because it can hang while V8 compiles in other threads (nodejs/node#54918).
 */
function leave(code: number): void {
  process.exitCode = code;
  setTimeout(() => process.exit(), LEAVE_MS).unref();
}
