import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LimitState, NoteLimit } from '../usecases/scope.js';

type Limits = Map<LimitState['name'], LimitState>;

declare module 'fastify' {
  interface FastifyRequest {
    /** States of the rate limits that this request has used; null if it has used none. */
    limits: Limits | null;
  }
}

/**
 * Adds a hook that reports the rate limits that a request has used in `RateLimit-Policy` and `RateLimit`
 * (draft-ietf-httpapi-ratelimit-headers), and the time until a retry in `Retry-After` if one is exceeded. It covers
 * GraphQL and REST.
 */
export function limitHeaders(http: FastifyInstance): void {
  http.decorateRequest('limits', null);
  http.addHook('onSend', (request, reply, _payload, done) => {
    if (request.limits && request.limits.size > 0) writeHeaders(reply, [...request.limits.values()]);
    done();
  });
}

/** Returns a function that records the rate limits of a request for the headers of its response. */
export function noteLimitsOf(request: FastifyRequest): NoteLimit {
  return (name, state) => {
    const limits = (request.limits ??= new Map());
    if (state) limits.set(name, state);
    else limits.delete(name);
  };
}

function writeHeaders(reply: FastifyReply, limits: readonly LimitState[]): void {
  reply.header(
    'ratelimit-policy',
    limits.map(({ name, points, duration }) => `"${name}";q=${points};w=${duration}`).join(', '),
  );
  reply.header(
    'ratelimit',
    limits.map(({ name, remaining, seconds }) => `"${name}";r=${remaining};t=${seconds}`).join(', '),
  );
  const waits = limits.filter(({ isExceeded }) => isExceeded).map(({ seconds }) => seconds);
  if (waits.length > 0) reply.header('retry-after', String(Math.max(...waits)));
}
