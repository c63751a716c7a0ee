import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { DomainError, problem } from '../domain/shared/errors.js';
import type { Connection, Connections } from './connections.js';
import { newRows, type EntityStatements, type NewRows, type Where } from './entityStatements.js';
import type { RowCheck, Statement } from './sql.js';
import { StatementRunner } from './statementRunner.js';

/** SQLSTATEs of a serialisation failure and a deadlock. After these, the transaction should be run again. */
const TRY_AGAIN = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/** Maximum number of values in a prepared statement. The texts of larger statements vary too much to be prepared. */
const MOST_VALUES_PREPARED = 200;

/** Matches statements that change rows, but not FOR UPDATE, which only locks them. */
const CHANGES_ROWS = /\b(?:INSERT INTO|DELETE FROM|(?<!FOR |NO KEY )UPDATE)\b/;

/** A transaction: SQL for reading, entities for writing. It ends when the `work` of `runTransaction` ends. */
export class Transaction extends StatementRunner {
  private readonly afterCommit: (() => void)[] = [];
  /** Number of nested calls of `lastly` that are running. */
  private lastWork = 0;
  private isComplete = false;

  constructor(
    private readonly connection: Connection,
    private readonly statements: EntityStatements,
    checkRows: RowCheck,
  ) {
    super(checkRows);
  }

  /** Calls `work` after the transaction has committed. Does not call it if the transaction is rolled back. */
  onCommit(work: () => void): void {
    this.afterCommit.push(work);
  }

  /** Calls the functions that were passed to `onCommit`. */
  committed(): void {
    for (const work of this.afterCommit) work();
  }

  /**
   * Runs work that must come last, because it must see all changes of the transaction. Such work may be nested or
   * repeated. Afterwards, any other statement that changes rows throws an Error.
   */
  async lastly(work: () => Promise<void>): Promise<void> {
    this.lastWork += 1;
    await work();
    this.lastWork -= 1;
    this.isComplete = true;
  }

  private assertMayRun(text: string): void {
    if (this.isComplete && this.lastWork === 0 && CHANGES_ROWS.test(text))
      throw new Error(`The transaction is complete, and this would change it: ${text}`);
  }

  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    this.assertMayRun(text);
    return this.connection.query<Row>(text, values);
  }

  queryPrepared<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    this.assertMayRun(text);
    return this.connection.queryPrepared<Row>(text, values);
  }

  async insert<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    rows: QueryDeepPartialEntity<E> | QueryDeepPartialEntity<E>[],
  ): Promise<void> {
    await this.insertTogether([newRows(entity, Array.isArray(rows) ? rows : [rows])]);
  }

  /** Inserts rows of several entities in one statement. The entities can be in any order. */
  async insertTogether(all: readonly NewRows[]): Promise<void> {
    const [first, ...others] = all.filter(({ rows }) => rows.length > 0);
    if (!first) return;
    const { statements } = this;
    await this.send(
      others.length > 0 ? statements.insertTogether([first, ...others]) : statements.insert(first),
    );
  }

  /** Inserts rows, and skips those that conflict with existing rows. Returns the ids of the inserted rows. */
  async insertNew<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    rows: QueryDeepPartialEntity<E>[],
  ): Promise<string[]> {
    if (rows.length === 0) return [];
    const inserted = await this.send<{ id: string }>(this.statements.insertNew(newRows(entity, rows)));
    return inserted.map(({ id }) => id);
  }

  async update<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    where: Where<E>,
    change: QueryDeepPartialEntity<E>,
  ): Promise<void> {
    await this.send(this.statements.update(entity, where, change));
  }

  async delete<E extends ObjectLiteral>(entity: EntityTarget<E>, where: Where<E>): Promise<void> {
    await this.send(this.statements.delete(entity, where));
  }

  private send<Row>({ text, values }: Statement): Promise<Row[]> {
    const isShort = values.length <= MOST_VALUES_PREPARED;
    return isShort ? this.queryPrepared<Row>(text, values) : this.query<Row>(text, values);
  }
}

/**
 * Runs the work in a transaction. Any error rolls the transaction back. After a serialisation failure or a deadlock,
 * the work is run again, up to ATTEMPTS times in total.
 */
export async function runTransaction<T>(
  connections: Connections,
  statements: EntityStatements,
  checkRows: RowCheck,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connections.use(async (connection) => {
        const tx = new Transaction(connection, statements, checkRows);
        const result = await committed(connection, () => work(tx));
        tx.committed();
        return result;
      });
    } catch (error) {
      if (attempt >= ATTEMPTS || !TRY_AGAIN.has(sqlState(error) ?? '')) throw refusalOf(error);
    }
  }
}

async function committed<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  await connection.query('BEGIN');
  try {
    const result = await work();
    await connection.query('COMMIT');
    return result;
  } catch (error) {
    // If the connection is lost, PostgreSQL rolls back the transaction itself.
    if (!connection.isLost) await connection.query('ROLLBACK').catch(connection.giveUp);
    throw error;
  }
}

/** Returns the five-character SQLSTATE of a database error, or undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/**
 * Returns the refusal INVALID_VALUE if a text contains NUL, the only character that PostgreSQL cannot store. That is
 * the caller's mistake. Returns any other error unchanged.
 */
export function refusalOf(error: unknown): unknown {
  return sqlState(error) === '22021' ? new DomainError([problem('INVALID_VALUE')]) : error;
}

/** Returns the name of the violated constraint of a database error; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined;
}
