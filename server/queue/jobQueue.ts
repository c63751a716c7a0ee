/** The jobs that run beside requests, with what each is given. */
export interface Jobs {
  'deliver-message': { messageId: string };
  'remind-of-rentals': Record<string, never>;
  'announce-new-books': Record<string, never>;
}
export type JobName = keyof Jobs;

/** Anything that runs SQL: the database, or the transaction with which a job is to stand or fall. */
export interface SqlRunner {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** Where jobs wait for a worker. What is added in a transaction is there once that commits, and only then. */
export interface JobQueue {
  add<Name extends JobName>(sql: SqlRunner, name: Name, data: Jobs[Name]): Promise<void>;
}
