/**
 * The jobs that use-cases add, with the data of each. jobs/jobTable.ts must define these jobs and the scheduled jobs, and no
 * others.
 */
export interface Jobs {
  'deliver-message': { messageId: string };
  /** Asks the provider to open the page of an online payment. */
  'open-payment-page': { intentId: string };
  /** Reads the payments of an intent from the provider. */
  'check-payment': { intentId: string };
  /** Reads a payment that belongs to no payment page that Panna opened. */
  'read-payment': { reference: string };
  /** Asks the payout provider for the state of a payout. */
  'check-payout': { payoutId: string };
  /** Asks the payout provider for the state of a refund by payout. */
  'check-refund-payout': { refundId: string };
  /** Asks the payment provider for the state of a transfer that a webhook named. */
  'check-transfer': { reference: string };
  /** Reads a chargeback that a webhook named. */
  'read-chargeback': { reference: string };
  /** Sends the provider the answer that staff gave to a chargeback. */
  'answer-chargeback': { chargebackId: string };
  /** Queues a message to the account that has this email address, if any. */
  'message-by-address': { email: string; topic: 'PASSWORD_RESET' | 'LOG_IN_ATTEMPTS' };
}
export type JobName = keyof Jobs;

/**
 * Runs SQL statements, on the database or in a transaction. A job that is added in a transaction exists only if the transaction
 * commits.
 */
export interface SqlRunner {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** An SqlRunner that can also prepare statements, so that the database does not plan them each time. */
export interface PreparingSqlRunner extends SqlRunner {
  queryPrepared<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** A job of one kind, to be added or taken from the queue. */
export interface Job<Name extends JobName> {
  /** A UUID. Jobs that were added in one transaction run in the order of their ids. */
  id: string;
  data: Jobs[Name];
}

/**
 * The queue in which jobs wait for a worker. A job that is added in a transaction appears when the transaction
 * commits, and never if it is rolled back.
 */
export interface JobQueue {
  /** Adds all jobs with one statement. */
  add<Name extends JobName>(sql: PreparingSqlRunner, name: Name, jobs: readonly Job<Name>[]): Promise<void>;
}
