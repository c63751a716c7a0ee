import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Trust } from './clientAddress.js';

/**
 * Matches the request ids that are accepted from proxies, such as UUIDs. Excludes ids with spaces, because they would
 * look like several words in a log.
 */
const PLAUSIBLE = /^[\w.:;=+/-]{8,128}$/;

/** Returns a function that returns the id of a request: the id that a trusted proxy sent, or a new one. */
export function requestIdsBy(trusts: Trust): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isKept = typeof given === 'string' && PLAUSIBLE.test(given) && trusts(socket.remoteAddress, 0);
    return isKept ? given : randomUUID();
  };
}

/** Adds the id of each request to its response as X-Request-Id. Log lines about the request contain it as `reqId`. */
export function answerRequestIds(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
