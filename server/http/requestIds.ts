import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Trust } from './clientAddress.js';

/**
 * Request ids that are accepted from proxies, such as UUIDs. One that could look like several words in a log is not.
 */
const PLAUSIBLE = /^[\w.:;=+/-]{8,128}$/;

/**
 * Returns a function that chooses the id of a request: that of the trusted proxy in front of the server, or a new
 * one.
 */
export function requestIdsBy(trusts: Trust): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isKept = typeof given === 'string' && PLAUSIBLE.test(given) && trusts(socket.remoteAddress, 0);
    return isKept ? given : randomUUID();
  };
}

/** Adds the id of each request to its response. In the log it is `reqId` in each line about the request. */
export function answerRequestIds(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
