import { maxHeaderSize } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, ERRORS, isUnavailable, retryAfter, type ErrorCode } from '../domain/shared/errors.js';
import { refuseBarely } from './bareAnswer.js';

const HEAD_TOO_LARGE = `The address and the headers of the request are longer than ${maxHeaderSize} bytes together`;

/**
 * Sets the responses to failed requests and to requests that match no route. A browser that opens an unknown page gets
 * the web client. GraphQL responses list errors in `errors`; all other responses use the error format of the REST API,
 * without a stack trace or a cause.
 */
export function answerErrors(http: FastifyInstance): void {
  http.setErrorHandler<FastifyError | DomainError>((error, request, reply) => {
    if (isUnavailable(error)) return refuseForNow(request, reply, error);
    if (error instanceof DomainError) return refuseWhole(request, reply, error);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error, 'a request failed');
    return send(request, reply, status, codeOf(status), messageOf(error, status));
  });
  http.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return reply.sendClient();
    return send(request, reply, 404, 'NOT_FOUND', ERRORS.NOT_FOUND);
  });
}

/** Responds 400 to an invalid address. Such a request reaches no route or hook, so the request id is set here. */
export function answerBadAddresses(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  void send(request, reply, error.statusCode ?? 400, 'MALFORMED_REQUEST', ERRORS.MALFORMED_REQUEST);
}

/** Responds to data that Node.js cannot parse as an HTTP request, to headers that are too long, and to timeouts. */
export function answerUnreadable({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (code === 'HPE_HEADER_OVERFLOW') return refuseBarely(socket, 431, 'MALFORMED_REQUEST', HEAD_TOO_LARGE);
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  return refuseBarely(socket, status, 'MALFORMED_REQUEST', ERRORS.MALFORMED_REQUEST);
}

/**
 * Responds 503 with `Retry-After` if the database is unavailable. This includes requests for pictures, because access
 * to pictures is checked in the database.
 */
function refuseForNow(request: FastifyRequest, reply: FastifyReply, refusal: DomainError) {
  reply.header('retry-after', String(retryAfter(refusal)));
  return send(request, reply, 503, 'SERVICE_UNAVAILABLE', ERRORS.SERVICE_UNAVAILABLE);
}

/** HTTP statuses of the codes that refuse a whole request. The status of all other codes is 400. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  INVALID_TOKEN: 401,
  WEBHOOK_SIGNATURE_INVALID: 401,
  NOT_FOUND: 404,
  WEBHOOKS_OFF: 404,
};

/** Responds to a request that is refused as a whole, and to a request for a picture that the viewer may not see. */
function refuseWhole(request: FastifyRequest, reply: FastifyReply, { problems: [problem] }: DomainError) {
  const status = STATUS[problem.code] ?? 400;
  return send(request, reply, status, problem.code, problem.message);
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  message: string,
) {
  const requestId = status === 500 && request.id;
  const body = request.url.startsWith('/graphql')
    ? { errors: [{ message, extensions: { code, ...(requestId && { requestId }) } }] }
    : { status: 'error', code, message };
  return reply
    .code(status)
    .type(`${contentTypeOf(request)}; charset=utf-8`)
    .send(body);
}

/**
 * Returns the content type of a response. Clients that accept the type of GraphQL over HTTP get that type, because
 * they read errors with any HTTP status.
 */
function contentTypeOf({ url, headers }: FastifyRequest): string {
  const asked = 'application/graphql-response+json';
  return url.startsWith('/graphql') && headers.accept?.includes(asked) ? asked : 'application/json';
}

/** True if a browser requests a page that may be a screen of the web client. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const wantsPage = (method === 'GET' || method === 'HEAD') && Boolean(headers.accept?.includes('text/html'));
  return wantsPage && !/^\/(api|covers|photos|graphql|assets|mail|simulator)(\/|$|\?)/.test(url);
}

function codeOf(status: number): ErrorCode {
  if (status === 413) return 'BODY_TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE';
  return status >= 500 ? 'INTERNAL_ERROR' : 'MALFORMED_REQUEST';
}

function messageOf(error: Error, status: number): string {
  if (status === 415) return ERRORS.UNSUPPORTED_MEDIA_TYPE;
  return status >= 500 ? ERRORS.INTERNAL_ERROR : error.message;
}
