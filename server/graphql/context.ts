import type { FastifyRequest } from 'fastify';
import type { Scope } from '../usecases/scope.js';
import type { Loaders } from './loaders.js';

/** The state that all resolvers of a request share. A subscription creates a new context for each result. */
export interface GraphQLContext {
  /** The HTTP request, with its ID and its log. */
  request: FastifyRequest;
  scope: Scope;
  loaders: Loaders;
  /** Throws INVALID_TOKEN if the bearer token is invalid. Clears the session cookie if the cookie is invalid. */
  checkSession(): Promise<void>;
  /** Sets the session token as an httpOnly cookie; null clears the cookie. */
  setSessionCookie(token: string | null): void;
  /** Sets the httpOnly cookie that gives a support view access to pictures; null clears the cookie. */
  setViewCookie(token: string | null): void;
  /** Sets the httpOnly cookie that identifies the device at later log-ins. */
  setDeviceCookie(device: string): void;
}
