import { DomainError, problem } from '../domain/shared/errors.js';

/** When it is worth trying again, in seconds: what callers are told while the database is away. */
const RETRY_AFTER_SECONDS = 2;

/** The server did not answer a statement in time, though it ends statements that take too long itself. */
export class SilentDatabaseError extends Error {}

/** The database cannot be connected to at the start; the message says why. */
export class UnreachableDatabaseError extends Error {}

/** What Node says of a connection that cannot be made or is lost. */
const LOST_CONNECTION =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;

/** Connection failures, a server that starts or stops, too many connections. */
const SERVER_AWAY = /^(08...|57P0[1-5]|53300)$/;

/** PostgreSQL ended a statement that took too long. */
const STATEMENT_TOO_SLOW = '57014';

/** Whether an error says that the database cannot be used now, and nothing about the statement. */
export function isOutage(error: unknown): boolean {
  if (error instanceof SilentDatabaseError) return true;
  const code = codeOf(error);
  return LOST_CONNECTION.test(code) || SERVER_AWAY.test(code);
}

/** Whether a statement was ended for the time it took, while the database goes on working. */
export function isTooSlow(error: unknown): boolean {
  return codeOf(error) === STATEMENT_TOO_SLOW;
}

/** What callers are told while the database is away: SERVICE_UNAVAILABLE, with the seconds to wait. */
export function databaseAway(cause: unknown): DomainError {
  const refusal = new DomainError([
    problem('SERVICE_UNAVAILABLE', { values: { seconds: RETRY_AFTER_SECONDS } }),
  ]);
  refusal.cause = cause;
  return refusal;
}

/** Why the database cannot be used, in a few words for the operator. */
export function reasonOf(error: unknown): string {
  // A host name with several addresses fails once for each.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
