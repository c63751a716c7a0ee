import tag, { empty, join, raw, type Sql as Piece } from 'sql-template-tag';
import type { z } from 'zod';

export { empty, type Sql as Piece } from 'sql-template-tag';

/** A statement with the values of its parameters: what `sql` makes, and what is written for entities. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Anything that runs statements: the database itself, or a transaction. Queries take it, so that both work. */
export interface Queryable {
  /** The rows of a statement. `shape` declares one row; tests hold every row against it (`testing/databases/rowShapes.ts`). */
  rows<Row>(shape: z.ZodType<Row>, statement: Statement): Promise<Row[]>;
  /** For hot paths: PostgreSQL parses and plans each text once a connection, so the text must not depend on the values. */
  preparedRows<Row>(shape: z.ZodType<Row>, statement: Statement): Promise<Row[]>;
  /** Runs a statement of which no row is wanted. */
  run(statement: Statement): Promise<void>;
  /** The same for hot paths. */
  runPrepared(statement: Statement): Promise<void>;
}

/** Anything that runs SQL as text: for what is no query of the program, such as a look at a table in a test. */
export interface Sql {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  queryPrepared<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** Looks at the rows of a statement before they are given out. */
export type RowCheck = (shape: z.ZodType, rows: readonly unknown[]) => void;

/** What a parameter takes. */
export type Value = string | number | boolean | Date | Buffer | null | readonly string[] | readonly number[];

/**
 * A statement, or a piece of one that other pieces hold: its values travel with it. A value becomes a parameter, a piece
 * becomes part of the text.
 */
export const sql: (strings: TemplateStringsArray, ...values: readonly (Piece | Value)[]) => Piece = tag;

/** All of these conditions. */
export function and(conditions: readonly Piece[]): Piece {
  return conditions.length > 0 ? join(conditions, ' AND ') : sql`true`;
}

/** Pieces one after the other, with a text between them. */
export function joined(pieces: readonly Piece[], separator: string): Piece {
  return pieces.length > 0 ? join(pieces, separator) : empty;
}

/** Text of our own, such as the name of a column: never what a caller sent. */
export function literal(text: string): Piece {
  return raw(text);
}

/** LIMIT as part of the text: PostgreSQL plans for so many rows. */
export function limit(count: number): Piece {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is no number of rows`);
  return raw(`LIMIT ${count}`);
}
