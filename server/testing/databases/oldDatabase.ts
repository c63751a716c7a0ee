import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { DataSource, type MigrationInterface } from 'typeorm';
import { Database } from '../../persistence/database.js';
import { createPostgres, freshFiles } from '../../persistence/embedded.js';
import { MIGRATIONS } from '../../persistence/migrations/migrations.js';
import type { DatabaseSource } from '../../persistence/source.js';
import type { Sql } from '../../persistence/sql.js';
import { PostgresDatabase } from './postgresDatabase.js';
import { holdToShape } from './rowShapes.js';

/**
 * An empty database with the tables of an older version. Its server is at TEST_DATABASE_URL. If that is not set, the
 * database is embedded.
 */
export interface OldDatabase {
  /** Runs statements on the old tables. */
  old: Sql;
  /**
   * Migrates to the current version and opens the database. Throws if a migration fails. The test can then repair the
   * old tables with `old` and call `upgrade` again.
   */
  upgrade(): Promise<Database>;
  /** Closes all connections and deletes the database. */
  remove(): Promise<void>;
}

/** Creates a database in which the migrations up to and including `last` have run. */
export async function openOldDatabase(last: new () => MigrationInterface): Promise<OldDatabase> {
  const { source, remove } = await emptyDatabase();
  const dataSource = await migratedTo(last, source);
  let today: Database | undefined;
  const query = <Row>(text: string, values?: readonly unknown[]): Promise<Row[]> =>
    dataSource.query<Row[]>(text, values && [...values]);
  return {
    old: { query, queryPrepared: query },
    async upgrade() {
      await dataSource.destroy();
      try {
        today = await Database.open(source, undefined, holdToShape);
        return today;
      } catch (error) {
        await dataSource.initialize();
        throw error;
      }
    },
    async remove() {
      if (dataSource.isInitialized) await dataSource.destroy();
      await today?.close();
      await remove();
    },
  };
}

async function emptyDatabase(): Promise<{ source: DatabaseSource; remove(): Promise<void> }> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl) {
    const postgres = await PostgresDatabase.create(serverUrl);
    return { source: { url: postgres.url }, remove: () => postgres.drop() };
  }
  const embedded = await createPostgres({ loadDataDir: await freshFiles() });
  return {
    source: { embedded },
    remove: async () => {
      if (!embedded.closed) await embedded.close();
    },
  };
}

async function migratedTo(last: new () => MigrationInterface, source: DatabaseSource): Promise<DataSource> {
  const place = 'url' in source ? { url: source.url } : { extra: createPgConfig(source.embedded) };
  const migrations = MIGRATIONS.slice(0, MIGRATIONS.indexOf(last) + 1);
  const dataSource = await new DataSource({
    type: 'postgres',
    migrations,
    installExtensions: false,
    ...place,
  }).initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  return dataSource;
}
