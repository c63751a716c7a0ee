import 'reflect-metadata';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { Connections, PATIENCE_MS, type Connection } from './connections.js';
import { PostgresChannel, type ChannelListener } from './channel.js';
import { ENTITIES } from './entities/entities.js';
import { EntityStatements } from './entityStatements.js';
import { migrate } from './migrate.js';
import type { DatabaseSource } from './source.js';
import { SnakeCase } from './snakeCase.js';
import type { RowCheck } from './sql.js';
import { StatementRunner } from './statementRunner.js';
import { refusalOf, runTransaction, type Transaction } from './transaction.js';

pg.types.setTypeParser(pg.types.builtins.INT8, safeInteger);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
const anyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, instant);

/** The database of the marketplace. Reads are SQL statements on pooled connections; writes run in transactions. */
export class Database extends StatementRunner {
  private readonly channels: { close(): Promise<void> }[] = [];
  private readonly connections: Connections;
  private readonly statements: EntityStatements;

  private constructor(
    private readonly dataSource: DataSource,
    private readonly source: DatabaseSource,
    log: (line: string) => void,
    checkRows: RowCheck,
  ) {
    super(checkRows);
    const driver = dataSource.driver as unknown as { master: pg.Pool };
    this.connections =
      'url' in source
        ? new Connections(driver.master, log, source.patienceMs)
        : new Connections(driver.master, null);
    this.statements = new EntityStatements(dataSource);
  }

  /**
   * Connects, and migrates the tables to the version of this program (one process at a time). Throws an
   * UnreachableDatabaseError if no connection can be made.
   *
   * `log` receives a line when the database becomes unavailable later, and a line when it is available again. Tests
   * pass `checkRows` to check each row that is read.
   */
  static async open(
    source: DatabaseSource,
    log: (line: string) => void = () => {},
    checkRows: RowCheck = () => {},
  ): Promise<Database> {
    await migrate(source);
    const dataSource = new DataSource(optionsOf(source));
    await dataSource.initialize();
    return new Database(dataSource, source, log, checkRows);
  }

  /** Number of statements sent, including BEGIN and COMMIT, for benchmarks and tests. */
  get statementCount(): number {
    return this.connections.statementCount;
  }

  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    return this.read((connection) => connection.query<Row>(text, values));
  }

  queryPrepared<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    return this.read((connection) => connection.queryPrepared<Row>(text, values));
  }

  private async read<Row>(query: (connection: Connection) => Promise<Row[]>): Promise<Row[]> {
    try {
      return await this.connections.use(query);
    } catch (error) {
      throw refusalOf(error);
    }
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return runTransaction(this.connections, this.statements, this.checkRows, work);
  }

  /** Calls `listener` for each NOTIFY on a channel, from any server that uses this database, until `close` is called. */
  async listen(channel: string, listener: ChannelListener): Promise<void> {
    const opened =
      'embedded' in this.source
        ? await this.listenEmbedded(this.source.embedded, channel, listener)
        : await PostgresChannel.open(this.source.url, channel, listener);
    this.channels.push(opened);
  }

  /**
   * Listens to the embedded database with a statement of the pool. The method `listen` of PGlite does not wait for
   * running statements and makes them return no rows.
   */
  private async listenEmbedded(
    embedded: PGlite,
    channel: string,
    listener: ChannelListener,
  ): Promise<{ close(): Promise<void> }> {
    await this.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    const stop = embedded.onNotification((from, payload) => {
      if (from === channel) listener.heard(payload);
    });
    return { close: async () => stop() };
  }

  /** Stops all listeners that `listen` has started. */
  async stopListening(): Promise<void> {
    await Promise.all(this.channels.splice(0).map((channel) => channel.close()));
  }

  async close(): Promise<void> {
    await this.stopListening();
    await this.dataSource.destroy();
    if ('embedded' in this.source) await this.source.embedded.close();
  }
}

function optionsOf(source: DatabaseSource): DataSourceOptions {
  const common = {
    type: 'postgres',
    entities: ENTITIES,
    namingStrategy: new SnakeCase(),
    installExtensions: false,
  } as const;
  if ('embedded' in source) return { ...common, extra: createPgConfig(source.embedded) };
  const { url, patienceMs = PATIENCE_MS } = source;
  return {
    ...common,
    url: withoutCompiling(url),
    poolSize: 20,
    connectTimeoutMS: patienceMs,
    extra: { statement_timeout: patienceMs, keepAlive: true },
    // Errors of idle connections are ignored: the pool replaces a failed connection when the next one is needed.
    poolErrorHandler: () => undefined,
  };
}

/**
 * Turns off PostgreSQL's compiler (JIT): compiling takes longer than any statement of this program runs. The option
 * is added to the address, before any options there, because the driver reads options either from the address or from
 * its configuration, but not from both.
 */
function withoutCompiling(address: string): string {
  const url = new URL(address);
  const said = url.searchParams.get('options');
  url.searchParams.set('options', ['-c jit=off', said].filter(Boolean).join(' '));
  return url.href;
}

/**
 * Parses a timestamptz. In UTC, PostgreSQL's format is almost ISO 8601. The JavaScript engine parses ISO 8601 many
 * times faster than the driver parses PostgreSQL's format.
 */
function instant(text: string): Date {
  const isUtc = text[10] === ' ' && text.endsWith('+00');
  return isUtc ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : anyInstant(text);
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an exact number`);
  return value;
}
