import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { MIGRATIONS } from './migrations/migrations.js';
import { reasonOf, UnreachableDatabaseError } from './outage.js';
import type { DatabaseSource } from './source.js';

/**
 * Migrates the tables to the version of this program. Opens separate connections, because a migration may take longer
 * than the statement timeout. If several servers start at the same time, an advisory lock lets only one of them
 * migrate. Throws an UnreachableDatabaseError if no connection can be made.
 */
export async function migrate(source: DatabaseSource): Promise<void> {
  const dataSource = await connect(source);
  try {
    if ('url' in source) await waitForOthers(dataSource);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await dataSource.destroy();
  }
}

async function connect(source: DatabaseSource): Promise<DataSource> {
  try {
    return await new DataSource(optionsOf(source)).initialize();
  } catch (error) {
    throw new UnreachableDatabaseError(reasonOf(error), { cause: error });
  }
}

/**
 * Waits for the advisory lock and takes it. Closing the data source closes the connection, which releases the lock.
 */
async function waitForOthers(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query("SELECT pg_advisory_lock(hashtext('panna migrations'))");
  } finally {
    await runner.release();
  }
}

function optionsOf(source: DatabaseSource): DataSourceOptions {
  const common = { type: 'postgres', migrations: MIGRATIONS, installExtensions: false } as const;
  if ('embedded' in source) return { ...common, extra: createPgConfig(source.embedded) };
  return { ...common, url: source.url, connectTimeoutMS: 5_000 };
}
