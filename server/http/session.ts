import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../domain/shared/errors.js';
import { holdsEndedSession } from '../usecases/accounts/endedSession.js';
import type { Caller, Scope } from '../usecases/scope.js';
import { clientNetwork } from './clientAddress.js';
import { noteLimitsOf } from './limitHeaders.js';
import { pageOf } from './page.js';

const SESSION_SECONDS = 30 * 86_400;
const DEVICE_SECONDS = 365 * 86_400;

/** How requests say who sends them, and how a browser is given its session. */
export interface Sessions {
  /** What a request says about its sender: a bearer token goes before the cookie. */
  callerOf(request: FastifyRequest): Caller;
  /**
   * Refuses INVALID_TOKEN (401) for a bearer token without a session: whoever sends one must not be taken for a visitor
   * unawares. Called for everything but what opens a session or needs none. A browser sends its cookie unasked, and must be able to log in again: it is taken away.
   */
  checkSession(scope: Scope, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Gives the browser the session as a cookie that scripts cannot read, or takes it away. */
  setSessionCookie(reply: FastifyReply, token: string | null): void;
  /** Lets the browser be recognised as one on which somebody was signed in; it opens nothing. */
  setDeviceCookie(reply: FastifyReply, device: string): void;
}

/**
 * The sessions of a site. On an https one the cookie is Secure, and its prefix tells browsers to take it from this very
 * host only, not from a neighbour below the same domain or over http.
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
      // Worked out only where attempts are counted.
      get address() {
        return clientNetwork(request);
      },
      userAgent: request.headers['user-agent'] ?? null,
      get origin() {
        return publicOrigin ?? `${request.protocol}://${request.host}`;
      },
      device: request.cookies[device] ?? null,
      requestId: request.id,
      // Read only for support views.
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

/** The token of the header; empty where it names none, which is not for the cookie to make good. */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  const [scheme, token = ''] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}
