import { DomainError, problem } from '../domain/shared/errors.js';

/** Seconds after which clients should retry while the database is unavailable. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Thrown if the database did not respond in time. A working database cancels slow statements itself, so this database hangs.
 */
export class SilentDatabaseError extends Error {}

/** Thrown if the program cannot connect to the database at startup. The message gives the reason. */
export class UnreachableDatabaseError extends Error {}

/** Matches Node.js error codes of connections that cannot be made or are lost. */
const LOST_CONNECTION =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;

/**
 * Matches the SQLSTATEs for connection failures (08), a server that starts or stops (57P), and too many connections
 * (53300).
 */
const SERVER_AWAY = /^(08...|57P0[1-5]|53300)$/;

/** SQLSTATE of a statement that PostgreSQL cancelled because it took too long. */
const STATEMENT_TOO_SLOW = '57014';

/** True if the error means that the database is unavailable, rather than that the statement failed. */
export function isOutage(error: unknown): boolean {
  if (error instanceof SilentDatabaseError) return true;
  const code = codeOf(error);
  return LOST_CONNECTION.test(code) || SERVER_AWAY.test(code);
}

/** True if a statement was cancelled because it took too long. In that case, the database is available. */
export function isTooSlow(error: unknown): boolean {
  return codeOf(error) === STATEMENT_TOO_SLOW;
}

/** Returns the refusal SERVICE_UNAVAILABLE, with the number of seconds until a retry. */
export function databaseAway(cause: unknown): DomainError {
  const refusal = new DomainError([
    problem('SERVICE_UNAVAILABLE', { values: { seconds: RETRY_AFTER_SECONDS } }),
  ]);
  refusal.cause = cause;
  return refusal;
}

/** Returns a short reason for the operator: the message of an error, or the messages of the errors that it consists of. */
export function reasonOf(error: unknown): string {
  // A host name with several addresses yields one error for each address.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
