import { ConfigError, readConfig } from './config.js';
import { DEMO_PASSWORD, DEMO_PUBLISHERS, DEMO_READERS } from './demo/demoPeople.js';
import { DataDirInUseError } from './persistence/dataDirLock.js';
import { startServer, type RunningServer } from './startServer.js';

/** Reads the configuration, starts the marketplace and stops it in order when asked to. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await startServer(config);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(server));
  console.log(`Panna is ready at ${server.address}${config.demoData ? demoAccounts() : ''}`);
}

/** Whom one can be in the demo marketplace. */
function demoAccounts(): string {
  const people = [DEMO_READERS[0], DEMO_PUBLISHERS[0]].map((person) => person?.email);
  return ` (log in as ${people.join(' or ')} with the password ${DEMO_PASSWORD})`;
}

async function stop(server: RunningServer): Promise<void> {
  await server.stop();
  process.exit(0);
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof DataDirInUseError;
  console.error(expected ? error.message : error);
  process.exit(1);
});
