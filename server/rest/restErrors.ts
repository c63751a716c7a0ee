import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { DomainError, problem, retryAfter, type ErrorCode } from '../domain/shared/errors.js';
import { failureOf } from './envelope.js';
import { statusOf } from './statusOf.js';

/** Sends the errors of all routes in the documented format. The cause of a fault is logged and never sent. */
export function answerRestErrors(http: FastifyInstance): void {
  http.setErrorHandler<FastifyError | DomainError>((error, request, reply) => {
    if (error instanceof DomainError) return send(reply, error);
    const code = codeOf(error.statusCode ?? 500);
    if (code === 'INTERNAL_ERROR') request.log.error(error, 'a request failed');
    const values = code === 'BODY_TOO_LARGE' ? { max: request.routeOptions.bodyLimit ?? 0 } : undefined;
    return send(reply, new DomainError([problem(code, values && { values })]));
  });
}

function send(reply: FastifyReply, refusal: DomainError) {
  const [{ code }] = refusal.problems;
  const seconds = retryAfter(refusal);
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  return reply.code(statusOf(code)).type('application/json; charset=utf-8').send(failureOf(refusal));
}

function codeOf(status: number): ErrorCode {
  if (status === 413) return 'BODY_TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE';
  return status >= 500 ? 'INTERNAL_ERROR' : 'MALFORMED_REQUEST';
}
