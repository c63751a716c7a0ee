import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ERRORS } from '../domain/shared/errors.js';
import { refuseBarely } from './bareAnswer.js';

/**
 * Returns a server for @fastify/websocket to listen to. It receives the WebSocket upgrades of GET requests to this
 * path. Other upgrades get a 404 here, because Fastify would never close their connections.
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
