import tag, { empty, join, raw, type Sql as Piece } from 'sql-template-tag';
import type { z } from 'zod';

export { empty, type Sql as Piece } from 'sql-template-tag';

/** An SQL statement with the values of its parameters. `sql` or `EntityStatements` creates it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs statements. Implemented by the database and by transactions, so that queries can run on either. */
export interface Queryable {
  /**
   * Returns the rows of a statement. `shape` declares the columns of a row. Tests check every row against it
   * (`testing/databases/rowShapes.ts`).
   */
  rows<Row>(shape: z.ZodType<Row>, statement: Statement): Promise<Row[]>;
  /**
   * Like `rows`, but prepared, for hot paths. PostgreSQL parses and plans each text only once per connection, so the
   * text must not depend on the values.
   */
  preparedRows<Row>(shape: z.ZodType<Row>, statement: Statement): Promise<Row[]>;
  /** Runs a statement whose rows are not needed. */
  run(statement: Statement): Promise<void>;
  /** Like `run`, but prepared, for hot paths (see `preparedRows`). */
  runPrepared(statement: Statement): Promise<void>;
}

/**
 * Runs SQL texts without a declared row shape. Meant for statements outside the program's queries, for example in
 * tests.
 */
export interface Sql {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  queryPrepared<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** Checks the rows of a statement before they are returned; throws if they do not match the shape. */
export type RowCheck = (shape: z.ZodType, rows: readonly unknown[]) => void;

/** The possible types of a parameter's value. */
export type Value = string | number | boolean | Date | Buffer | null | readonly string[] | readonly number[];

/**
 * Builds a statement, or a piece of a statement. Values become parameters. Pieces become part of the text, with their
 * own parameters.
 */
export const sql: (strings: TemplateStringsArray, ...values: readonly (Piece | Value)[]) => Piece = tag;

/** Joins conditions with AND; `true` if there are none. */
export function and(conditions: readonly Piece[]): Piece {
  return conditions.length > 0 ? join(conditions, ' AND ') : sql`true`;
}

/** Joins pieces in order, with a separator between them; empty if there are none. */
export function joined(pieces: readonly Piece[], separator: string): Piece {
  return pieces.length > 0 ? join(pieces, separator) : empty;
}

/**
 * Returns a text as a piece of SQL, such as the name of a column. The text must never come from a caller, because it
 * is not escaped.
 */
export function literal(text: string): Piece {
  return raw(text);
}

/**
 * Returns a LIMIT clause. The number is part of the text instead of a parameter, so that PostgreSQL plans for this
 * number of rows. Throws a RangeError if it is not a whole number.
 */
export function limit(count: number): Piece {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is no number of rows`);
  return raw(`LIMIT ${count}`);
}
