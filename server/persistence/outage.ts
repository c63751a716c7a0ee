import { DomainError, problem } from '../domain/errors.js';

/** When it is worth trying again, in seconds: what callers are told while the database is away. */
const RETRY_AFTER_SECONDS = 2;

/** The server did not answer a statement in time, though it ends statements that take too long itself. */
export class SilentDatabaseError extends Error {}

/** What Node says of a connection that cannot be made or is lost. */
const LOST_CONNECTION =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;

/** Connection failures, a server that starts or stops, too many connections, a statement that took too long. */
const SERVER_AWAY = /^(08...|57P0[1-5]|53300|57014)$/;

/** Whether an error says that the database cannot work now, and nothing about the statement. */
export function isOutage(error: unknown): boolean {
  if (error instanceof SilentDatabaseError) return true;
  const code = codeOf(error);
  return LOST_CONNECTION.test(code) || SERVER_AWAY.test(code);
}

/** What callers are told while the database is away: SERVICE_UNAVAILABLE, with the seconds to wait. */
export function databaseAway(cause: unknown): DomainError {
  const refusal = new DomainError([
    problem('SERVICE_UNAVAILABLE', { values: { seconds: RETRY_AFTER_SECONDS } }),
  ]);
  refusal.cause = cause;
  return refusal;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
