import { createHash } from 'node:crypto';
import type pg from 'pg';
import { databaseAway, isOutage, SilentDatabaseError } from './outage.js';
import type { Sql, Statement } from './sql.js';

/** How long a request waits for a connection to be free or made. */
export const CONNECTION_MS = 4_000;

/** After how long PostgreSQL ends a statement. */
export const STATEMENT_MS = 4_000;

/** A server that has not ended a statement by then hangs. */
const SILENCE_MS = STATEMENT_MS + 1_000;

/** For so long after a failed connection nobody else tries: they would all wait as long, one after the other. */
const PAUSE_MS = 500;

/** More texts than the program has for hot paths; beyond it, PostgreSQL would keep plans without end. */
const MOST_PREPARED = 500;

/** The pool of connections: what is lost is thrown away, and what cannot be had is refused in time. */
export class Connections {
  /** How many statements have been sent, BEGIN and COMMIT too: what benchmarks and tests look at. */
  statementCount = 0;
  private readonly names = new Map<string, string>();
  private pausedUntil = 0;

  /** `deadlines` is false for the embedded database, which lives and dies with this process. */
  constructor(
    private readonly pool: pg.Pool,
    private readonly deadlines: boolean,
  ) {}

  /** Lends a connection for some work. Refuses SERVICE_UNAVAILABLE while the database is away. */
  async use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = new Connection(await this.take(), this, this.deadlines);
    try {
      return await work(connection);
    } catch (error) {
      if (error instanceof SilentDatabaseError) this.pause();
      if (!connection.isLost && !isOutage(error)) throw error;
      connection.giveUp();
      throw databaseAway(error);
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

  private async take(): Promise<pg.PoolClient> {
    if (Date.now() < this.pausedUntil) throw databaseAway(new Error('The last connection failed just now'));
    try {
      return await this.pool.connect();
    } catch (error) {
      this.pause();
      throw databaseAway(error);
    }
  }

  private pause(): void {
    if (this.deadlines) this.pausedUntil = Date.now() + PAUSE_MS;
  }
}

/** One connection, lent to one piece of work at a time. */
export class Connection implements Sql {
  private lost = false;

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
    return this.lost;
  }

  query<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.send<Row>({ text, values: [...values] });
  }

  queryPrepared<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.send<Row>({ name: this.owner.nameOf(text), text, values: [...values] });
  }

  run<Row>({ text, values }: Statement): Promise<Row[]> {
    return this.queryPrepared<Row>(text, values);
  }

  release(): void {
    this.client.off('error', this.giveUp);
    this.client.release(this.lost);
  }

  /** Never lends it again: what state it is in is not known. */
  readonly giveUp = (): void => {
    this.lost = true;
  };

  /**
   * The driver's own promise of a result keeps the rows until the next full garbage collection: under load that is a
   * tenth of the processor's time, and several times the memory.
   */
  private send<Row>(statement: pg.QueryConfig): Promise<Row[]> {
    this.owner.statementCount += 1;
    return new Promise((resolve, reject) => {
      const timer = this.hasDeadline ? setTimeout(() => reject(this.silence()), SILENCE_MS) : undefined;
      this.client.query<Row & pg.QueryResultRow>(statement, (error, result) => {
        clearTimeout(timer);
        if (error) reject(error);
        else resolve(result.rows);
      });
    });
  }

  private silence(): SilentDatabaseError {
    this.giveUp();
    return new SilentDatabaseError('The database does not answer');
  }
}
