import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LimitState, NoteLimit } from '../usecases/scope.js';

type Limits = Map<LimitState['name'], LimitState>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The rate limits that this request counted against, with their states; null if there are none. */
    limits: Limits | null;
  }
}

/**
 * Adds a hook that reports the rate limits of a request in `RateLimit-Policy` and `RateLimit`
 * (draft-ietf-httpapi-ratelimit-headers). If a limit is exceeded, `Retry-After` gives the seconds until a retry.
 * Applies to GraphQL and REST.
 */
export function limitHeaders(http: FastifyInstance): void {
  http.decorateRequest('limits', null);
  http.addHook('onSend', (request, reply, _payload, done) => {
    if (request.limits && request.limits.size > 0) writeHeaders(reply, [...request.limits.values()]);
    done();
  });
}

/** Returns a function that records a rate limit of a request, to be reported in the headers of the response. */
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
