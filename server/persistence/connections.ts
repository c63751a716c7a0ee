import { createHash } from 'node:crypto';
import type pg from 'pg';
import { Availability } from './availability.js';
import { databaseAway, isOutage, isTooSlow, SilentDatabaseError } from './outage.js';
import type { Sql } from './sql.js';

/**
 * Maximum time in milliseconds that a request waits for a free or new connection. Also the statement_timeout, after which
 * PostgreSQL cancels a statement.
 */
export const PATIENCE_MS = 4_000;

/**
 * Additional time that PostgreSQL has to cancel a slow statement itself, in milliseconds. After this time, the server counts
 * as unresponsive.
 */
const GRACE_MS = 1_000;

/**
 * Maximum number of statement texts to prepare; the hot paths have fewer. Without a limit, PostgreSQL would keep more
 * and more plans.
 */
const MOST_PREPARED = 500;

/** Message of the pool's error if no connection became free in time. The database is then busy, but available. */
const ALL_LENT = 'timeout exceeded when trying to connect';

/** The connection pool. Discards lost connections, and refuses work while the database is unavailable. */
export class Connections {
  /** Number of statements sent, including BEGIN and COMMIT, for benchmarks and tests. */
  statementCount = 0;
  private readonly names = new Map<string, string>();
  private readonly connections = new WeakMap<pg.PoolClient, Connection>();
  private readonly availability: Availability | null;

  /**
   * `log` receives a line when the database becomes unavailable, and a line when it is available again. `log` is null for
   * the embedded database, which is part of this process. `patienceMs` is the maximum time of a statement.
   */
  constructor(
    private readonly pool: pg.Pool,
    log: ((line: string) => void) | null,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    this.availability = log && new Availability(() => this.isAnswered(), log);
  }

  /**
   * Runs `work` on a connection. Throws SERVICE_UNAVAILABLE if the database is unavailable, if no connection becomes
   * free in time, or if the connection is lost.
   */
  async use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    await this.availability?.wait();
    return this.lend(work);
  }

  private async lend<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = this.connectionOf(await this.take());
    try {
      return await work(connection);
    } catch (error) {
      if (!connection.isLost) throw error;
      if (!isTooSlow(connection.lostBy)) this.availability?.lost(connection.lostBy);
      throw databaseAway(connection.lostBy);
    } finally {
      connection.release();
    }
  }

  /**
   * Returns the name under which a statement text is prepared; undefined if the limit of MOST_PREPARED texts is
   * reached.
   */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= MOST_PREPARED) return known;
    const name = createHash('sha1').update(text).digest('base64url');
    this.names.set(text, name);
    return name;
  }

  private connectionOf(client: pg.PoolClient): Connection {
    const known = this.connections.get(client) ?? this.connect(client);
    this.connections.set(client, known);
    return known;
  }

  private connect(client: pg.PoolClient): Connection {
    return new Connection(client, this, this.availability && this.patienceMs + GRACE_MS);
  }

  private async take(): Promise<pg.PoolClient> {
    try {
      return await this.pool.connect();
    } catch (error) {
      if (!(error instanceof Error && error.message === ALL_LENT)) this.availability?.lost(error);
      throw databaseAway(error);
    }
  }

  private isAnswered(): Promise<boolean> {
    return this.lend((connection) => connection.query('SELECT 1')).then(
      () => true,
      () => false,
    );
  }
}

/** A connection of the pool. It serves one task at a time, until it is lost. */
export class Connection implements Sql {
  /** The error that made the connection unusable; undefined while it is usable. */
  lostBy: unknown;
  private mayBeInTransaction = false;

  /** `silenceMs` is the time after which a statement without a result means that the server hangs; null for never. */
  constructor(
    private readonly client: pg.PoolClient,
    private readonly owner: Connections,
    private readonly silenceMs: number | null,
  ) {
    // Without a listener, an error of a connection that is in use would end the process.
    client.on('error', this.giveUp);
  }

  /** True if the connection failed or stopped responding. No more statements can be sent on it. */
  get isLost(): boolean {
    return this.lostBy !== undefined;
  }

  query<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.send<Row>({ text, values: [...values] });
  }

  queryPrepared<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.send<Row>({ name: this.owner.nameOf(text), text, values: [...values] });
  }

  release(): void {
    this.client.release(this.isLost || this.mayBeInTransaction);
  }

  /**
   * Marks the connection as lost, because its state is unknown. `release` then closes it instead of returning it to
   * the pool.
   */
  readonly giveUp = (cause: unknown): void => {
    this.lostBy ??= cause;
  };

  /**
   * Sends a statement with a callback instead of the driver's promise. The promise would keep the rows in memory
   * until the next full garbage collection. Under load, that takes a tenth of the CPU time and several times the
   * memory.
   */
  private send<Row>(statement: pg.QueryConfig): Promise<Row[]> {
    this.owner.statementCount += 1;
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        // A text without values may contain several statements, so it may have failed between BEGIN and COMMIT.
        this.mayBeInTransaction = statement.values?.length === 0;
        if (isOutage(error) || isTooSlow(error)) this.giveUp(error);
        reject(error);
      };
      const silence = () => fail(new SilentDatabaseError('it does not answer'));
      const timer = this.silenceMs === null ? undefined : setTimeout(silence, this.silenceMs);
      this.client.query<Row & pg.QueryResultRow>(statement, (error, result) => {
        clearTimeout(timer);
        if (error) return fail(error);
        this.mayBeInTransaction = false;
        resolve(result.rows);
      });
    });
  }
}
