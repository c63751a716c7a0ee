import { ConfigError, readConfig } from './config.js';
import { DataDirInUseError } from './persistence/dataDirLock.js';
import { startServer, type RunningServer } from './startServer.js';

/** Reads the configuration, starts the marketplace and stops it in order when asked to. */
async function main(): Promise<void> {
  const server = await startServer(readConfig(process.env));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(server));
  console.log(`Panna is ready at ${server.address}`);
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
