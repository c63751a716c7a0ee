/** The jobs that use-cases add, with what each is given. Their queues are made by migrations; others come by the clock (jobs/jobTable.ts). */
export interface Jobs {
  'deliver-message': { messageId: string };
  /** A message to anyone who has this address, if anybody has. */
  'message-by-address': { email: string; topic: 'PASSWORD_RESET' | 'LOG_IN_ATTEMPTS' };
}
export type JobName = keyof Jobs;

/** Anything that runs SQL: the database, or the transaction with which a job is to stand or fall. */
export interface SqlRunner {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** A job of one name, in the queue or on its way there. */
export interface Job<Name extends JobName> {
  /** A UUID. Of the jobs that one transaction adds, the lowest is taken first. */
  id: string;
  data: Jobs[Name];
}

/** Where jobs wait for a worker. What is added in a transaction is there once that commits, and only then. */
export interface JobQueue {
  /** Adds them all with one statement. */
  add<Name extends JobName>(sql: SqlRunner, name: Name, jobs: readonly Job<Name>[]): Promise<void>;
}
