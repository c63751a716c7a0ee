import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../usecases/scope.js';
import { failureSchema } from './envelope.js';

/** The functions that the REST routes need: they open scopes, set cookies and check sessions. */
export interface RestDependencies {
  openScope(request: FastifyRequest): Scope;
  /**
   * Opens the scope of a request as if the request had sent this token. A log-in uses it to read the account for its response.
   */
  openScopeFor(request: FastifyRequest, token: string): Scope;
  setSessionCookie(reply: FastifyReply, token: string | null): void;
  /** Sets the cookie that identifies the browser at later log-ins. */
  setDeviceCookie(reply: FastifyReply, device: string): void;
  /** Throws INVALID_TOKEN if the bearer token is invalid. Clears the session cookie if the cookie is invalid. */
  checkSession(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Returns the documented responses for refusals with these statuses. */
export function refusals<Status extends number>(...statuses: Status[]): Record<Status, typeof failureSchema> {
  return Object.fromEntries(statuses.map((status) => [status, failureSchema])) as Record<
    Status,
    typeof failureSchema
  >;
}
