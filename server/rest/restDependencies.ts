import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../usecases/scope.js';
import { failureSchema } from './envelope.js';

/** Dependencies of the REST routes. */
export interface RestDependencies {
  openScope(request: FastifyRequest): Scope;
  /** Opens the scope of a request as the account of this token. A log-in needs it for its response. */
  openScopeFor(request: FastifyRequest, token: string): Scope;
  setSessionCookie(reply: FastifyReply, token: string | null): void;
  /** Sets the cookie by which a browser is recognised at later log-ins. */
  setDeviceCookie(reply: FastifyReply, device: string): void;
  /** Throws INVALID_TOKEN for an invalid bearer token; clears an invalid session cookie. */
  checkSession(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Returns the response schemas of refusals with these statuses. */
export function refusals<Status extends number>(...statuses: Status[]): Record<Status, typeof failureSchema> {
  return Object.fromEntries(statuses.map((status) => [status, failureSchema])) as Record<
    Status,
    typeof failureSchema
  >;
}
