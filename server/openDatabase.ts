import { ConfigError, type Config } from './config.js';
import { lockDataDir } from './persistence/dataDirLock.js';
import { Database } from './persistence/database.js';
import { openEmbeddedPostgres } from './persistence/embedded.js';
import { UnreachableDatabaseError } from './persistence/outage.js';

/** An open database; `release` gives the data directory free again once the database is closed. */
export interface OpenedDatabase {
  database: Database;
  release(): Promise<void>;
}

/** The PostgreSQL of the configuration, or the embedded one, for which the data directory is locked first. */
export async function openDatabase(config: Config): Promise<OpenedDatabase> {
  if (config.databaseUrl) {
    return { database: await openPostgres(config.databaseUrl), release: async () => {} };
  }
  const release = await lockDataDir(config.dataDir);
  try {
    const database = await Database.open({ embedded: await openEmbeddedPostgres(config.dataDir) });
    return { database, release };
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
