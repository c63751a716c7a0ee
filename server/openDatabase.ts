import { ConfigError, type Config } from './config.js';
import { createJobQueues } from './jobs/jobTable.js';
import { ownDataDir } from './ownDataDir.js';
import { Database } from './persistence/database.js';
import { openEmbeddedPostgres, type EmbeddedPostgres } from './persistence/embedded.js';
import { UnreachableDatabaseError } from './persistence/outage.js';

/** An open database. After the database is closed, `release` unlocks the data directory. */
export interface OpenedDatabase {
  database: Database;
  release(): Promise<void>;
}

/**
 * Opens the configured PostgreSQL or the embedded one, and creates the missing queues of jobs. `opened` is the embedded
 * database if it is already open. Throws a ConfigError if DATABASE_URL or DATA_DIR cannot be used, and a
 * DataDirInUseError if another process uses the embedded database.
 */
export async function openDatabase(config: Config, opened?: EmbeddedPostgres): Promise<OpenedDatabase> {
  const { database, release } = await open(config, opened);
  try {
    await createJobQueues(database);
    return { database, release };
  } catch (error) {
    await database.close();
    await release();
    throw error;
  }
}

async function open({ databaseUrl, dataDir }: Config, opened?: EmbeddedPostgres): Promise<OpenedDatabase> {
  if (!opened) await ownDataDir(dataDir);
  if (databaseUrl) return { database: await openPostgres(databaseUrl), release: async () => {} };
  const { postgres, release } = opened ?? (await openEmbeddedPostgres(dataDir));
  try {
    return { database: await Database.open({ embedded: postgres }), release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function openPostgres(url: string): Promise<Database> {
  try {
    return await Database.open({ url }, (line) => console.warn(line));
  } catch (error) {
    if (!(error instanceof UnreachableDatabaseError)) throw error;
    throw new ConfigError(`DATABASE_URL names a PostgreSQL that cannot be used (${error.message}).`);
  }
}
