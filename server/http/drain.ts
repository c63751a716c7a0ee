import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Stops accepting connections, waits up to `graceMs` milliseconds for running requests, and then closes all remaining
 * connections.
 */
export type Drain = (graceMs: number) => Promise<void>;

/**
 * Returns a function that drains an HTTP server. Must be called before the server listens, because it tracks all
 * connections.
 */
export function drainOf(http: FastifyInstance): Drain {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  http.server.on('connection', (socket: Socket) => keepUntilClosed(sockets, socket));
  http.server.on('request', (_: IncomingMessage, answer: ServerResponse) => keepUntilClosed(answers, answer));
  return async (graceMs) => {
    const closed = http.close();
    // `http.close` ends only connections that are idle now. Connections that become idle later, or that browsers opened
    // in advance and have not used, would stay open.
    answers.forEach(endConnectionAfter);
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const cut = setTimeout(() => sockets.forEach((socket) => socket.destroy()), graceMs);
    await closed;
    clearTimeout(cut);
  };
}

function keepUntilClosed<T extends Socket | ServerResponse>(open: Set<T>, each: T): void {
  open.add(each);
  each.once('close', () => open.delete(each));
}

function endConnectionAfter(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close');
  else answer.once('finish', () => answer.req.socket.end());
}
