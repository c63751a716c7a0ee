import { atMost } from './atMost.js';
import { ConfigError, readConfig, type Config } from './config.js';
import { DEMO_PASSWORD, DEMO_PUBLISHERS, DEMO_READERS } from './demo/demoPeople.js';
import { growHeapSlowly } from './heapGrowth.js';
import { ownDataDir } from './ownDataDir.js';
import { DataDirInUseError } from './persistence/dataDirLock.js';
import { openEmbeddedPostgres } from './persistence/embedded.js';
import type { RunningServer } from './startServer.js';

/** From the signal to the end of the process, with some room to the 10 seconds after which supervisors kill. */
const STOP_MS = 9_500;

/**
 * Reads the configuration, starts the marketplace and stops it in order when asked to. `clientBuilt` is waited for before
 * the web client is served. Ends the process with 1 when a setting is to be put right; throws what nobody expects.
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

/** The embedded PostgreSQL is compiled by other threads while this one reads the rest of the program. */
async function startEverything(config: Config, clientBuilt: Promise<void>): Promise<RunningServer> {
  const { databaseUrl, dataDir } = config;
  const embedded = databaseUrl ? undefined : ownDataDir(dataDir).then(() => openEmbeddedPostgres(dataDir));
  // That it fails is told where it is waited for.
  embedded?.catch(() => undefined);
  const { startServer } = await import('./startServer.js');
  return startServer(config, clientBuilt, embedded);
}

/** Errors that the operator can fix need no stack. */
function explain(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof DataDirInUseError;
  if (!expected) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Whom one can be in the demo marketplace. */
function demoAccounts(): string {
  const people = [DEMO_READERS[0], DEMO_PUBLISHERS[0]].map((person) => person?.email);
  return ` (log in as ${people.join(' or ')} with the password ${DEMO_PASSWORD})`;
}

/**
 * The first signal counts, also while the server is still starting; the others change nothing. One Ctrl-C comes several
 * times, from the terminal and through npm, and none of them must cut short what the first has begun.
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
