import type { FastifyRequest } from 'fastify';
import type { Scope } from '../usecases/scope.js';
import type { Loaders } from './loaders.js';

/** What every resolver is given. */
export interface GraphQLContext {
  /** What came in, with its id and its log. */
  request: FastifyRequest;
  scope: Scope;
  loaders: Loaders;
  /** Refuses INVALID_TOKEN for a bearer token that opens nothing, and takes away a cookie that does not. */
  checkSession(): Promise<void>;
  /** Puts the session's token into the answer's httpOnly cookie; null takes it away. */
  setSessionCookie(token: string | null): void;
  /** Puts what the device is recognised by into a httpOnly cookie. */
  setDeviceCookie(device: string): void;
}
