import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../usecases/scope.js';
import { failureSchema } from './envelope.js';

/** What the REST routes need of the program around them. */
export interface RestDependencies {
  openScope(request: FastifyRequest): Scope;
  /** The scope of the request as the holder of this token sees it: for the answer of a log-in. */
  openScopeFor(request: FastifyRequest, token: string): Scope;
  setSessionCookie(reply: FastifyReply, token: string | null): void;
  /** Lets the browser be recognised as one on which somebody was signed in. */
  setDeviceCookie(reply: FastifyReply, device: string): void;
  /** Refuses INVALID_TOKEN for a bearer token that opens nothing, and takes away a cookie that does not. */
  checkSession(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** The refusals that a route documents, by status. */
export function refusals<Status extends number>(...statuses: Status[]): Record<Status, typeof failureSchema> {
  return Object.fromEntries(statuses.map((status) => [status, failureSchema])) as Record<
    Status,
    typeof failureSchema
  >;
}
