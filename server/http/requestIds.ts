import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Trust } from './clientAddress.js';

/** What proxies call requests: uuids, traces and the like, and nothing that could look like more than one word in a log. */
const PLAUSIBLE = /^[\w.:;=+/-]{8,128}$/;

/** Names each request: as the trusted proxy before the server does, else by an id of its own. */
export function requestIdsBy(trusts: Trust): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isKept = typeof given === 'string' && PLAUSIBLE.test(given) && trusts(socket.remoteAddress, 0);
    return isKept ? given : randomUUID();
  };
}

/** Says the id of the request in its answer. The log says it as `reqId` in each line about the request. */
export function answerRequestIds(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
