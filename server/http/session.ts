import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteLimitsOf } from './limitHeaders.js';
import type { Caller } from '../usecases/scope.js';

const SESSION_COOKIE = 'panna_session';
const SESSION_SECONDS = 30 * 86_400;
const DEVICE_COOKIE = 'panna_device';
const DEVICE_SECONDS = 365 * 86_400;

/** What a request says about its sender: a bearer token goes before the cookie. */
export function callerOf(request: FastifyRequest): Caller {
  const [scheme, bearer] = request.headers.authorization?.split(' ') ?? [];
  const token = scheme?.toLowerCase() === 'bearer' ? bearer : request.cookies[SESSION_COOKIE];
  return {
    token: token ?? null,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    device: request.cookies[DEVICE_COOKIE] ?? null,
    requestId: request.id,
    noteLimit: noteLimitsOf(request),
  };
}

/** Gives the browser the session as a cookie that scripts cannot read, or takes it away. */
export function setSessionCookie(reply: FastifyReply, token: string | null): void {
  const options = cookieOptions(reply);
  if (token === null) reply.clearCookie(SESSION_COOKIE, options);
  else reply.setCookie(SESSION_COOKIE, token, { ...options, maxAge: SESSION_SECONDS });
}

/** Lets the browser be recognised as one on which somebody was signed in; it opens nothing. */
export function setDeviceCookie(reply: FastifyReply, device: string): void {
  reply.setCookie(DEVICE_COOKIE, device, { ...cookieOptions(reply), maxAge: DEVICE_SECONDS });
}

function cookieOptions(reply: FastifyReply) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: reply.request.protocol === 'https' } as const;
}
