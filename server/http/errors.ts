import { maxHeaderSize } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, ERRORS, isUnavailable, retryAfter, type ErrorCode } from '../domain/shared/errors.js';
import { refuseBarely } from './bareAnswer.js';

const HEAD_TOO_LARGE = `The address and the headers of the request are longer than ${maxHeaderSize} bytes together`;

/**
 * What a request is told that no route could answer. GraphQL speaks in `errors`, everything else in the
 * envelope of the REST API; neither ever shows a stack or a cause.
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

/** What is no valid address reaches no route and no hook. */
export function answerBadAddresses(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  void send(request, reply, error.statusCode ?? 400, 'MALFORMED_REQUEST', ERRORS.MALFORMED_REQUEST);
}

/** What Node.js says that it could not read as a request of HTTP, among it a head that is longer than it takes. */
export function answerUnreadable({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (code === 'HPE_HEADER_OVERFLOW') return refuseBarely(socket, 431, 'MALFORMED_REQUEST', HEAD_TOO_LARGE);
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  return refuseBarely(socket, status, 'MALFORMED_REQUEST', ERRORS.MALFORMED_REQUEST);
}

/** Covers are looked up in the database too. */
function refuseForNow(request: FastifyRequest, reply: FastifyReply, refusal: DomainError) {
  reply.header('retry-after', String(retryAfter(refusal)));
  return send(request, reply, 503, 'SERVICE_UNAVAILABLE', ERRORS.SERVICE_UNAVAILABLE);
}

/** What is wrong with a request as a whole, whatever it asks. */
function refuseWhole(request: FastifyRequest, reply: FastifyReply, { problems: [problem] }: DomainError) {
  const status = problem.code === 'INVALID_TOKEN' ? 401 : 400;
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

/** Clients that know the content type of GraphQL over HTTP read the errors of such an answer, whatever its status. */
function contentTypeOf({ url, headers }: FastifyRequest): string {
  const asked = 'application/graphql-response+json';
  return url.startsWith('/graphql') && headers.accept?.includes(asked) ? asked : 'application/json';
}

/** A browser that opens an address wants the web client, which knows its own screens. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const wantsPage = (method === 'GET' || method === 'HEAD') && Boolean(headers.accept?.includes('text/html'));
  return wantsPage && !/^\/(api|covers|graphql|assets|mail)(\/|$|\?)/.test(url);
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
