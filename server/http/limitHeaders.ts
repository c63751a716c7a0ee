import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LimitState, NoteLimit } from '../usecases/scope.js';

type Limits = Map<LimitState['name'], LimitState>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The limits that this request has met, and how they stand; null when it has met none. */
    limits: Limits | null;
  }
}

/**
 * Says in `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers) which limits a request has met, and in
 * `Retry-After` when to come back after one that it has exceeded. Both transports get them here.
 */
export function limitHeaders(http: FastifyInstance): void {
  http.decorateRequest('limits', null);
  http.addHook('onSend', (request, reply, _payload, done) => {
    if (request.limits && request.limits.size > 0) writeHeaders(reply, [...request.limits.values()]);
    done();
  });
}

/** Keeps what the limits of a request have come to until it is answered. */
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
