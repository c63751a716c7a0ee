import type { Config } from './config.js';
import { lockDataDir } from './persistence/dataDirLock.js';
import { Database } from './persistence/database.js';
import { openEmbeddedPostgres } from './persistence/embedded.js';

/** An open database; `release` gives the data directory free again once the database is closed. */
export interface OpenedDatabase {
  database: Database;
  release(): Promise<void>;
}

/** The PostgreSQL of the configuration, or the embedded one, for which the data directory is locked first. */
export async function openDatabase(config: Config): Promise<OpenedDatabase> {
  if (config.databaseUrl) {
    return { database: await Database.open({ url: config.databaseUrl }), release: async () => {} };
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
