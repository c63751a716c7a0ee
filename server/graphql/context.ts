import type { FastifyRequest } from 'fastify';
import type { Scope } from '../usecases/scope.js';
import type { Loaders } from './loaders.js';

/** Context of every resolver. */
export interface GraphQLContext {
  /** The HTTP request, with its ID and its log. */
  request: FastifyRequest;
  scope: Scope;
  loaders: Loaders;
  /** Throws INVALID_TOKEN for an invalid bearer token; clears an invalid session cookie. */
  checkSession(): Promise<void>;
  /** Sets the session token as an httpOnly cookie; null clears the cookie. */
  setSessionCookie(token: string | null): void;
  /** Sets the httpOnly cookie by which the device is recognised. */
  setDeviceCookie(device: string): void;
}
