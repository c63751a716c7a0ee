/** Anything that runs a statement: the database itself, or a transaction. Queries take it, so that both work. */
export interface Sql {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** For statements that run on every page view: PostgreSQL parses and plans each text once a connection. */
export interface PreparingSql extends Sql {
  queryPrepared<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}
