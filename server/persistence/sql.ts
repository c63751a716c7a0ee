/** Anything that runs a statement: the database itself, or a transaction. Queries take it, so that both work. */
export interface Sql {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** For statements of hot paths: PostgreSQL parses and plans each text once a connection. */
  queryPrepared<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** A statement with the values of its parameters. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}
