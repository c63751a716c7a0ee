import type { FastifyReply, FastifyRequest } from 'fastify';
import { SUPPORT_VIEW_MINUTES } from '../domain/accounts/staff.js';
import { refuse } from '../domain/shared/errors.js';
import { holdsEndedSession } from '../usecases/accounts/endedSession.js';
import type { Caller, Scope } from '../usecases/scope.js';
import { clientNetwork } from './clientAddress.js';
import { noteLimitsOf } from './limitHeaders.js';
import { pageOf } from './page.js';

const SESSION_SECONDS = 30 * 86_400;
const DEVICE_SECONDS = 365 * 86_400;

/** Identifies the sender of a request, and sets the cookies of sessions. */
export interface Sessions {
  /** Returns the sender of a request. A bearer token takes precedence over the session cookie. */
  callerOf(request: FastifyRequest): Caller;
  /**
   * Throws INVALID_TOKEN (401) if a bearer token has no session, so that its sender is not treated as a visitor. A
   * cookie without a session is cleared instead, because browsers send it automatically and must be able to log in
   * again. Not called for operations that open a session or need none.
   */
  checkSession(scope: Scope, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /**
   * Sets the session cookie, which scripts cannot read; null clears the cookie. Either call also clears the cookie of a
   * support view.
   */
  setSessionCookie(reply: FastifyReply, token: string | null): void;
  /** Sets a cookie that marks a browser on which the account has logged in. The cookie gives no access. */
  setDeviceCookie(reply: FastifyReply, device: string): void;
  /**
   * Sets the cookie of a support view; null clears it. The cookie gives access to pictures only; all other requests need the
   * bearer token.
   */
  setViewCookie(reply: FastifyReply, token: string | null): void;
  /** Returns the caller of the support view that the request's cookie opens; null without such a cookie. */
  viewerOf(request: FastifyRequest): Caller | null;
}

/**
 * Returns the sessions of a site. On https, the cookies are Secure and their names begin with `__Host-`, so that they
 * cannot be set over http or by another host of the same domain.
 */
export function sessionsOf({ https, publicUrl }: { https: boolean; publicUrl: string | null }): Sessions {
  const prefix = https ? '__Host-' : '';
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  const cookie = `${prefix}panna_session`;
  const device = `${prefix}panna_device`;
  const view = `${prefix}panna_view`;
  const optionsOf = (reply: FastifyReply) =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: https || reply.request.protocol === 'https',
    }) as const;
  const setViewCookie = (reply: FastifyReply, token: string | null) => {
    const options = optionsOf(reply);
    if (token !== null) reply.setCookie(view, token, { ...options, maxAge: SUPPORT_VIEW_MINUTES * 60 });
    else if (reply.request.cookies[view]) reply.clearCookie(view, options);
  };
  const setSessionCookie = (reply: FastifyReply, token: string | null) => {
    setViewCookie(reply, null);
    const options = optionsOf(reply);
    if (token === null) reply.clearCookie(cookie, options);
    else reply.setCookie(cookie, token, { ...options, maxAge: SESSION_SECONDS });
  };
  const callerOf = (request: FastifyRequest): Caller => ({
    token: bearerOf(request) ?? (request.cookies[cookie] || null),
    // A getter, because the address is needed only when attempts are counted.
    get address() {
      return clientNetwork(request);
    },
    userAgent: request.headers['user-agent'] ?? null,
    get origin() {
      return publicOrigin ?? `${request.protocol}://${request.host}`;
    },
    device: request.cookies[device] ?? null,
    requestId: request.id,
    // A getter, because the page is used only in support views.
    get page() {
      return pageOf(request);
    },
    noteLimit: noteLimitsOf(request),
  });
  return {
    callerOf,
    async checkSession(scope, request, reply) {
      if (!(await holdsEndedSession(scope))) return;
      if (bearerOf(request) === undefined) return setSessionCookie(reply, null);
      reply.header('www-authenticate', 'Bearer error="invalid_token"');
      refuse('INVALID_TOKEN');
    },
    setSessionCookie,
    setViewCookie,
    viewerOf(request) {
      const token = request.cookies[view];
      return token ? { ...callerOf(request), token } : null;
    },
    setDeviceCookie(reply, value) {
      reply.setCookie(device, value, { ...optionsOf(reply), maxAge: DEVICE_SECONDS });
    },
  };
}

/**
 * Returns the bearer token in the Authorization header; undefined for another scheme. If the header names the scheme
 * without a token, returns an empty token, so that the cookie is not used instead.
 */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  const [scheme, token = ''] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}
