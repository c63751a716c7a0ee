import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { PostgresChannel, type ChannelListener } from './channel.js';
import { ENTITIES } from './entities/entities.js';
import { MIGRATIONS } from './migrations/migrations.js';
import { SnakeCase } from './snakeCase.js';
import type { PreparingSql } from './sql.js';
import { refusalOf, runTransaction, type Transaction } from './transaction.js';

pg.types.setTypeParser(pg.types.builtins.INT8, safeInteger);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
const anyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, instant);

/** Where the rows are: a PostgreSQL address, or an open embedded PostgreSQL. */
export type DatabaseSource = { url: string } | { embedded: PGlite };

/** The marketplace's database: reads as SQL on a pool, writes in transactions. */
export class Database implements PreparingSql {
  /** How many statements have been sent by `query`: what the benchmarks and tests of the SQL count look at. */
  statementCount = 0;
  private readonly pool: pg.Pool;
  /** Of the prepared statements; there are as many of them as PostgreSQL keeps. */
  private readonly names = new Map<string, string>();

  private readonly channels: { close(): Promise<void> }[] = [];

  private constructor(
    private readonly dataSource: DataSource,
    private readonly source: DatabaseSource,
  ) {
    const driver = dataSource.driver as unknown as { master: pg.Pool };
    this.pool = driver.master;
  }

  /** Connects, and brings the tables to this program's version (one process at a time does it). */
  static async open(source: DatabaseSource): Promise<Database> {
    const dataSource = new DataSource(optionsOf(source));
    await dataSource.initialize();
    await migrate(dataSource, 'embedded' in source);
    return new Database(dataSource, source);
  }

  async query<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.send<Row>({ text, values: [...values] });
  }

  async queryPrepared<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.send<Row>({ name: this.nameOf(text), text, values: [...values] });
  }

  private nameOf(text: string): string {
    const known = this.names.get(text);
    if (known) return known;
    const name = createHash('sha1').update(text).digest('base64url');
    this.names.set(text, name);
    return name;
  }

  private async send<Row>(statement: pg.QueryConfig): Promise<Row[]> {
    this.statementCount += 1;
    // Not pool.query: it closes the connection of a failed statement, and the embedded database has only one.
    const client = await this.pool.connect();
    try {
      return await rowsOf<Row & pg.QueryResultRow>(client, statement);
    } catch (error) {
      throw refusalOf(error);
    } finally {
      client.release();
    }
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return runTransaction(this.dataSource, work);
  }

  /** Hears what is said on a channel (NOTIFY) by whoever uses this database, until it is closed. */
  async listen(channel: string, listener: ChannelListener): Promise<void> {
    if ('embedded' in this.source) {
      await this.source.embedded.listen(channel, (payload) => listener.heard(payload));
    } else {
      this.channels.push(await PostgresChannel.open(this.source.url, channel, listener));
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.channels.map((channel) => channel.close()));
    await this.dataSource.destroy();
    if ('embedded' in this.source) await this.source.embedded.close();
  }
}

/**
 * The driver's own promise of a result keeps the rows until the next full garbage collection: under load that is a
 * tenth of the processor's time, and several times the memory.
 */
function rowsOf<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  statement: pg.QueryConfig,
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    client.query<Row>(statement, (error, result) => (error ? reject(error) : resolve(result.rows)));
  });
}

function optionsOf(source: DatabaseSource): DataSourceOptions {
  const common = {
    type: 'postgres',
    entities: ENTITIES,
    migrations: MIGRATIONS,
    namingStrategy: new SnakeCase(),
    installExtensions: false,
    synchronize: false,
  } as const;
  if ('embedded' in source) return { ...common, extra: createPgConfig(source.embedded) };
  return { ...common, url: source.url, poolSize: 20, connectTimeoutMS: 5_000 };
}

/** Several servers may start at once on one PostgreSQL: the advisory lock lets one of them migrate. */
async function migrate(dataSource: DataSource, embedded: boolean): Promise<void> {
  if (embedded) {
    await dataSource.runMigrations({ transaction: 'each' });
    return;
  }
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query("SELECT pg_advisory_lock(hashtext('panna migrations'))");
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await runner.query("SELECT pg_advisory_unlock(hashtext('panna migrations'))");
    await runner.release();
  }
}

/** A PostgreSQL that is set to UTC writes all but ISO 8601, which the engine reads many times quicker than the driver does. */
function instant(text: string): Date {
  const isUtc = text[10] === ' ' && text.endsWith('+00');
  return isUtc ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : anyInstant(text);
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an exact number`);
  return value;
}
