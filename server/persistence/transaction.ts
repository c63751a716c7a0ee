import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { DomainError, problem } from '../domain/shared/errors.js';
import type { Connection, Connections } from './connections.js';
import { newRows, type EntityStatements, type NewRows, type Where } from './entityStatements.js';
import type { RowCheck, Statement } from './sql.js';
import { StatementRunner } from './statementRunner.js';

/** Serialisation failure and deadlock: PostgreSQL asks for the transaction to be run again. */
const TRY_AGAIN = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/** Statements of more rows than this come in too many lengths to be prepared. */
const MOST_VALUES_PREPARED = 200;

/** A statement that changes rows; FOR UPDATE only locks them. */
const CHANGES_ROWS = /\b(?:INSERT INTO|DELETE FROM|(?<!FOR |NO KEY )UPDATE)\b/;

/** One transaction: SQL for reading, entities for writing. It ends with the work that was given it. */
export class Transaction extends StatementRunner {
  private readonly afterCommit: (() => void)[] = [];
  /** How many pieces of last work are under way, one inside the other. */
  private lastWork = 0;
  private isComplete = false;

  constructor(
    private readonly connection: Connection,
    private readonly statements: EntityStatements,
    checkRows: RowCheck,
  ) {
    super(checkRows);
  }

  /** Does this once the transaction has committed, and never otherwise. */
  onCommit(work: () => void): void {
    this.afterCommit.push(work);
  }

  /** Does what waited for the commit. */
  committed(): void {
    for (const work of this.afterCommit) work();
  }

  /**
   * Does the last work of the transaction. It may hold more last work, and more may follow it; anything else that changes
   * rows afterwards throws, because the last work has looked at all changes already.
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

  /** Inserts rows of several entities by one statement; their order does not matter. */
  async insertTogether(all: readonly NewRows[]): Promise<void> {
    const [first, ...others] = all.filter(({ rows }) => rows.length > 0);
    if (!first) return;
    const { statements } = this;
    await this.send(
      others.length > 0 ? statements.insertTogether([first, ...others]) : statements.insert(first),
    );
  }

  /** Inserts the rows that no other row stands in the way of; answers the ids of those that were inserted. */
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

/** Runs the work in one transaction; what it throws rolls everything back. Retried when PostgreSQL asks for it. */
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
    // A lost connection takes its transaction with it.
    if (!connection.isLost) await connection.query('ROLLBACK').catch(connection.giveUp);
    throw error;
  }
}

/** The five-character SQLSTATE of a database error, or undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** PostgreSQL stores every character but NUL, so a text with one is the caller's mistake and not a fault. */
export function refusalOf(error: unknown): unknown {
  return sqlState(error) === '22021' ? new DomainError([problem('INVALID_VALUE')]) : error;
}

/** The name of the constraint that a database error says was violated. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined;
}
