import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ERRORS } from '../domain/shared/errors.js';
import { refuseBarely } from './bareAnswer.js';

/**
 * Where WebSockets are taken: GET at this path. Gives the upgrades to it, for @fastify/websocket to listen to as if it
 * were a server. All others get a 404 at once: as requests they would be answered, but their connections never closed.
 */
export function upgradesAt(path: string, http: FastifyInstance): Server {
  const wanted = createServer();
  http.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const isWanted = request.method === 'GET' && pathOf(request) === path;
    if (!isWanted || !wanted.emit('upgrade', request, socket, head))
      refuseBarely(socket, 404, 'NOT_FOUND', ERRORS.NOT_FOUND);
  });
  return wanted;
}

function pathOf({ url = '' }: IncomingMessage): string | undefined {
  return url.split('?', 1)[0]?.replace(/\/$/, '');
}
