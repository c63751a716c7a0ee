import { createHash } from 'node:crypto';
import type pg from 'pg';
import { Availability } from './availability.js';
import { databaseAway, isOutage, isTooSlow, SilentDatabaseError } from './outage.js';
import type { Sql } from './sql.js';

/** How long a request waits for a connection to be free or made. */
export const CONNECTION_MS = 4_000;

/** After how long PostgreSQL ends a statement. */
export const STATEMENT_MS = 4_000;

/** A server that has not ended a statement by then hangs. */
const SILENCE_MS = STATEMENT_MS + 1_000;

/** More texts than the program has for hot paths; beyond it, PostgreSQL would keep plans without end. */
const MOST_PREPARED = 500;

/** What the pool says when all its connections are lent for too long: the database is busy, and not away. */
const ALL_LENT = 'timeout exceeded when trying to connect';

/** The pool of connections: what is lost is thrown away, and what is not available is refused in time. */
export class Connections {
  /** How many statements have been sent, BEGIN and COMMIT too: what benchmarks and tests look at. */
  statementCount = 0;
  private readonly names = new Map<string, string>();
  private readonly connections = new WeakMap<pg.PoolClient, Connection>();
  private readonly availability: Availability | null;

  /** `log` hears when the database goes away and comes back; null for the embedded one, which is part of this process. */
  constructor(
    private readonly pool: pg.Pool,
    log: ((line: string) => void) | null,
  ) {
    this.availability = log && new Availability(() => this.isAnswered(), log);
  }

  /** Lends a connection for some work. Refuses SERVICE_UNAVAILABLE while the database is away. */
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

  /** The name under which a text is prepared; undefined when there are too many of them. */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= MOST_PREPARED) return known;
    const name = createHash('sha1').update(text).digest('base64url');
    this.names.set(text, name);
    return name;
  }

  private connectionOf(client: pg.PoolClient): Connection {
    const known = this.connections.get(client) ?? new Connection(client, this, this.availability !== null);
    this.connections.set(client, known);
    return known;
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

/** One connection, lent to one piece of work at a time, until it is lost. */
export class Connection implements Sql {
  /** What it was lost by, once it was. */
  lostBy: unknown;
  private mayBeInTransaction = false;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly owner: Connections,
    private readonly hasDeadline: boolean,
  ) {
    // A connection may die while it is lent: without a listener the error would end the process.
    client.on('error', this.giveUp);
  }

  /** Whether it died or fell silent: nothing more can be said on it. */
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

  /** Never lends it again: what state it is in is not known. */
  readonly giveUp = (cause: unknown): void => {
    this.lostBy ??= cause;
  };

  /**
   * The driver's own promise of a result keeps the rows until the next full garbage collection: under load that is a
   * tenth of the processor's time, and several times the memory.
   */
  private send<Row>(statement: pg.QueryConfig): Promise<Row[]> {
    this.owner.statementCount += 1;
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        // A text without values may be several statements, which failed between their BEGIN and their COMMIT.
        this.mayBeInTransaction = statement.values?.length === 0;
        if (isOutage(error) || isTooSlow(error)) this.giveUp(error);
        reject(error);
      };
      const silence = () => fail(new SilentDatabaseError('it does not answer'));
      const timer = this.hasDeadline ? setTimeout(silence, SILENCE_MS) : undefined;
      this.client.query<Row & pg.QueryResultRow>(statement, (error, result) => {
        clearTimeout(timer);
        if (error) return fail(error);
        this.mayBeInTransaction = false;
        resolve(result.rows);
      });
    });
  }
}
