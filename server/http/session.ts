import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../domain/shared/errors.js';
import { holdsEndedSession } from '../usecases/accounts/endedSession.js';
import type { Caller, Scope } from '../usecases/scope.js';
import { clientNetwork } from './clientAddress.js';
import { noteLimitsOf } from './limitHeaders.js';
import { pageOf } from './page.js';

const SESSION_SECONDS = 30 * 86_400;
const DEVICE_SECONDS = 365 * 86_400;

/** Reads the sender of a request, and sets the cookies of sessions. */
export interface Sessions {
  /** Returns the sender of a request. A bearer token takes precedence over the cookie. */
  callerOf(request: FastifyRequest): Caller;
  /**
   * Throws INVALID_TOKEN (401) for a bearer token without a session, because its sender must not be treated as a
   * visitor. A cookie without a session is cleared instead: browsers send it automatically, and must be able to log
   * in again. Not called for operations that open a session or need none.
   */
  checkSession(scope: Scope, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Sets the session as a cookie that scripts cannot read; null clears it. */
  setSessionCookie(reply: FastifyReply, token: string | null): void;
  /** Marks the browser as one on which an account was logged in. The cookie gives no access. */
  setDeviceCookie(reply: FastifyReply, device: string): void;
}

/**
 * Returns the sessions of a site. On https the cookie is Secure and its name has the prefix `__Host-`, so that
 * browsers accept it only from this host, not from another one of the same domain or over http.
 */
export function sessionsOf({ https, publicUrl }: { https: boolean; publicUrl: string | null }): Sessions {
  const prefix = https ? '__Host-' : '';
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  const cookie = `${prefix}panna_session`;
  const device = `${prefix}panna_device`;
  const optionsOf = (reply: FastifyReply) =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: https || reply.request.protocol === 'https',
    }) as const;
  const setSessionCookie = (reply: FastifyReply, token: string | null) => {
    const options = optionsOf(reply);
    if (token === null) reply.clearCookie(cookie, options);
    else reply.setCookie(cookie, token, { ...options, maxAge: SESSION_SECONDS });
  };
  return {
    callerOf: (request) => ({
      token: bearerOf(request) ?? (request.cookies[cookie] || null),
      // A getter, because it is needed only where attempts are counted.
      get address() {
        return clientNetwork(request);
      },
      userAgent: request.headers['user-agent'] ?? null,
      get origin() {
        return publicOrigin ?? `${request.protocol}://${request.host}`;
      },
      device: request.cookies[device] ?? null,
      requestId: request.id,
      // A getter, because only support views need it.
      get page() {
        return pageOf(request);
      },
      noteLimit: noteLimitsOf(request),
    }),
    async checkSession(scope, request, reply) {
      if (!(await holdsEndedSession(scope))) return;
      if (bearerOf(request) === undefined) return setSessionCookie(reply, null);
      reply.header('www-authenticate', 'Bearer error="invalid_token"');
      refuse('INVALID_TOKEN');
    },
    setSessionCookie,
    setDeviceCookie(reply, value) {
      reply.setCookie(device, value, { ...optionsOf(reply), maxAge: DEVICE_SECONDS });
    },
  };
}

/**
 * Returns the token of the header. It is empty if the header has the scheme but no token; the cookie is not used
 * then.
 */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  const [scheme, token = ''] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}
