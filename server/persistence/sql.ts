/** Anything that runs a statement: the database itself, or a transaction. Queries take it, so that both work. */
export interface Sql {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}
