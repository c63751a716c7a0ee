import tag, { empty, join, raw, type Sql as Piece } from 'sql-template-tag';
import type { z } from 'zod';

export { empty, type Sql as Piece } from 'sql-template-tag';

/** An SQL text with the values of its parameters, made by `sql` or from entities. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs statements: the database itself, or a transaction. Queries take this type, so that both work. */
export interface Queryable {
  /**
   * Returns the rows of a statement. `shape` declares a row; tests check every row against it
   * (`testing/databases/rowShapes.ts`).
   */
  rows<Row>(shape: z.ZodType<Row>, statement: Statement): Promise<Row[]>;
  /**
   * Like `rows`, for hot paths: PostgreSQL parses and plans each text once for a connection, so the text must not
   * depend on the values.
   */
  preparedRows<Row>(shape: z.ZodType<Row>, statement: Statement): Promise<Row[]>;
  /** Runs a statement whose rows are not needed. */
  run(statement: Statement): Promise<void>;
  /** Like `run`, for hot paths (see `preparedRows`). */
  runPrepared(statement: Statement): Promise<void>;
}

/**
 * Runs SQL texts without a declared row shape, for statements outside the program's queries, such as reading a
 * table in a test.
 */
export interface Sql {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  queryPrepared<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** Checks the rows of a statement before they are returned. */
export type RowCheck = (shape: z.ZodType, rows: readonly unknown[]) => void;

/** The types of a parameter's value. */
export type Value = string | number | boolean | Date | Buffer | null | readonly string[] | readonly number[];

/**
 * Builds a statement, or a piece of one for use in other pieces. A value becomes a parameter. A piece becomes
 * part of the text, together with its values.
 */
export const sql: (strings: TemplateStringsArray, ...values: readonly (Piece | Value)[]) => Piece = tag;

/** Joins conditions by AND; `true` if there are none. */
export function and(conditions: readonly Piece[]): Piece {
  return conditions.length > 0 ? join(conditions, ' AND ') : sql`true`;
}

/** Joins pieces in order, with a separator between them; empty if there are none. */
export function joined(pieces: readonly Piece[], separator: string): Piece {
  return pieces.length > 0 ? join(pieces, separator) : empty;
}

/** Returns text of the program as a piece, such as the name of a column. It must never come from a caller. */
export function literal(text: string): Piece {
  return raw(text);
}

/**
 * Returns LIMIT with the number as text instead of a parameter, so that PostgreSQL plans for this number of rows.
 * Throws RangeError if it is not a whole number.
 */
export function limit(count: number): Piece {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is no number of rows`);
  return raw(`LIMIT ${count}`);
}
