import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { DomainError, problem } from '../domain/errors.js';
import type { Sql } from './sql.js';

/** Serialisation failure and deadlock: PostgreSQL asks for the transaction to be run again. */
const TRY_AGAIN = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/** One transaction: SQL for reading, entities for writing. It ends with the work that was given it. */
export class Transaction implements Sql {
  constructor(private readonly manager: EntityManager) {}

  async query<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const result: unknown = await this.manager.query(text, [...values]);
    return result as Row[];
  }

  async insert<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    rows: QueryDeepPartialEntity<E> | QueryDeepPartialEntity<E>[],
  ): Promise<void> {
    if (Array.isArray(rows) && rows.length === 0) return;
    await this.manager.insert(entity, rows);
  }

  /** Inserts the rows that no other row stands in the way of; answers the ids of those that were inserted. */
  async insertNew<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    rows: QueryDeepPartialEntity<E>[],
  ): Promise<string[]> {
    if (rows.length === 0) return [];
    const insert = this.manager.createQueryBuilder().insert().into(entity).values(rows);
    const inserted = await insert.orIgnore().returning('id').updateEntity(false).execute();
    return (inserted.raw as { id: string }[]).map(({ id }) => id);
  }

  async update<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    where: Parameters<EntityManager['update']>[1],
    change: QueryDeepPartialEntity<E>,
  ): Promise<void> {
    await this.manager.update(entity, where, change);
  }

  async delete<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    where: Parameters<EntityManager['delete']>[1],
  ): Promise<void> {
    await this.manager.delete(entity, where);
  }
}

/** Runs the work in one transaction; what it throws rolls everything back. Retried when PostgreSQL asks for it. */
export async function runTransaction<T>(
  dataSource: DataSource,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await dataSource.transaction((manager) => work(new Transaction(manager)));
    } catch (error) {
      if (attempt >= ATTEMPTS || !TRY_AGAIN.has(sqlState(error) ?? '')) throw refusalOf(error);
    }
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
